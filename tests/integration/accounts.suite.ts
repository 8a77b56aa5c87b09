import { runSuite } from "@/tests/support/database/run-suite";

runSuite("app/api/account", "app/api/auth", "app/api/tokens", "app/api/users", "lib/accounts");
