import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import {
  featureTitles,
  section,
  setUpLandingEditor,
  titleField,
} from "@/tests/support/component/landing-editor";
import { fill, saveKeys } from "@/tests/support/component/screen";
import { bakery } from "@/tests/support/landing/bakery";

const editor = setUpLandingEditor();

const mine = "My title";
const theirs = bakery((content) => {
  content.hero.title = "Their title";
  content.hero.ctaText = "Their button";
});

const findDialog = async () => within(await screen.findByRole("alertdialog"));
const expectClosed = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

describe("when another user saved in the meantime", () => {
  beforeEach(async () => {
    fill(titleField(), mine);
    await editor.saveElsewhere(theirs);
    await editor.save();
    const changes = (await findDialog()).getAllByRole("listitem");
    expect(changes).toHaveLength(2);
    expect(changes[0]).toHaveTextContent("Hero › Title");
    expect(changes[0]).toHaveTextContent("Changed by both");
    expect(changes[1]).toHaveTextContent("Their button");
    expect(changes[1]).toHaveTextContent("Changed by them");
  });

  test("deciding later keeps the edits", async () => {
    await editor.user.keyboard("{Escape}");
    await expectClosed();
    expect(titleField()).toHaveValue(mine);
    expect(screen.getByText("Unsaved changes")).toBeVisible();
  });

  test("mine can stay", async () => {
    const dialog = await findDialog();
    dialog.getByText(/Your changes win; their other changes stay\./);
    const kept = dialog.getAllByText("Stays with “Keep mine”").map((mark) => mark.closest("dt"));
    expect(kept.map((term) => term?.textContent)).toEqual([
      expect.stringMatching(/^Mine/),
      expect.stringMatching(/^Theirs/),
    ]);
    await editor.press("Keep mine");
    await screen.findByText("Changes saved successfully!");
    await expectClosed();
    expect(section("Hero").getByLabelText(/Button text/i)).toHaveValue("Their button");
    await screen.findByText(/^Draft saved/);
    expect((await editor.saved()).config.hero).toMatchObject({ title: mine, ctaText: "Their button" });
  });

  test("theirs can stay", async () => {
    await editor.press("Take theirs");
    await waitFor(() => expect(titleField()).toHaveValue("Their title"));
    await screen.findByText("All changes saved");
    expect((await editor.saved()).config.hero.title).toBe("Their title");
  });
});

test("a list changed by both keeps mine as a whole, with a notice", async () => {
  fill(featureTitles()[0] as HTMLElement, "Mine");
  await editor.saveElsewhere(
    bakery((content) => {
      content.features[2] = { icon: "🌾", title: "Theirs", description: "Elsewhere." };
    }),
  );
  await editor.save();
  const dialog = await findDialog();
  dialog.getByText(/You both changed Features: “Keep mine” keeps yours as a whole\./);
  const terms = dialog.getAllByRole("term").map((term) => term.textContent);
  expect(terms).toContainEqual(expect.stringMatching(/^Mine.*Stays/));
  expect(terms).not.toContainEqual(expect.stringMatching(/^Theirs.*Stays/));
});

test("a conflict found by the keyboard gives the focus back to the field", async () => {
  const title = () => featureTitles()[0] as HTMLElement;
  fill(title(), mine);
  await editor.saveElsewhere(theirs);
  await editor.user.keyboard(saveKeys);
  await findDialog();
  await editor.user.keyboard("{Escape}");
  await waitFor(() => expect(title()).toHaveFocus());

  await editor.user.keyboard(saveKeys);
  await findDialog();
  await editor.press("Keep mine");
  await screen.findByText("Changes saved successfully!");
  await waitFor(() => expect(title()).toHaveFocus());
});
