import {
  contentPolicy,
  securityHeaders,
  sharedFiles,
  transportHeaders,
} from "./lib/platform/http/security-headers.mjs";

const byHttps = [{ type: "header", key: "x-forwarded-proto", value: "https" }];

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  experimental: {
    // Without this, every route is loaded while the database waits for this process.
    preloadEntriesOnStart: false,
    // `forbidden()` answers with 403 and `forbidden.tsx`.
    authInterrupts: true,
    // Writing the cache takes a third of a build, and a site is built once for each version.
    turbopackFileSystemCacheForBuild: false,
    // Source maps are not read in production.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
  },
  reactStrictMode: true,
  typedRoutes: true,
  // `npm test` checks the types; a start doesn't need to.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  // `localhost` is allowed anyway; the scripts of a development server refuse to load from elsewhere.
  allowedDevOrigins: ["127.0.0.1"],
  // `/_next/image` is unused, and each requested address would cost processor time and a file on the disk.
  images: { unoptimized: true },
  // All visitors get the tags in the head, not only the crawlers that Next.js knows.
  htmlLimitedBots: /.*/,
  serverExternalPackages: [
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "fontkit",
    "pg",
    "pino",
    "prom-client",
    "sharp",
    "stripe",
  ],
  rewrites: async () => [
    { source: "/create-payment-intent", destination: "/api/create-payment-intent" },
    { source: "/landing/:path+", destination: "/api/landing/:path+" },
    { source: "/templates/:path+", destination: "/api/templates/:path+" },
  ],
  redirects: async () => [{ source: "/index", destination: "/", permanent: false }],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/:path*", has: byHttps, headers: transportHeaders },
    // Templates' files, uploaded pictures and the answer to the contact form set their own policy, which a header from
    // here would replace; the middleware sets that of pages.
    {
      source: "/:path((?!(?:api/)?templates/(?:preview|files)/|api/seo/images/|api/inbox/form).*)",
      headers: [contentPolicy],
    },
    {
      source:
        "/:path((?:_next/static|api/site|api/seo/(?:preview-)?images|api/pictures/files|(?:api/)?landing/icons|(?:api/)?templates/(?:preview|files))/.+|[\\w-]+\\.(?:ico|png|svg|txt|webmanifest))",
      headers: [sharedFiles],
    },
  ],
};
