/** Suites that take longest, longest first: one of them at the end would leave a core without work. */
const slowest = [
  "db/upgrades",
  "lib/backups/backup",
  "lib/backups/refused",
  "unit/platform",
  "unit/templates",
  "unit/library",
  "unit/ordering",
  "component/orders",
  "component/restaurants",
  "integration/database",
  "component/site",
  "component/portal",
  "integration/orders",
  "component/plan",
  "integration/payments",
  "integration/templates",
  "integration/landing",
  "app/api/audit",
  "component/storefront",
  "integration/api",
  "integration/platform",
  "integration/accounts",
  "integration/restaurants",
  "integration/settings",
  "integration/seo",
  "integration/business-plans",
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
