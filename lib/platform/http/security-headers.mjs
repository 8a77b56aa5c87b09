/** What every answer says, whatever it is. Files that other origins may show say so instead of the last one. */
export const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/**
 * What an answer by HTTPS says besides (RFC 6797); a year, in seconds. Not for the subdomains, which may be somebody
 * else's.
 */
export const transportHeaders = [{ key: "Strict-Transport-Security", value: "max-age=31536000" }];

/** What other origins may show: a template's documents have an origin of their own, and so have social networks. */
export const sharedFiles = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

/** What answers say that are no pages and bring no policy of their own. */
export const contentPolicy = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
