import { runFiles } from "@/tests/support/run-files";
import { testsOf } from "./suites.mjs";

runFiles(testsOf("templates"));
