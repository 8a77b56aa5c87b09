"use client";

import { CalendarCog, CalendarPlus, CalendarX2, ChevronLeft, ChevronRight } from "lucide-react";
import type { Route } from "next";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useCall } from "@/components/ui/use-call";
import { dayAfter } from "@/lib/platform/time-zone/days";
import type { ReservationDay } from "@/lib/reservations/answers";
import { holdsTable, peopleText } from "@/lib/reservations/status";
import { ReservationItem } from "./reservation-item";
import type { ReservedRestaurant } from "./reserved-restaurant";
import { RestaurantSelect } from "./restaurant-select";
import { useReservationSteps } from "./use-reservation-steps";

const RULES = "/admin?tab=reservations&view=rules" as Route;

const NewReservation = dynamic(async () => (await import("./new-reservation")).NewReservation);

/** The interval of reading the list again, in milliseconds. */
const REFRESH_MS = 30_000;

type DayManagerProps = {
  /** Today. */
  initial: ReservationDay;
  restaurants: readonly ReservedRestaurant[];
  timeZone: string;
};

/** The reservations of a day, and what the staff do with them. */
export function DayManager({ initial, restaurants, timeZone }: DayManagerProps) {
  const [day, setDay] = useState(initial.day);
  const [restaurantId, setRestaurantId] = useState("");
  const [isAdding, setAdding] = useState(false);
  const rulesLink = useRef<HTMLAnchorElement>(null);
  const mayWrite = useMay("orders:write");
  const maySetRules = useMay("menus:write");
  const isFirst = day === initial.day && restaurantId === "";
  const read = useCall("GET /reservations", {
    query: { day, ...(restaurantId && { restaurantId }) },
    initial: isFirst ? initial : undefined,
    keepsUp: true,
    refreshInterval: REFRESH_MS,
  });
  const steps = useReservationSteps(read.reload);
  usePortalAction("reserveForGuest", () => setAdding(true), {
    offered: mayWrite && restaurants.length > 0,
  });
  usePortalAction("reservationRules", () => rulesLink.current?.click(), { offered: maySetRules });
  const { data } = read;
  return (
    <div className="grid max-w-4xl gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DayChoice day={day} today={data?.today ?? initial.today} onChange={setDay} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2 max-sm:[&_svg]:hidden">
          {maySetRules && (
            <PageLink
              ref={rulesLink}
              href={RULES}
              className={buttonStyle({ variant: "secondary", size: "sm" })}
            >
              <CalendarCog aria-hidden="true" />
              Tables and times
            </PageLink>
          )}
          {mayWrite && restaurants.length > 0 && (
            <Button size="sm" onClick={() => setAdding(true)}>
              <CalendarPlus aria-hidden="true" />
              New reservation
            </Button>
          )}
        </div>
      </div>
      <RestaurantSelect
        restaurants={restaurants}
        value={restaurantId}
        onChange={setRestaurantId}
        hasAll
        className="max-w-sm"
      />
      {data && <WaitingDays data={data} onChoose={setDay} />}
      {read.isOutdated && <RetryNotice title="The list could not be refreshed" onRetry={read.reload} />}
      {read.failure && <RetryNotice title="The reservations could not be loaded" onRetry={read.reload} />}
      {!data && !read.failure && <Skeleton className="h-64" />}
      {data && (
        <DayList
          data={data}
          hasSeveral={restaurants.length > 1 && restaurantId === ""}
          steps={steps}
          mustSetUp={maySetRules && !restaurants.some(({ isOnline }) => isOnline)}
        />
      )}
      {steps.dialog}
      {isAdding && (
        <NewReservation
          restaurants={restaurants}
          initialRestaurant={restaurantId || (restaurants[0]?.id ?? "")}
          timeZone={timeZone}
          day={day}
          onClose={() => setAdding(false)}
          onPlaced={(reservation) => {
            setAdding(false);
            read.reload();
            steps.tellPlaced(reservation);
          }}
        />
      )}
    </div>
  );
}

function DayChoice({
  day,
  today,
  onChange,
}: {
  day: string;
  today: string;
  onChange: (day: string) => void;
}) {
  return (
    <div className="flex items-end gap-1">
      <IconButton
        icon={ChevronLeft}
        label="The day before"
        className="md:mb-1"
        onClick={() => onChange(dayAfter(day, -1))}
      />
      <Field label="Day">
        <Input
          type="date"
          required
          value={day}
          className="max-w-44"
          onChange={({ target: { value } }) => value && onChange(value)}
        />
      </Field>
      <IconButton
        icon={ChevronRight}
        label="The next day"
        className="md:mb-1"
        onClick={() => onChange(dayAfter(day))}
      />
      {day !== today && (
        <Button variant="quiet" size="sm" onClick={() => onChange(today)}>
          Today
        </Button>
      )}
    </div>
  );
}

function WaitingDays({ data, onChoose }: { data: ReservationDay; onChoose: (day: string) => void }) {
  const others = data.requested.filter(({ day }) => day !== data.day);
  if (others.length === 0) return null;
  return (
    <Notice tone="warning" title="Requests wait for your answer on other days">
      <div className="flex flex-wrap gap-2">
        {others.slice(0, 7).map(({ day, dayText, count: requests }) => (
          <Button key={day} variant="secondary" size="sm" onClick={() => onChoose(day)}>
            {dayText}: {requests}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

type DayListProps = {
  data: ReservationDay;
  hasSeveral: boolean;
  steps: ReturnType<typeof useReservationSteps>;
  /** Whether the user should say first which tables there are. */
  mustSetUp: boolean;
};

function DayList({ data: { reservations, dayText }, hasSeveral, steps, mustSetUp }: DayListProps) {
  const holding = reservations.filter(({ status }) => holdsTable(status));
  const people = holding.reduce((sum, one) => sum + one.people, 0);
  if (reservations.length === 0)
    return (
      <EmptyState
        icon={CalendarX2}
        title="No reservations"
        text={
          mustSetUp
            ? "Guests can’t reserve online yet: enter your tables, and switch it on."
            : `Nobody has reserved a table for ${dayText}.`
        }
      >
        {mustSetUp && (
          <PageLink href={RULES} className={buttonStyle({ size: "sm" })}>
            Enter your tables
          </PageLink>
        )}
      </EmptyState>
    );
  return (
    <section aria-labelledby="reservations-day" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="reservations-day" className="text-lg">
          {dayText}
        </h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {count(holding.length, "table", "tables")}, {peopleText(people)}
        </p>
      </div>
      <ul className="grid gap-2">
        {reservations.map((reservation) => (
          <ReservationItem
            key={reservation.id}
            reservation={reservation}
            hasSeveral={hasSeveral}
            steps={steps}
          />
        ))}
      </ul>
    </section>
  );
}
