import { Receipt } from "@/components/orders/receipt/receipt";
import { OrderStatusScreen } from "@/components/orders/status/order-status-screen";
import { ReservationScreen } from "@/components/reservations/guest/reservation-screen";
import { ReserveScreen } from "@/components/reservations/guest/reserve-screen";
import { OrderScreen } from "@/components/storefront/order-screen";
import { TableScreen } from "@/components/tables/guest/table-screen";
import { accessScreens } from "./access-screens";

/** The screen of each island; `components/islands/‹name›.ts` is its script. */
export const screens = {
  storefront: OrderScreen,
  reserve: ReserveScreen,
  reservation: ReservationScreen,
  table: TableScreen,
  order: OrderStatusScreen,
  receipt: Receipt,
  ...accessScreens,
};
