import "@testing-library/jest-dom/jest-globals";
import { afterEach, beforeEach, expect } from "@jest/globals";
import { configure, fireEvent, render, type Screen, screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { PortalSession } from "@/components/accounts/sessions/portal-session";
import { DialogProvider } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/messages";
import { Toaster } from "@/components/ui/toaster";
import { UnsavedChangesProvider } from "@/components/ui/unsaved-changes";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { answersRead, describeCalls, startApi } from "./api";
import { DESKTOP, setWindowWidth } from "./document";
import { TestRouter } from "./router";

configure({
  asyncUtilTimeout: 10_000,
  // Queries include hidden elements: jsdom loads no style sheet, and computing visibility takes up to 300 ms per query.
  defaultHidden: true,
  getElementError: (message) =>
    new Error(`${message}\n\nThe calls of this test:\n${describeCalls()}\n\n${document.body.textContent}`),
});

/** Gives each test of a file an empty instance, the API in this process, and a browser without stored data. */
export function setUpScreens() {
  setUpTestDatabase();
  beforeEach(() => {
    // Updates follow answers of the API, as in a browser, outside what `act` waits for.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    startApi();
    setWindowWidth(DESKTOP);
    localStorage.clear();
    sessionStorage.clear();
  });
  // An answer after the screen is gone would fail the test, and write into the next one's database.
  afterEach(answersRead);
}

/** Hides from a screen what an earlier one has read. */
const withoutCache = { provider: () => new Map() };

/**
 * Renders a screen in the layout of the portal's pages, at an address.
 * @returns functions that simulate the user's input
 */
export function openScreen(content: ReactNode, address: string) {
  history.replaceState(null, "", address);
  // The messages of an earlier screen would be shown again.
  notify.clear();
  render(
    <SWRConfig value={withoutCache}>
      <TestRouter>
        <DialogProvider>
          <UnsavedChangesProvider>
            <PortalSession apiUrl="/api">{content}</PortalSession>
          </UnsavedChangesProvider>
        </DialogProvider>
        <Toaster />
      </TestRouter>
    </SWRConfig>,
  );
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** The shortcuts for `user.keyboard`. */
export const saveKeys = "{Control>}s{/Control}";
export const paletteKeys = "{Control>}k{/Control}";

/** Presses a button, or one of a part of the screen, once it is there and enabled. */
export async function press(
  user: UserEvent,
  name: string | RegExp,
  part: Pick<Screen, "getByRole"> = screen,
) {
  const button = () => part.getByRole("button", { name });
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
}

/** Replaces the text of a field at once; typing renders a form for each character. */
export function fill(field: HTMLElement, value: string) {
  field.focus();
  fireEvent.input(field, { target: { value } });
}
