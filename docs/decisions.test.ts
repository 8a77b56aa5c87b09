import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

const folder = "docs/decisions";
const names = readdirSync(folder)
  .filter((name) => /^\d{3}-/.test(name))
  .sort();
const index = readFileSync(path.join(folder, "README.md"), "utf8");

const successor = String.raw`\[(\d+)\]\(([\w-]+\.md)\)`;
const part = String.raw`${successor} \([^()]+\)`;
/** The forms of a status that docs/decisions/template.md lists. */
const statusForm = new RegExp(
  `^(?:accepted|superseded by ${successor}|accepted, partly superseded by ${part}(?: and ${part})?)$`,
);

const decisions = names.map((name) => {
  const text = readFileSync(path.join(folder, name), "utf8");
  const [, number = "", title = ""] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  const status = /^Status: ((?:.+\n)+)/m.exec(text)?.[1]?.trim().replaceAll("\n", " ") ?? "";
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  return { name, number, title, status, headings };
});

/** A status as the index has it: without the parts that were superseded. */
const shortStatus = (status: string) => status.replaceAll(/ \([^()]+\)(?= and \[|$)/g, "");

test.each(decisions)("$name has its number, a title, and context, decision and consequences", (decision) => {
  expect(Number(decision.number)).toBe(Number.parseInt(decision.name, 10));
  expect(decision.title).not.toBe("");
  expect(decision.headings).toEqual(["Context", "Decision", "Consequences"]);
});

test.each(decisions)("$name has a status, and a decision that supersedes it exists", ({ name, status }) => {
  expect(status).toMatch(statusForm);
  const successors = [...status.matchAll(new RegExp(successor, "g"))];
  expect(successors.length > 0).toBe(status.includes("superseded"));
  for (const [, number, file = ""] of successors) {
    expect(names).toContain(file);
    expect(Number.parseInt(file, 10)).toBe(Number(number));
    expect(file).not.toBe(name);
  }
});

test("a number is used once", () => {
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(names.length);
});

test("the index lists every decision once, with its number, title and status", () => {
  const rows = [...index.matchAll(/^\| +(\d+) \| \[(.+)\]\((\d{3}-[\w-]+\.md)\) +\| (.+?) +\|$/gm)].map(
    ([, number, title, name, status]) => ({ name, number, title, status }),
  );
  const listed = rows.sort((one, other) => (one.name ?? "").localeCompare(other.name ?? ""));
  expect(listed).toEqual(
    decisions.map(({ name, number, title, status }) => ({
      name,
      number,
      title,
      status: shortStatus(status),
    })),
  );
});
