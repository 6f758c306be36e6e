from attacks.deserted_bot_tables import DesertedBotTables


class HardBotTables(DesertedBotTables):
    """The same with house bots that think as long as they may."""

    level = "hard"
