import { beforeEach, expect } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { MIN_GENERATION_MS } from "@/components/business-plan/use-generation";
import { callRoute } from "@/tests/support/api/call";
import { bakery } from "@/tests/support/landing/bakery";
import { answersRead } from "./api";
import { stopClock } from "./clock";
import { setUpDashboard } from "./dashboard";
import { fill, press } from "./screen";

export const bakeryText =
  "Sweet Crumbs is a cosy family bakery in Portland. We bake bread and birthday cakes.";

export const descriptionBox = () => screen.getByLabelText("Describe your business");
export const button = (name: string) => screen.getByRole("button", { name });
export const planHeading = () => screen.queryByRole("heading", { name: "Your plan" });
export const planSection = (name: string) => within(screen.getByRole("region", { name }));

export const expectFocused = (heading: string) =>
  waitFor(() => expect(screen.getByRole("heading", { name: heading })).toHaveFocus());

/** Opens the tab “Generate Business” for each test of a file, on a site with the bakery's content. */
export function setUpGenerate() {
  const { openTab, token } = setUpDashboard();
  let user: UserEvent;

  beforeEach(async () => {
    await callRoute("POST /landing/config", { token: token(), body: bakery() });
    user = await openTab("generate");
    await waitFor(() => expect(descriptionBox()).toBeEnabled());
  });

  async function answerDialog(name: string, answer: string) {
    const dialog = await screen.findByRole("alertdialog", { name });
    await press(user, answer, within(dialog));
  }

  return {
    token,
    openTab,
    user: () => user,
    press: (name: string) => press(user, name),
    /** Waits for a dialog and presses one of its buttons. */
    answerDialog,
    /** Makes a plan of a description, without waiting for the minimum duration, until it is on screen. */
    async generatePlan(text = bakeryText) {
      const clock = stopClock();
      try {
        fill(descriptionBox(), text);
        await press(user, "Generate Business Setup");
        clock.advance(MIN_GENERATION_MS);
        await expectFocused("Your plan");
      } finally {
        clock.resume();
      }
    },
    /** Applies the accepted sections and waits until they are published. */
    async applyPlan() {
      await press(user, "Apply");
      await expectFocused("Your site is updated");
    },
    /** Undoes the plan that was applied last, after confirming it. */
    async undoPlan() {
      await press(user, "Undo");
      await answerDialog("Undo this plan?", "Undo the plan");
    },
    async endSession() {
      // A page that is refused while it opens leads away.
      await answersRead();
      await callRoute("POST /auth/logout", { token: token() });
    },
    /** Saves the landing page as another user does. */
    saveElsewhere: (content: ReturnType<typeof bakery>) =>
      callRoute("POST /landing/config", { token: token(), body: content }),
  };
}
