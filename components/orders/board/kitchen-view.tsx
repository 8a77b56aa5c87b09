"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type RefObject, useEffect, useId, useState } from "react";
import { SwitchPersonButton } from "@/components/accounts/pins/switch-person-button";
import { useMay } from "@/components/accounts/role";
import { PrinterWarnings } from "@/components/printers/printer-warnings";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { onDemand } from "@/components/ui/on-demand";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { useNow } from "@/components/ui/use-now";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { isForLater, sortByDue } from "@/lib/orders/due-words";
import { isSettled } from "@/lib/orders/order-status";
import type { OrderStatus } from "@/lib/orders/types";
import { AllDayCounts } from "./all-day-counts";
import { FullScreenButton } from "./full-screen-button";
import { KitchenTicket } from "./kitchen-ticket";
import { KitchenTools } from "./kitchen-tools";
import { statusLabels } from "./labels";
import type { SoldOut } from "./line-dishes";
import { LiveState } from "./live-state";
import { NotificationsButton } from "./notifications-button";
import { OfflineNotices } from "./offline/offline-notices";
import { useKitchenOrders } from "./offline/use-kitchen-orders";
import { useKitchenSoldOut } from "./offline/use-kitchen-sold-out";
import { type NamedRestaurant, RestaurantChips, StationChips, toQuery } from "./order-filters";
import { ShiftNotice } from "./shift-notice";
import { SoundSwitch } from "./sound-switch";
import type { OrderSteps } from "./use-order-steps";
import { useShift } from "./use-shift";
import { type IsMine, useStation } from "./use-station";
import { useWakeLock } from "./use-wake-lock";

const ReservationsLine = onDemand(
  async () => (await import("@/components/reservations/portal/reservations-line")).ReservationsLine,
  null,
);

const TableRequests = onDemand(
  async () => (await import("@/components/tables/portal/table-requests")).TableRequests,
  null,
);

/** Chips in one row, which scrolls sideways. */
const lowRow = "low:flex-nowrap low:py-0.5";

const columns = ["new", "preparing", "ready"] as const;

type KitchenViewProps = {
  restaurants: readonly NamedRestaurant[];
  /** The minutes that an order takes when nothing else is in preparation. */
  preparationMinutes: number;
  version: number;
  isLive: boolean;
  /** Takes the focus after a view that was opened by its address. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called when no order waits for its acceptance any more, as far as this device knows, and when one does. */
  onQuiet: (isQuiet: boolean) => void;
};

const isWaiting = ({ status, payment }: RestaurantOrder) => status === "new" && isSettled(payment);

function useQuiet(isQuiet: boolean, onQuiet: (isQuiet: boolean) => void) {
  useEffect(() => {
    onQuiet(isQuiet);
    return () => onQuiet(false);
  }, [isQuiet, onQuiet]);
}

/** Shows open orders in full screen, oldest first; keeps the screen awake during the shift. */
export function KitchenView({
  restaurants,
  preparationMinutes,
  version,
  isLive,
  opener,
  onClose,
  onQuiet,
}: KitchenViewProps) {
  const [restaurantId, setRestaurantId] = useState("all");
  const status = columns.join(",");
  const query = { ...toQuery({ restaurantId, status: "all" }), status, kitchen: "true" } as const;
  const kitchen = useKitchenOrders(query, { preparationMinutes, version, isLive });
  const { page, steps, failure, reload } = kitchen;
  const { menus, board } = useKitchenSoldOut();
  const { stations, station, isMine, choose } = useStation(restaurantId, menus);
  const soldOut = useMay("sold-out:write") ? board : undefined;
  const [isAllDay, setAllDay] = useState(false);
  const now = useNow(60_000) ?? new Date(0);
  const orders = (page?.orders ?? []).filter(
    (order) => !isMine || order.lines.some((line) => isMine(order, line)),
  );
  useQuiet(page !== undefined && restaurantId === "all" && !page.orders.some(isWaiting), onQuiet);
  const focusReturn = useFocusReturn(() => opener.current?.focus({ preventScroll: true }));
  const shift = useShift();
  useWakeLock(shift.isStarted);

  function close() {
    if (document.fullscreenElement) void document.exitFullscreen();
    onClose();
  }

  return (
    <Dialog.Root open onOpenChange={(stays) => stays || close()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focusReturn}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          aria-describedby={undefined}
          className="fixed inset-0 over-page flex animate-appear flex-col overflow-y-auto bg-canvas focus:outline-none"
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-gutter py-3 sm:gap-x-4 low:gap-y-1 low:py-1.5">
            <Dialog.Title className="text-2xl low:text-xl">Kitchen</Dialog.Title>
            <LiveState isLive={isLive} />
            <div className="ml-auto flex flex-wrap items-center gap-2 max-lg:order-2 max-lg:w-full max-lg:gap-1.5 max-lg:*:px-2.5 max-sm:gap-1 max-sm:*:px-3 low:order-none low:w-auto low:max-xl:gap-1.5 low:max-xl:*:px-2.5">
              <SwitchPersonButton />
              <KitchenTools
                {...{ restaurantId, isMine, steps, soldOut, version, isAllDay }}
                lastDone={kitchen.lastDone}
                onAllDay={setAllDay}
              />
              <SoundSwitch />
              <NotificationsButton />
              <FullScreenButton />
            </div>
            <Button
              variant="secondary"
              size="sm"
              className="max-lg:order-1 max-lg:ml-auto max-sm:px-3 lg:-ml-2 low:order-none low:-ml-2 low:max-xl:px-2.5"
              onClick={close}
            >
              <X aria-hidden="true" />
              <span className="max-sm:sr-only low:max-xl:sr-only">Close</span>
            </Button>
            <div className="grid w-full min-w-0 gap-1.5 max-lg:order-2 low:order-none low:flex low:gap-5">
              <RestaurantChips
                restaurants={restaurants}
                value={restaurantId}
                onChange={setRestaurantId}
                className={`${lowRow} low:not-only:max-w-1/2 low:shrink-0`}
              />
              <StationChips
                stations={stations}
                value={station}
                onChange={choose}
                className={`${lowRow} low:flex-1`}
              />
            </div>
          </header>
          <OfflineNotices {...kitchen} onDismiss={kitchen.dismiss} />
          <ReservationsLine restaurantId={restaurantId} />
          <TableRequests {...{ restaurantId, version }} className="px-gutter pt-4 low:pt-2" />
          {!shift.isHeard && <ShiftNotice onStart={() => void shift.start()} />}
          {isAllDay && page && (
            <AllDayCounts orders={orders.filter((order) => !isForLater(order, now))} isMine={isMine} />
          )}
          {failure && <RetryNotice title={failure} className="mx-gutter mt-4" onRetry={reload} />}
          <PrinterWarnings version={version} className="px-gutter pt-4 low:pt-2" />
          <div className="grid flex-1 gap-5 px-gutter py-5 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-3 lg:min-h-120 lg:grid-cols-3 low:gap-3 low:py-3 low:lg:min-h-96">
            {columns.map((status) =>
              page ? (
                <KitchenColumn
                  key={status}
                  status={status}
                  orders={sortByDue(orders.filter((order) => order.status === status).reverse(), now)}
                  steps={steps}
                  isMine={isMine}
                  soldOut={soldOut}
                />
              ) : (
                <Skeleton key={status} className="h-64 rounded-card lg:h-full" />
              ),
            )}
          </div>
          {steps.dialog}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type KitchenColumnProps = {
  status: OrderStatus;
  /** Oldest first; those for later last. */
  orders: RestaurantOrder[];
  steps: OrderSteps;
  isMine: IsMine | undefined;
  soldOut: SoldOut | undefined;
};

function KitchenColumn({ status, orders, steps, isMine, soldOut }: KitchenColumnProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={classes(
        "flex min-h-0 flex-col rounded-card border border-line bg-sunken",
        // On a portrait tablet: two columns, the ready orders below the new ones.
        status === "preparing" && "md:max-lg:row-span-2",
      )}
    >
      <h2
        id={heading}
        className="flex items-baseline justify-between gap-3 px-5 pt-4 pb-3 text-xl low:pt-2 low:pb-2"
      >
        {statusLabels[status]}
        <span className="text-ink-soft tabular-nums">{orders.length}</span>
      </h2>
      {/* The space below is a row, as a padding would let tickets show through below the buttons that stick. */}
      <ul className="grid min-h-0 flex-1 content-start gap-3 px-3 after:content-[''] lg:overflow-y-auto">
        {orders.map((order) => (
          <li key={order.id} className="grid animate-rise">
            <KitchenTicket order={order} steps={steps} isMine={isMine} soldOut={soldOut} />
          </li>
        ))}
        {orders.length === 0 && <li className="px-2 py-6 text-center text-ink-soft">Nothing here</li>}
      </ul>
    </section>
  );
}
