"use client";

import { BookOpenText, ChefHat, Download, Plus, UtensilsCrossed } from "lucide-react";
import type { Route } from "next";
import { useSearchParams } from "next/navigation";
import { useLayoutEffect, useRef, useState } from "react";
import { useMay, useRole } from "@/components/accounts/role";
import { usePortalAction } from "@/components/commands/commands";
import { PauseOrdersButton } from "@/components/hours/pause-orders-button";
import { DemoPaymentNotice } from "@/components/payments/demo-payment-notice";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { onDemand } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import { PlaceTimeZoneProvider } from "@/components/ui/place-time-zone";
import { Loading } from "@/components/ui/spinner";
import { useInteracted } from "@/components/ui/use-interacted";
import { useLoaded } from "@/components/ui/use-loaded";
import { useNow } from "@/components/ui/use-now";
import { callHref } from "@/lib/api/call";
import type { OrderPage } from "@/lib/orders/answers";
import { ordersAhead } from "@/lib/orders/due-words";
import { LiveState } from "./live-state";
import { NotificationsButton } from "./notifications-button";
import { type NamedRestaurant, type OrderChoice, OrderFilters, toQuery } from "./order-filters";
import { OrderList } from "./order-list";
import { ring } from "./sound";
import { SoundSwitch } from "./sound-switch";
import { showBoard } from "./stored-shift";
import { useBell } from "./use-bell";
import { useKitchenPresence } from "./use-kitchen-presence";
import { useNewOrders } from "./use-new-orders";
import { useOrderEvents } from "./use-order-events";
import { useOrderSteps } from "./use-order-steps";
import { useOrders } from "./use-orders";
import { useRinging } from "./use-ringing";
import { useUnsentSteps } from "./use-unsent-steps";

const KitchenView = onDemand(
  async () => (await import("./kitchen-view")).KitchenView,
  <div className="fixed inset-0 over-page grid place-items-center bg-canvas">
    <Loading label="Loading the kitchen..." />
  </div>,
);

const TableRequests = onDemand(
  async () => (await import("@/components/tables/portal/table-requests")).TableRequests,
  null,
);

const loadOrderSheet = async () => (await import("./order-sheet")).OrderSheet;
const OrderSheet = onDemand(loadOrderSheet, null);

const SoldOutSheet = onDemand(async () => (await import("./sold-out-sheet")).SoldOutSheet, null);

type Panel = "kitchen" | "sold-out" | { order: string } | null;

type OrdersManagerProps = {
  initial: OrderPage | null;
  restaurants: readonly NamedRestaurant[];
  /** Time zone of the times shown. */
  timeZone: string;
  /** Whether guests' cards are charged. */
  isPaymentLive: boolean;
  /** The minutes that an order takes when nothing else is in preparation. */
  preparationMinutes: number;
};

/** Shows incoming orders; the kitchen starts in its own view. `initial` is null if the server could not read them. */
export function OrdersManager({
  initial,
  restaurants,
  timeZone,
  isPaymentLive,
  preparationMinutes,
}: OrdersManagerProps) {
  const [choice, setChoice] = useState<OrderChoice>({ restaurantId: "all", status: "all" });
  const isKitchenAddress = useSearchParams().get("view") === "kitchen";
  const [panel, setPanel] = useState<Panel>(useRole() === "kitchen" ? "kitchen" : null);
  const [isQuiet, setQuiet] = useState(false);
  const exportLink = useRef<HTMLAnchorElement>(null);
  const kitchenButton = useRef<HTMLButtonElement>(null);
  const tillLink = useRef<HTMLAnchorElement>(null);
  const bookLink = useRef<HTMLAnchorElement>(null);
  const maySeeBook = useMay("dashboard:read");
  const mayExport = useMay("orders:export");
  const maySellOut = useMay("sold-out:write");
  const { version, isLive } = useOrderEvents();
  const query = toQuery(choice);
  const isFiltered = Object.keys(query).length > 0;
  const orders = useOrders(query, version, isFiltered ? null : initial);
  const ahead = ordersAhead(orders.page, useNow(60_000) ?? new Date());
  const steps = useOrderSteps({
    preparationMinutes,
    ahead,
    onChanged: orders.put,
    onConflict: orders.reload,
  });
  const rings = useBell(true);
  const { latest } = useNewOrders(version, initial, { rings });
  useRinging(isQuiet || !rings ? null : latest);
  // Before other effects, so that this page doesn’t ring beside the list.
  useLayoutEffect(showBoard, []);
  useKitchenPresence(steps.mayChange);
  useUnsentSteps(isLive);

  function openKitchen() {
    const address = new URL(window.location.href);
    address.searchParams.set("view", "kitchen");
    window.history.pushState(null, "", address);
  }

  const openSoldOut = () => setPanel("sold-out");
  usePortalAction("kitchen", openKitchen, { offered: steps.mayChange });
  usePortalAction("soldOut", openSoldOut, { offered: maySellOut });
  usePortalAction("till", () => tillLink.current?.click(), { offered: steps.mayChange });
  usePortalAction("book", () => bookLink.current?.click(), { offered: maySeeBook });
  usePortalAction("exportOrders", () => exportLink.current?.focus(), { offered: mayExport });

  const shownId = typeof panel === "object" ? panel?.order : undefined;
  const shown = orders.page?.orders.find(({ id }) => id === shownId);
  useLoaded(loadOrderSheet, useInteracted());
  const close = () => setPanel(null);

  function closeKitchen() {
    close();
    if (!isKitchenAddress) return;
    const address = new URL(window.location.href);
    address.searchParams.delete("view");
    window.history.replaceState(null, "", address);
  }

  return (
    <PlaceTimeZoneProvider timeZone={timeZone}>
      <div className="grid gap-6">
        {!isPaymentLive && <DemoPaymentNotice />}
        <div className="flex flex-wrap items-center gap-2">
          <LiveState isLive={isLive} />
          <div className="flex flex-wrap gap-2 max-[24rem]:gap-1.5 max-[24rem]:*:px-3 md:ml-auto">
            <SoundSwitch />
            <NotificationsButton />
            {maySellOut && (
              <Button variant="secondary" size="sm" onClick={openSoldOut}>
                <UtensilsCrossed aria-hidden="true" />
                Sold out
              </Button>
            )}
            <PauseOrdersButton />
            {steps.mayChange && (
              <PageLink
                ref={tillLink}
                href={"/admin?tab=orders&view=till" as Route}
                className={buttonStyle({ variant: "secondary", size: "sm" })}
              >
                <Plus aria-hidden="true" />
                <span>
                  New <span className="max-sm:sr-only">order</span>
                </span>
              </PageLink>
            )}
            {maySeeBook && (
              <PageLink
                ref={bookLink}
                href={"/admin?tab=orders&view=book" as Route}
                className={buttonStyle({ variant: "secondary", size: "sm", className: "max-sm:hidden" })}
              >
                <BookOpenText aria-hidden="true" />
                Day’s book
              </PageLink>
            )}
            {mayExport && (
              <a
                ref={exportLink}
                href={callHref("GET /orders/export", { query })}
                download
                title="Export CSV"
                className={buttonStyle({ variant: "secondary", size: "sm" })}
              >
                <Download aria-hidden="true" />
                <span className="max-2xl:sr-only">Export CSV</span>
              </a>
            )}
            {steps.mayChange && (
              <Button ref={kitchenButton} size="sm" onClick={openKitchen}>
                <ChefHat aria-hidden="true" />
                <span>
                  Kitchen <span className="max-sm:sr-only">view</span>
                </span>
              </Button>
            )}
          </div>
        </div>
        <TableRequests restaurantId={choice.restaurantId} version={version} onNew={() => rings && ring()} />
        <OrderFilters
          restaurants={restaurants}
          choice={choice}
          counts={orders.page?.counts ?? {}}
          onChange={setChoice}
        />
        <OrderList
          orders={orders}
          steps={steps}
          isFiltered={isFiltered}
          onDetails={(order) => setPanel({ order })}
        />
        {shown && <OrderSheet order={shown} steps={steps} onClose={close} />}
        {steps.dialog}
        {panel === "sold-out" && <SoldOutSheet open onClose={close} />}
        {(panel === "kitchen" || (isKitchenAddress && steps.mayChange)) && (
          <KitchenView
            restaurants={restaurants}
            preparationMinutes={preparationMinutes}
            version={version}
            isLive={isLive}
            opener={kitchenButton}
            onClose={closeKitchen}
            onQuiet={setQuiet}
          />
        )}
      </div>
    </PlaceTimeZoneProvider>
  );
}
