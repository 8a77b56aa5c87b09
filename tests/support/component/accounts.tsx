import { cleanup, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { LoginForm } from "@/components/accounts/sign-in/login-form";
import { HomeScreen } from "@/components/home/home-screen";
import { mailsLinks } from "@/lib/accounts/invitations/forgotten.server";
import { relyingParty } from "@/lib/accounts/second-factor/relying-party";
import { TOKEN_KEY } from "@/lib/accounts/sessions/cookie";
import { safeReturnUrl } from "@/lib/accounts/sign-in/return-url";
import { configurationState } from "@/lib/installation/state.server";
import { currentStorage } from "@/lib/setup/storage.server";
import { administrator } from "@/tests/support/accounts/administrator";
import { fill, openScreen, press } from "./screen";

/**
 * Opens the sign-in page in place of an open screen.
 * @returns functions that simulate the user's input
 */
export async function openLogin(search = "") {
  cleanup();
  const { projectName } = await configurationState();
  return openScreen(
    <LoginForm
      projectName={projectName}
      returnUrl={safeReturnUrl(new URLSearchParams(search).get("returnUrl"))}
      mailsLinks={await mailsLinks()}
      passkeyOrigin={relyingParty()?.origin ?? null}
    />,
    `/login${search}`,
  );
}

/**
 * Opens the Home screen in place of an open screen.
 * @returns functions that simulate the user's input
 */
export async function openHome() {
  cleanup();
  const { projectName, apiUrl } = await configurationState();
  return openScreen(
    <HomeScreen projectName={projectName} apiUrl={apiUrl} database={currentStorage()} />,
    "/Home",
  );
}

export const emailField = () => screen.getByLabelText("Email");
export const passwordField = () => screen.getByLabelText("Password");
export const signInButton = () => screen.getByRole("button", { name: "Sign in" });

/** Fills in what the administrator signs in with, where it is chosen or asked for. */
export function fillAdministrator() {
  fill(emailField(), administrator.email);
  fill(passwordField(), administrator.password);
}

export async function signIn(user: UserEvent, { remember = false } = {}) {
  fillAdministrator();
  if (remember) await user.click(screen.getByLabelText("Remember me"));
  await press(user, "Sign in");
}

/** The token in this browser, until it is closed or beyond; null if signed out. */
export const storedToken = () => sessionStorage.getItem(TOKEN_KEY) ?? localStorage.getItem(TOKEN_KEY);
