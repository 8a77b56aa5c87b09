"use client";

import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/ui/use-call";

/** The packages of Debian with fonts of these scripts; the container’s image has them. */
const packages = "fonts-noto-core and fonts-droid-fallback";

const list = (names: readonly string[]) => new Intl.ListFormat("en").format(names);

/** Says which scripts this server can’t draw, and what to install. */
export function FontNotice() {
  const { data, failure } = useCall("GET /printers/fonts");
  if (failure || !data) return null;
  if (data.without.length === 0)
    return <p className="text-ink-soft text-sm">This server has fonts for all common scripts.</p>;
  return (
    <Notice
      tone="warning"
      title={data.with.length === 0 ? "This server has no fonts" : "This server lacks fonts"}
    >
      {data.with.length === 0
        ? "Tickets are printed with the letters of the printer, and ? for others, "
        : `Tickets have ? in place of letters in ${list(data.without)} `}
      until the packages {packages} (Debian, Ubuntu) are installed on the server, and it is restarted.
    </Notice>
  );
}
