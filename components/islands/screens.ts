import { PairDevice } from "@/components/accounts/pins/pair-device";
import { PinLogin } from "@/components/accounts/pins/pin-login";
import { ChoosePassword } from "@/components/accounts/sign-in/choose-password";
import { LoginForm } from "@/components/accounts/sign-in/login-form";
import { SetUpStep } from "@/components/accounts/sign-in/set-up-step";
import { Receipt } from "@/components/orders/receipt/receipt";
import { OrderStatusScreen } from "@/components/orders/status/order-status-screen";
import { ReservationScreen } from "@/components/reservations/guest/reservation-screen";
import { ReserveScreen } from "@/components/reservations/guest/reserve-screen";
import { SetupGate } from "@/components/setup/setup-gate";
import { SetupWizard } from "@/components/setup/setup-wizard";
import { OrderScreen } from "@/components/storefront/order-screen";
import { TableScreen } from "@/components/tables/guest/table-screen";
import { withSession } from "./with-session";

/** The screen of each island; `components/islands/‹name›.ts` is its script. */
export const screens = {
  storefront: OrderScreen,
  reserve: ReserveScreen,
  reservation: ReservationScreen,
  table: TableScreen,
  order: OrderStatusScreen,
  receipt: Receipt,
  login: withSession(LoginForm),
  "pin-login": withSession(PinLogin),
  "second-factor": withSession(SetUpStep),
  setup: withSession(SetupWizard),
  "setup-code": withSession(SetupGate),
  password: withSession(ChoosePassword),
  pair: withSession(PairDevice),
};
