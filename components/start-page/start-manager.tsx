"use client";

import { DemoPaymentNotice } from "@/components/payments/demo-payment-notice";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { PlaceTimeZoneProvider } from "@/components/ui/place-time-zone";
import { useCall } from "@/components/ui/use-call";
import type { StartPage } from "@/lib/start-page/answers";
import { ChangesCard } from "./changes-card";
import { SiteCard } from "./site-card";
import { StepsCard } from "./steps-card";
import { TodayCard } from "./today-card";

/** The interval of reading today's figures again, in milliseconds. */
const REFRESH_MS = 60_000;

type StartManagerProps = {
  /** Null if the server could not read it. */
  initial: StartPage | null;
  /** The business's time zone. */
  timeZone: string;
};

/** The first page of the portal: the steps to a finished site, then the day. */
export function StartManager({ initial, timeZone }: StartManagerProps) {
  const { data, reload } = useCall("GET /start-page", {
    initial,
    keepsUp: true,
    refreshInterval: REFRESH_MS,
  });
  if (!data) return <ManagerFailed title="The start page could not be loaded" />;
  const takesOrders = data.steps.some(({ key, isDone }) => key === "menu" && isDone) || data.orders;
  return (
    <PlaceTimeZoneProvider timeZone={timeZone}>
      <div className="grid max-w-6xl gap-5">
        {!data.isPaymentLive && takesOrders && <DemoPaymentNotice />}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-5">
            <TodayCard {...data} />
            <StepsCard steps={data.steps} />
          </div>
          <div className="grid gap-5">
            <SiteCard site={data.site} onChanged={reload} />
            <ChangesCard changes={data.changes} />
          </div>
        </div>
      </div>
    </PlaceTimeZoneProvider>
  );
}
