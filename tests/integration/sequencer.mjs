/** Suites that take longest, longest first: one of them at the end would leave a core without work. */
const slowest = [
  "integration/database",
  "integration/backups",
  "integration/accounts",
  "integration/settings",
  "integration/seo",
  "integration/templates",
  "integration/api",
  "component/landing",
  "app/api/audit",
  "component/business-plan",
  "component/seo",
  "component/restaurants",
  "integration/landing",
  "integration/platform",
];

function rankOf({ path }) {
  const rank = slowest.findIndex((name) => path.includes(`/${name}`));
  return rank < 0 ? slowest.length : rank;
}

/** The order of test files for Jest. */
export default class SlowestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => rankOf(a) - rankOf(b) || a.path.localeCompare(b.path));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
