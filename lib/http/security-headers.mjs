export const basePolicy = "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'";

/** What every answer says, whatever it is. */
export const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** What answers say that bring no policy of their own. */
export const contentPolicy = { key: "Content-Security-Policy", value: basePolicy };
