// Replaces the `server-only` package, which throws outside a server bundle.
export {};
