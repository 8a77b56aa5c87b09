"use client";

import { useHydrated } from "@/components/ui/use-hydrated";

type UploadDateProps = { at: string; withTime?: boolean };

/** Shows a time in the visitor's language and time zone; before hydration in English and UTC. */
export function UploadDate({ at, withTime = false }: UploadDateProps) {
  const hydrated = useHydrated();
  const format = new Intl.DateTimeFormat(hydrated ? undefined : "en", {
    dateStyle: "medium",
    ...(withTime && { timeStyle: "short" }),
    ...(!hydrated && { timeZone: "UTC" }),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
