import path from "node:path";
import nextJest from "next/jest.js";
import * as componentTests from "./tests/component/suites.mjs";
import * as integrationTests from "./tests/integration/suites.mjs";
import * as unitTests from "./tests/unit/suites.mjs";

/** `npm test` runs tests in suites (tests/<kind>/suites.mjs), which is faster than file by file. */
const runsSuites = process.env.TESTS === "suites";

/** A path as a glob. Jest takes a backslash before a bracket for a separator, so any character stands for brackets. */
const escaped = (file) => file.replace(/[[\]]/g, "?").replace(/[(){}*!]/g, "\\$&");

/** The suites of a folder, and the tests that run alone. */
const suitesIn = (folder, testsAlone) => [
  `**/${folder}/*.suite.ts`,
  ...testsAlone().map((file) => `<rootDir>/${escaped(file)}`),
];

const shared = {
  testEnvironment: "node",
  // The folder of temporary files is a new one for each run of `npm test`.
  cacheDirectory: path.resolve("node_modules/.cache/jest"),
  // A build may replace it while Jest lists the modules.
  modulePathIgnorePatterns: ["<rootDir>/.next/"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/tests/support/server-only.ts",
  },
  setupFilesAfterEnv: ["<rootDir>/tests/support/setup.ts"],
};

const ignored = [
  "<rootDir>/node_modules/",
  "<rootDir>/.next/",
  "<rootDir>/data/",
  "<rootDir>/templates-store/",
];

/** Packages that exist as ES modules only, which Jest has to turn into CommonJS. */
const esModules =
  "jose|light-my-request/node_modules/cookie|cookie|@prisma/schema-engine-wasm|@panva/hkdf|uuid|preact|preact-render-to-string|parse5|entities|@csstools/css-tokenizer|fast-check|pure-rand|d3-[a-z-]+|internmap|temporal-polyfill|temporal-utils";

const createConfig = nextJest({ dir: "./" });

const databaseServer = {
  globalSetup: "<rootDir>/tests/support/database/start-database.mjs",
  globalTeardown: "<rootDir>/tests/support/database/stop-database.mjs",
};

async function project(options) {
  const config = await createConfig({ ...shared, ...options })();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${esModules})/)`] };
}

/**
 * `x.test.ts` needs no database; `x.db.test.ts` runs on a real PostgreSQL that the global set-up starts, and so does
 * `x.component.test.tsx`, in a document. `x.verify.test.ts` is run by `npm run verify -- processes`.
 */
export default async function config() {
  const unit = await project({
    displayName: "unit",
    testMatch: runsSuites ? suitesIn("tests/unit", unitTests.testsAlone) : ["**/*.test.ts?(x)"],
    testPathIgnorePatterns: [...ignored, "\\.(db|component|verify)\\.test\\.tsx?$"],
  });
  const integration = await project({
    displayName: "integration",
    testMatch: runsSuites
      ? suitesIn("tests/integration", integrationTests.testsAlone)
      : ["**/*.db.test.ts?(x)"],
    testPathIgnorePatterns: ignored,
    ...databaseServer,
  });
  const component = await project({
    displayName: "component",
    testMatch: runsSuites
      ? suitesIn("tests/component", componentTests.testsAlone)
      : ["**/*.component.test.tsx"],
    testPathIgnorePatterns: ignored,
    moduleNameMapper: {
      ...shared.moduleNameMapper,
      "^next/headers$": "<rootDir>/tests/support/component/request-headers.ts",
    },
    testEnvironment: "<rootDir>/tests/support/component/environment.mjs",
    testEnvironmentOptions: { url: "http://localhost:3000/" },
    ...databaseServer,
  });
  const verify = await project({
    displayName: "verify",
    testMatch: ["**/*.verify.test.ts"],
    testPathIgnorePatterns: ignored,
    ...databaseServer,
  });
  return {
    projects: [unit, integration, component, verify],
    testTimeout: 30_000,
    reporters: ["default", "<rootDir>/scripts/test/jest-summary.mjs"],
    testSequencer: "<rootDir>/tests/support/sequencer.mjs",
    // Runs one worker for each core. Workers share no database and no folder.
    maxWorkers: "100%",
  };
}
