import { expect } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { SetupWizard } from "@/components/setup/setup-wizard";
import { SAME_MACHINE_HEADER } from "@/lib/platform/http/same-machine";
import { describeSetup } from "@/lib/setup/check.server";
import { isKnownForSetup } from "@/lib/setup/setup-access.server";
import { openScreen, press } from "./screen";

/**
 * Opens the set-up wizard of an instance that is not set up, in a browser on the same machine.
 * @returns functions that simulate the user's input
 */
export async function openSetup(search = "") {
  const headers = new Headers({ [SAME_MACHINE_HEADER]: "1" });
  const { isConfigured, needsCode, ...situation } = await describeSetup({
    user: null,
    origin: location.origin,
    hasAccess: () => isKnownForSetup(headers),
    resetCookie: undefined,
  });
  if (isConfigured || needsCode) throw new Error("This instance does not show the wizard.");
  const user = openScreen(<SetupWizard {...situation} />, `/setup${search}`);
  return {
    user,
    press: (name: string) => press(user, name),
    /** Continues, and waits until the next step is shown. */
    async proceed() {
      const heading = screen.getByRole("heading", { level: 1 }).textContent;
      await press(user, "Continue");
      await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).not.toHaveTextContent(heading));
    },
  };
}
