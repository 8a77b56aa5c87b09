import { PairDevice } from "@/components/accounts/pins/pair-device";
import { PinLogin } from "@/components/accounts/pins/pin-login";
import { ChoosePassword } from "@/components/accounts/sign-in/choose-password";
import { LoginForm } from "@/components/accounts/sign-in/login-form";
import { SetUpStep } from "@/components/accounts/sign-in/set-up-step";
import { SetupGate } from "@/components/setup/setup-gate";
import { SetupWizard } from "@/components/setup/setup-wizard";
import { withSession } from "./with-session";

/** The screens of the pages that lead into the portal, which public pages have no code of. */
export const accessScreens = {
  login: withSession(LoginForm),
  "pin-login": withSession(PinLogin),
  "second-factor": withSession(SetUpStep),
  setup: withSession(SetupWizard),
  "setup-code": withSession(SetupGate),
  password: withSession(ChoosePassword),
  pair: withSession(PairDevice),
};
