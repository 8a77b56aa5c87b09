import { runsAlone, testsIn } from "../support/suites.mjs";

/** Folders of the unit tests that run as one test file, by the suite's name; those of a suite take about as long. */
export const suites = {
  platform: ["lib/platform"],
  ordering: ["lib/business-plan", "lib/orders", "lib/restaurants", "lib/templates"],
  library: ["lib"],
  screens: ["app", "components"],
  project: ["docs", "scripts", "tests", "*"],
};

const isUnitTest = (file) => /(?<!\.db|\.component|\.verify)\.test\.tsx?$/.test(file);

const isIn = (file, folders) => folders.some((folder) => file.startsWith(`${folder}/`));

/** Lists the unit tests of a suite, without those in a folder that another suite names. */
function listed(name) {
  const others = Object.values(suites)
    .flat()
    .filter((folder) => suites[name].some((own) => folder.startsWith(`${own}/`)));
  return suites[name]
    .flatMap((folder) => testsIn(folder, isUnitTest))
    .filter((file) => !isIn(file, others))
    .sort();
}

/** Lists the test files of a suite. */
export const testsOf = (name) => listed(name).filter((file) => !runsAlone(file));

/** Lists the test files that run alone. */
export const testsAlone = () => Object.keys(suites).flatMap(listed).filter(runsAlone);
