import { runSuite } from "@/tests/support/database/run-suite";

runSuite("lib/platform", "scripts/migration");
