import { basePolicy, contentPolicy, securityHeaders } from "./lib/http/security-headers.mjs";

// Where the payment provider's script and its frames come from: docs.stripe.com/security/guide.
const stripe = "https://js.stripe.com https://*.js.stripe.com";
const inline = `'unsafe-inline'${process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`;
const orderPolicy = {
  key: "Content-Security-Policy",
  value: `${basePolicy}; script-src 'self' ${inline} ${stripe}; frame-src 'self' ${stripe} https://hooks.stripe.com`,
};

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  experimental: {
    // Else every route is loaded while the database waits for this process to answer it.
    preloadEntriesOnStart: false,
    // `forbidden()` answers with 403 and `forbidden.tsx`.
    authInterrupts: true,
  },
  reactStrictMode: true,
  typedRoutes: true,
  // `npm test` checks the types; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  // `localhost` is allowed anyway; the scripts of a development server refuse to load from elsewhere.
  allowedDevOrigins: ["127.0.0.1"],
  // Nothing uses `/_next/image`, and each address that is asked for there would be work and a file on the disk.
  images: { unoptimized: true },
  // Every visitor gets the tags in the head, not only the crawlers that Next.js knows.
  htmlLimitedBots: /.*/,
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "fontkit",
    "pg",
    "pino",
    "sharp",
    "stripe",
  ],
  rewrites: async () => [
    { source: "/landing/:path+", destination: "/api/landing/:path+" },
    { source: "/templates/:path+", destination: "/api/templates/:path+" },
  ],
  redirects: async () => [{ source: "/index", destination: "/", permanent: false }],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // A template's files and uploaded pictures bring their own policy, which a header from here would replace.
    {
      source: "/:path((?!(?:api/)?templates/(?:preview|files)/|api/seo/images/).*)",
      headers: [contentPolicy],
    },
    { source: "/:path(order1|order2|orders/.+)", headers: [orderPolicy] },
  ],
};
