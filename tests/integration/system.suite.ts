import { runSuite } from "@/tests/support/database/run-suite";

runSuite(
  "app/api/audit",
  "app/api/backups",
  "app/api/csp-reports",
  "app/api/metrics",
  "app/api/system",
  "lib/system",
  "lib/audit",
  "lib/api",
  "lib/visits",
);
