import { expect, test } from "@jest/globals";
import { readProgress } from "./progress-lines";

test("steps are read as they arrive, and the last line is the answer", () => {
  const lines = ['{"step":{"name":"a"}}', '{"step":{"name":"b"}}', '{"success":true,"status":200}'];
  expect(readProgress("")).toEqual({ steps: [], answer: null });
  expect(readProgress(`${lines[0]}\n{"st`)).toEqual({ steps: [{ name: "a" }], answer: null });
  expect(readProgress(lines.map((line) => `${line}\n`).join(""))).toEqual({
    steps: [{ name: "a" }, { name: "b" }],
    answer: { status: 200, text: lines[2] },
  });
});
