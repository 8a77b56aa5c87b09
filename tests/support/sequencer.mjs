/** Suites that take longest, longest first: one of them at the end would leave a core without work. */
const slowest = [
  "db/upgrades",
  "unit/ordering",
  "unit/platform",
  "integration/orders",
  "integration/database",
  "component/restaurants",
  "integration/backups",
  "app/api/audit",
  "component/orders",
  "integration/accounts",
  "integration/payments",
  "component/landing",
  "integration/templates",
  "integration/restaurants",
  "component/storefront",
  "integration/platform",
  "integration/api",
  "integration/settings",
  "integration/landing",
  "component/business-plan",
  "component/settings",
  "component/seo",
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
