import { readFileSync } from "node:fs";

/** The packages of a folder that is installed beside the product. */
const packagesOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).dependencies);

export default {
  entry: [
    "components/islands/*.{ts,tsx}",
    "components/visitor/main.ts",
    "content/designs/*/style.css",
    "deploy/*.mjs",
    "scripts/*.mjs",
    "scripts/benchmark/*.mjs",
    "scripts/verify/pricing/by-*.ts",
    "lib/templates/inspection/worker.{mjs,ts}",
    "lib/process/main.ts",
    "tests/support/*/*-process.ts",
    "tests/**/*.suite.ts",
  ],
  // Their packages are in tools/package.json, so that knip does not find their plugins by itself.
  jest: { config: ["jest.config.mjs"], entry: ["**/*.test.{ts,tsx}"] },
  playwright: { config: ["playwright.config.ts"], entry: ["**/*.e2e.ts"] },
  project: ["**/*.{ts,tsx,mjs,css}"],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ["biome", "knip", "wrk"],
  ignoreDependencies: [
    "@fontsource-variable/instrument-sans",
    "@fontsource/bricolage-grotesque",
    "@fontsource/manrope",
    "@prisma/client",
    ...packagesOf("tools"),
    ...packagesOf("tracing"),
  ],
};
