#!/usr/bin/python3
"""Units, scripts, man pages and container files of deploy/, as the tools of their makers judge
them."""

import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("systemd/vegasd*"))
MOST_EXPOSED = 20  # tenths, of systemd-analyze


def run(*command):
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


class Units(unittest.TestCase):
    def test_systemd_understands_them(self):
        """The programs are not installed here, so others stand for them."""
        with tempfile.TemporaryDirectory() as folder:
            for unit in UNITS:
                text = re.sub(r"/usr/(sbin/vegasd|libexec/vegasd/\w+)", "/bin/true",
                              unit.read_text(encoding="utf-8"))
                (pathlib.Path(folder) / unit.name).write_text(text, encoding="utf-8")
            copies = sorted(pathlib.Path(folder).iterdir())
            code, output = run("systemd-analyze", "verify", "--man=no", *copies)
            ours = [line for line in output.splitlines() if "vegasd" in line]
        self.assertEqual((code, ours), (0, []))

    def test_a_fault_would_be_noticed(self):
        with tempfile.TemporaryDirectory() as folder:
            unit = pathlib.Path(folder) / "vegasd.service"
            text = (DEPLOY / "systemd/vegasd.service").read_text(encoding="utf-8")
            unit.write_text(text.replace("/usr/sbin/vegasd", "/bin/true")
                            .replace("ProtectSystem=", "ProtectSytem="), encoding="utf-8")
            self.assertIn("ProtectSytem", run("systemd-analyze", "verify", "--man=no", unit)[1])

    def test_what_they_start_after_is_started(self):
        """An order alone starts nothing that no other unit wants."""
        for unit in UNITS:
            text = unit.read_text(encoding="utf-8")
            if re.search(r"^After=.*\bnetwork-online\.target", text, re.M):
                self.assertRegex(text, r"(?m)^Wants=.*\bnetwork-online\.target", unit.name)

    def test_services_are_hardly_exposed(self):
        for unit in UNITS:
            if unit.suffix == ".service":
                code, output = run("systemd-analyze", "security", "--offline=true", "--no-pager",
                                   f"--threshold={MOST_EXPOSED}", unit)
                self.assertEqual(code, 0, output)
                self.assertIn("Overall exposure level", output)

    def test_the_package_knows_them_all(self):
        """Those that are started by themselves are in each maintainer script."""
        started = {unit.name for unit in UNITS
                   if "[Install]" in unit.read_text(encoding="utf-8")}
        for script in ("postinst", "prerm", "postrm"):
            text = (DEPLOY / "debian" / script).read_text(encoding="utf-8")
            named = set(re.findall(r"vegasd[\w-]*\.(?:service|socket|timer)(?=[ \";])", text))
            self.assertEqual(named, started, script)
        cmake = (DEPLOY / "CMakeLists.txt").read_text(encoding="utf-8")
        for unit in UNITS:
            self.assertIn(f"/{unit.name}", cmake)


class Scripts(unittest.TestCase):
    def test_shellcheck_finds_nothing(self):
        scripts = [path for folder in (DEPLOY, ROOT / "tests/package")
                   for path in sorted(folder.rglob("*")) if path.is_file() and
                   re.match(r"#!.*\b(sh|bash)\n|# shellcheck shell=bash", head(path))]
        self.assertGreaterEqual(len(scripts), 8)
        code, output = run("shellcheck", "-x", "--source-path", ROOT, *scripts)
        self.assertEqual((code, output), (0, ""))


def head(path):
    with open(path, "rb") as file:
        return file.read(100).decode(errors="replace")


# It knows packages by files of a folder, and removes those that stand in the way of a new one.
APT = """#!/bin/sh
cd "$(dirname "$0")/machine"
case " $* " in *" install "*) ;; *) exit 0 ;; esac
for package in in_the_way/*; do
    [ -e "$package" ] || continue
    case " $* " in
        *" -s "*) echo "Remv $(basename "$package") [1.74.0+ds1-21]" ;;
        *" --no-remove "*) echo "E: Packages need to be removed" >&2; exit 100 ;;
        *) rm "$package" ;;
    esac
done
case " $* " in *" -s "*) ;; *) touch installed ;; esac
"""


class InstallPackages(unittest.TestCase):
    """On a machine that has none of the packages, and others in their way."""

    def setUp(self):
        made = tempfile.TemporaryDirectory()
        self.addCleanup(made.cleanup)
        self.folder = pathlib.Path(made.name)
        (self.folder / "machine/in_the_way").mkdir(parents=True)
        programs = {"apt-get": APT, "dpkg-query": "#!/bin/sh\nexit 1\n",
                    "id": "#!/bin/sh\necho 0\n"}
        for name, text in programs.items():
            (self.folder / name).write_text(text, encoding="utf-8")
            (self.folder / name).chmod(0o755)

    def install(self):
        done = subprocess.run([DEPLOY / "install-packages", "build"], stdin=subprocess.DEVNULL,
                              env={"PATH": f"{self.folder}:/usr/bin:/bin"}, capture_output=True,
                              text=True)
        return done.returncode, done.stderr.splitlines()

    def test_all_are_installed_where_nothing_is_in_the_way(self):
        self.assertEqual(self.install(), (0, []))
        self.assertTrue((self.folder / "machine/installed").exists())

    def test_nothing_is_removed_for_them_and_what_is_in_the_way_is_named(self):
        there = {"libboost1.74-dev", "libboost-dev"}
        for package in there:
            (self.folder / "machine/in_the_way" / package).touch()
        code, output = self.install()
        left = {path.name for path in (self.folder / "machine/in_the_way").iterdir()}
        self.assertEqual(left, there)
        self.assertFalse((self.folder / "machine/installed").exists())
        self.assertEqual((code, len(output)), (3, 1), output)
        self.assertIn("remove libboost-dev libboost1.74-dev,", output[0])


class ManPages(unittest.TestCase):
    def test_man_reads_them_without_a_warning(self):
        pages = sorted(DEPLOY.glob("man/*.[1-8]"))
        self.assertEqual(len(pages), 3)
        for page in pages:
            code, output = run("groff", "-man", "-Tutf8", "-ww", "-z", page)
            self.assertEqual((code, output), (0, ""))


class Licence(unittest.TestCase):
    """The package repeats what LICENSE says of the code, in Debian's format."""

    def setUp(self):
        text = (ROOT / "LICENSE").read_text(encoding="utf-8")
        self.title, self.holder, self.terms = text.split("\n\n", 2)
        stanzas = (DEPLOY / "debian/copyright").read_text(encoding="utf-8").split("\n\n")
        self.stanzas = {stanza.split("\n", 1)[0]: stanza for stanza in stanzas}

    def test_the_code_is_under_the_terms_of_mit(self):
        self.assertEqual(self.title, "MIT License")
        output = self.stanzas["Files: *"]
        self.assertIn("\nLicense: Expat", output)
        copyright_line = re.search(r"^Copyright: (.*)$", output, re.M).group(1)
        self.assertEqual(self.holder, f"Copyright (c) {copyright_line}")

    def test_the_package_has_the_same_words(self):
        told = self.stanzas["License: Expat"].split("\n", 1)[1].replace("\n .\n", "\n")
        self.assertEqual(told.split(), self.terms.split())

    def test_the_readme_names_it(self):
        self.assertIn("(LICENSE)", (ROOT / "README.md").read_text(encoding="utf-8"))


class Containers(unittest.TestCase):
    def test_compose_mounts_files_that_are_there(self):
        text = (DEPLOY / "compose/compose.yml").read_text(encoding="utf-8")
        mounted = re.findall(r"^ +- (\.[^:]*):/[^:]*:ro$", text, re.M)
        self.assertGreaterEqual(len(mounted), 6)
        for path in mounted:
            self.assertTrue((DEPLOY / "compose" / path).is_file(), path)

    def test_a_kubernetes_service_is_not_taken_for_settings(self):
        text = (DEPLOY / "kubernetes/vegasd.yml").read_text(encoding="utf-8")
        self.assertIn("enableServiceLinks: false", text)


if __name__ == "__main__":
    unittest.main()
