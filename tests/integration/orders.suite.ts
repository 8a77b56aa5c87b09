import { runSuite } from "@/tests/support/database/run-suite";

runSuite("orders");
