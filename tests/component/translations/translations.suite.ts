import { runSuite } from "@/tests/support/component/run-suite";

runSuite(__dirname);
