"use client";

import { TranslationsLink } from "@/components/translations/translations-link";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { useCall } from "@/components/ui/use-call";
import type { PageAnnouncements, SavedAnnouncements } from "@/lib/announcements/answers";
import { AnnouncementsForm } from "./announcements-form";
import { ShownNow } from "./shown-now";

type AnnouncementsScreen = SavedAnnouncements & { shown: PageAnnouncements; timeZone: string };

/** The announcements of the pages. `initial` is null if the server could not read it. */
export function AnnouncementsManager({ initial }: { initial: AnnouncementsScreen | null }) {
  if (!initial) return <ManagerFailed title="The announcements could not be loaded" />;
  return <Announcements {...initial} />;
}

function Announcements({ shown, timeZone, ...initial }: AnnouncementsScreen) {
  const latest = useCall("GET /announcements/shown", { keepsUp: true, refreshInterval: 60_000 });
  return (
    <div className="grid max-w-2xl gap-4">
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-soft">
          One line at the top of all your pages. Guests see one at a time: important ones first, then the one
          that began last.
        </p>
        <TranslationsLink kind="announcements" size="sm" className="-ml-3.5" />
      </div>
      <ShownNow pages={(latest.data ?? shown).pages} timeZone={timeZone} />
      <AnnouncementsForm initial={initial} timeZone={timeZone} onSaved={() => void latest.reload()} />
    </div>
  );
}
