"""Several servers over one database: people who play there, faults, a network of their own."""
