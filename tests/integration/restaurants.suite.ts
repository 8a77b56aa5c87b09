import { runSuite } from "@/tests/support/database/run-suite";

runSuite("app/api/menus", "lib/restaurants", "lib/dashboard");
