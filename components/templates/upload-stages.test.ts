import { expect, test } from "@jest/globals";
import { progressOf } from "./upload-stages";
import type { BusyUpload } from "./use-template-upload";

test("an upload shows its stage and progress", () => {
  expect(progressOf({ phase: "sending", sent: 1024 * 512, total: 1024 * 1024 })).toEqual({
    stage: 0,
    message: "Uploading",
    detail: "50% · 512 KB of 1 MB",
    value: 0.5,
  });
  const at = (step: BusyUpload) => {
    const { stage, message, detail, value } = progressOf(step);
    return [stage, message, detail, value];
  };
  const working = "working" as const;
  expect(at({ phase: working, step: null })).toEqual([1, "Waiting to be checked", "", null]);
  expect(at({ phase: working, step: { name: "waiting" } })).toEqual([1, "Waiting to be checked", "", null]);
  expect(at({ phase: working, step: { name: "unpacking" } })).toEqual([1, "Checking the archive", "", null]);
  expect(at({ phase: working, step: { name: "pages", done: 3, of: 4 } })).toEqual([
    2,
    "Cleaning pages",
    "Page 3 of 4",
    0.5,
  ]);
  expect(at({ phase: working, step: { name: "pictures", done: 1, of: 1200 } })).toEqual([
    3,
    "Making pictures smaller",
    "Picture 1 of 1,200",
    0,
  ]);
  expect(at({ phase: working, step: { name: "storing" } })).toEqual([4, "Storing the template", "", null]);
});
