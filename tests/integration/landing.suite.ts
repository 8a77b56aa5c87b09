import { runSuite } from "@/tests/support/database/run-suite";

runSuite("app/api/landing", "lib/landing", "app/api/pictures", "lib/pictures");
