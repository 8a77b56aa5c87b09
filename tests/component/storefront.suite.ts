import { runFiles } from "@/tests/support/run-files";
// Its hooks are for all files of the suite, not for the first that imports it.
import "@testing-library/react";
import { testsOf } from "./suites.mjs";

runFiles(testsOf("storefront"));
