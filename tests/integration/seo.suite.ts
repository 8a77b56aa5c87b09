import { runSuite } from "@/tests/support/database/run-suite";

runSuite("app/api/seo", "lib/seo");
