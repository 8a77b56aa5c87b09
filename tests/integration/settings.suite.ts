import { runSuite } from "@/tests/support/database/run-suite";

runSuite("app/api/config", "app/api/settings", "lib/setup");
