/**
 * libpq's `sslmode` (https://www.postgresql.org/docs/current/libpq-ssl.html), and `no-verify`, which `pg` adds:
 * encrypted, with any certificate.
 */
export type SslMode = "disable" | "allow" | "prefer" | "require" | "verify-ca" | "verify-full" | "no-verify";

/** Modes that mean `verify-full` to `pg`, unlike to libpq. */
const readDifferently = new Set(["require", "verify-ca"]);

/** Returns the `sslmode` in a connection string's query. */
export function sslModeOf(parameters = ""): SslMode | undefined {
  return (new URLSearchParams(parameters).get("sslmode") ?? undefined) as SslMode | undefined;
}

/** Returns the query with another `sslmode`; other parameters stay unchanged. */
export function withSslMode(parameters: string | undefined, mode: SslMode): string {
  const others = (parameters ?? "").split("&").filter((one) => one !== "" && !/^sslmode=/i.test(one));
  return [...others, `sslmode=${mode}`].join("&");
}

/**
 * Translates a query from libpq's meaning to that of `pg`. `sslrootcert=system` means the certificate authorities of
 * Node.js and always sets `verify-full`, since a weaker mode would be unsafe with them.
 */
export function driverParameters(parameters: string | undefined): string | undefined {
  if (!parameters) return parameters;
  const given = new URLSearchParams(parameters);
  if (given.get("sslrootcert") === "system") {
    const others = parameters.split("&").filter((one) => !/^sslrootcert=/i.test(one));
    return withSslMode(others.join("&"), "verify-full");
  }
  const differs = readDifferently.has(given.get("sslmode") ?? "") && !given.has("uselibpqcompat");
  return differs ? `${parameters}&uselibpqcompat=true` : parameters;
}

/**
 * Returns the modes to try, in order.
 * @param offersTls whether the server supports TLS
 */
export function sslModesToTry(parameters: string | undefined, offersTls: boolean): SslMode[] {
  const mode = sslModeOf(parameters);
  if (mode === undefined) return offersTls ? ["verify-full", "no-verify"] : ["disable"];
  if (mode === "prefer" || mode === "allow") return [offersTls ? "no-verify" : "disable"];
  return [mode];
}

/** Error codes of Node.js (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const untrusted =
  /^(ERR_TLS_CERT_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$|ERROR_IN_CERT_)/;

/** Returns why a certificate is not trusted; null for any other error. */
export function certificateProblem(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: string };
  return typeof code === "string" && untrusted.test(code) ? (message ?? code) : null;
}
