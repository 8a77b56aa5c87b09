import { beforeEach, expect } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { LandingContent } from "@/lib/landing/schema";
import { callRoute } from "@/tests/support/api/call";
import { bakery } from "@/tests/support/landing/bakery";
import { setUpPortal } from "./portal";
import { press } from "./screen";

/** A section of the landing editor. */
export const section = (name: string) => within(screen.getByRole("group", { name }));
export const titleField = () => section("Hero").getByLabelText("Title");
export const featureTitles = () => section("Features").getAllByLabelText<HTMLInputElement>("Title");
export const saveButton = () => screen.getByRole("button", { name: "Save Changes" });

/** Waits until the editor is ready for input, and its entries for sorting. */
async function editorReady(settled: string | RegExp = "All changes saved") {
  await screen.findByText(settled);
  await waitFor(() => expect(section("Features").getByRole("button", { name: "Add Feature" })).toBeEnabled());
}

/** Gives each test of a file the landing editor in the portal, with the bakery's content. */
export function setUpLandingEditor() {
  const { openTab, reopenTab, token } = setUpPortal();
  let user: UserEvent;

  /** Saves as another user would, over whatever there is. @returns the version */
  async function saveElsewhere(content: LandingContent): Promise<number> {
    return (await callRoute("POST /landing/config", { token: token(), body: content })).body.version;
  }

  beforeEach(async () => {
    await saveElsewhere(bakery());
    user = await openTab("editor");
    await editorReady();
  });

  return {
    get user() {
      return user;
    },
    token,
    saveElsewhere,
    /** The saved draft and its version. */
    async saved() {
      return (await callRoute("GET /landing/draft", { token: token() })).body;
    },
    press: (name: string, part?: ReturnType<typeof within>) => press(user, name, part),
    save: () => press(user, "Save Changes"),
    async reopen(settled?: RegExp) {
      user = await reopenTab("editor");
      await editorReady(settled);
    },
  };
}
