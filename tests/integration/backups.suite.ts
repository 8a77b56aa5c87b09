import { runSuite } from "@/tests/support/database/run-suite";

runSuite("lib/backups", "lib/process");
