/** Headers of every answer. Files that other origins may use replace the last one by `sharedFiles`. */
export const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(self)" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Further headers of answers over HTTPS (RFC 6797), for a year; not for subdomains, which may have other owners. */
export const transportHeaders = [{ key: "Strict-Transport-Security", value: "max-age=31536000" }];

/** For files that other origins may use: sandboxed documents of templates, and social networks. */
export const sharedFiles = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

/** For answers other than pages without their own policy. */
export const contentPolicy = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
