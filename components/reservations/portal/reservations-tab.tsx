"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useMay } from "@/components/accounts/role";
import { withEarlyInput } from "@/components/ui/early-input";
import { ManagerFailed } from "@/components/ui/manager-failed";
import type { ReservationDay } from "@/lib/reservations/answers";
import { DayManager } from "./day-manager";
import type { ReservedRestaurant } from "./reserved-restaurant";

const RulesManager = dynamic(async () => withEarlyInput((await import("./rules-manager")).RulesManager));

const Day = withEarlyInput(DayManager);

type ReservationsTabProps = {
  /** Today; null if the server could not read it. */
  initial: ReservationDay | null;
  restaurants: readonly ReservedRestaurant[];
  timeZone: string;
};

/** The reservations of a day; or the rules, if the address asks for that view and the role may use it. */
export function ReservationsTab({ initial, restaurants, timeZone }: ReservationsTabProps) {
  const view = useSearchParams().get("view");
  const maySetRules = useMay("menus:write");
  if (view === "rules" && maySetRules) return <RulesManager restaurants={restaurants} />;
  if (!initial) return <ManagerFailed title="The reservations could not be loaded" />;
  return <Day initial={initial} restaurants={restaurants} timeZone={timeZone} />;
}
