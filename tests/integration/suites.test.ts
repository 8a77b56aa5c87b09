import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { suites, testsAlone, testsOf } from "./suites.mjs";

const names = Object.keys(suites) as (keyof typeof suites)[];

test("each integration test is in one suite, or runs alone", () => {
  const places = ["app", "components", "lib", "scripts", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const found = [...readdirSync("."), ...places].filter((file) => /\.db\.test\.tsx?$/.test(file));
  expect(found.length).toBeGreaterThan(100);
  expect([...names.flatMap(testsOf), ...testsAlone()].sort()).toEqual(found.sort());
});

test("Jest runs each of the tests that run alone", () => {
  const list = ["node_modules/jest/bin/jest.js", "--selectProjects", "integration", "--listTests"];
  const environment = { ...process.env, TESTS: "suites" };
  const listed = execFileSync(process.execPath, list, { env: environment, encoding: "utf8" });
  const files = listed.split("\n").map((file) => path.relative(process.cwd(), file));
  expect(files.filter((file) => file.endsWith(".db.test.ts")).sort()).toEqual(testsAlone().sort());
});

test("each suite has a file that runs it", () => {
  const files = readdirSync("tests/integration").filter((file) => file.endsWith(".suite.ts"));
  expect(files).toEqual(names.map((name) => `${name}.suite.ts`));
});
