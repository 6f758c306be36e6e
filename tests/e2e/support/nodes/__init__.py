"""Several servers over one database: people who play at them, faults, and a network of their own."""
