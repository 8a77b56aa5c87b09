import { expect, test } from "@jest/globals";
import { templateNameProblem } from "./limits";
import { renameInput } from "./schema";

test.each(["Spring", " Spring ", "", "  ", "a\tb", "a\u2028b"])(
  "the form and the server judge a template's name alike: %j",
  (name) => {
    const refusal = renameInput.safeParse({ name }).error?.issues[0]?.message ?? null;
    expect(templateNameProblem(name)).toBe(refusal);
  },
);
