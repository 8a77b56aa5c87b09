import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import * as componentTests from "@/tests/component/suites.mjs";
import * as integrationTests from "@/tests/integration/suites.mjs";
import * as unitTests from "@/tests/unit/suites.mjs";

type Suites = {
  suites: Record<string, string[]>;
  testsOf: (name: string) => string[];
  testsAlone: () => string[];
};

const places = ["app", "components", "docs", "lib", "scripts", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
);
const files = [...readdirSync("."), ...places];

describe.each<[string, Suites, RegExp]>([
  ["integration", integrationTests as Suites, /\.db\.test\.tsx?$/],
  ["component", componentTests, /\.component\.test\.tsx$/],
  ["unit", unitTests, /(?<!\.db|\.component|\.verify)\.test\.tsx?$/],
])("%s tests", (project, { suites, testsOf, testsAlone }, name) => {
  const names = Object.keys(suites);

  test("each is in one suite, or runs alone", () => {
    const found = files.filter((file) => name.test(file));
    expect(found.length).toBeGreaterThan(90);
    expect([...names.flatMap(testsOf), ...testsAlone()].sort()).toEqual(found.sort());
  });

  test("Jest runs each suite, and each of those that run alone", () => {
    const list = ["node_modules/jest/bin/jest.js", "--selectProjects", project, "--listTests"];
    const environment = { ...process.env, TESTS: "suites" };
    const listed = execFileSync(process.execPath, list, { env: environment, encoding: "utf8" });
    const ran = listed.split("\n").filter(path.isAbsolute);
    expect(ran.map((file) => path.relative(process.cwd(), file)).sort()).toEqual(
      [...testsAlone(), ...names.map((suite) => `tests/${project}/${suite}.suite.ts`)].sort(),
    );
  });

  test("each suite has a file that runs it", () => {
    const suiteFiles = readdirSync(`tests/${project}`).filter((file) => file.endsWith(".suite.ts"));
    expect(suiteFiles.sort()).toEqual(names.map((suite) => `${suite}.suite.ts`).sort());
  });
});
