import { defineConfig, devices } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  projects: [
    { name: "browser", testMatch: "e2e/**/*.e2e.ts" },
    { name: "processes", testMatch: "process/**/*.e2e.ts" },
  ],
  globalSetup: "tests/support/process/prepared-data-dir.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A second try on a busy machine; what needed one is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  use: {
    ...devices["Desktop Chrome"],
    // What moves without end takes a third of a core; a test about motion asks for it.
    contextOptions: { reducedMotion: "reduce" },
    // A trace slows its test down; `--trace on` records one of each.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // A page lives for seconds: optimizing its code and painting it on several threads costs more than it saves.
        "--js-flags=--no-opt,--no-maglev",
        "--num-raster-threads=1",
      ],
    },
  },
});
