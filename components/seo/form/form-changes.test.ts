import { expect, test } from "@jest/globals";
import { emptyForm } from "../form-values";
import { formChanges } from "./form-changes";

test("each differing field is listed, with its author", () => {
  const mine = { ...emptyForm, title: "Mine", author: "Ada" };
  const theirs = { ...emptyForm, title: "Theirs", structuredData: ["{}"] };
  expect(formChanges(emptyForm, mine, theirs)).toEqual([
    { key: "title", label: "Title", mine: "Mine", theirs: "Theirs", changedBy: "both", kept: "mine" },
    { key: "author", label: "Author", mine: "Ada", theirs: "", changedBy: "mine", kept: "mine" },
    {
      key: "structuredData",
      label: "Structured Data (JSON-LD)",
      mine: "",
      theirs: "{}",
      changedBy: "theirs",
      kept: "theirs",
    },
  ]);
  expect(formChanges(emptyForm, mine, mine)).toEqual([]);
});
