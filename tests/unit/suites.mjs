import { divideByFolder } from "../support/suites.mjs";

/** Folders of the unit tests that run as one test file, by the suite's name. */
export const suites = {
  platform: ["lib/platform"],
  templates: ["lib/templates"],
  ordering: ["lib/business-plan", "lib/orders", "lib/restaurants"],
  library: ["lib"],
  screens: ["app", "components"],
  project: ["docs", "scripts", "tests", "*"],
};

export const { testsOf, testsAlone } = divideByFolder(suites, (file) =>
  /(?<!\.db|\.component|\.verify)\.test\.tsx?$/.test(file),
);
