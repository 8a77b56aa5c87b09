import { Download, Eraser } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { ErasedGuest, FoundGuest } from "@/lib/guest-data/schema";
import { EraseQuestion } from "./erase-question";
import { type ExportFormat, saveGuestExport } from "./save-guest-export";
import { dayRange, keptWords, orderAndReservationWords, sourceWords } from "./words";

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: "html", label: "Export to read" },
  { format: "json", label: "Export as JSON" },
];

type FoundGuestPanelProps = { guest: string; found: FoundGuest; onErased: (erased: ErasedGuest) => void };

/** Lists the data found about a guest, to export or remove it. */
export function FoundGuestPanel({ guest, found, onErased }: FoundGuestPanelProps) {
  const { sources, people, kept } = found;
  const confirm = useConfirm();
  const { pending, act } = useAction<ExportFormat | "erase">();

  const save = (format: ExportFormat) =>
    act(format, async () => {
      const data = await call("POST /guest-data/export", { body: { guest } });
      await saveGuestExport(data, format);
      return data;
    });

  async function askAndErase() {
    const isSure = await confirm({
      title: "Remove this guest’s data?",
      content: <EraseQuestion guest={guest} found={found} />,
      confirmLabel: "Remove for good",
      tone: "danger",
    });
    if (isSure)
      await act("erase", () => call("POST /guest-data/erase", { body: { guest } }), { onDone: onErased });
  }

  return (
    <section aria-label="What was found" role="status" className="grid min-w-0 gap-4">
      {people.length > 1 && (
        <p className="text-ink-soft text-sm">
          All of these are exported and removed together. Check that they are one person.
        </p>
      )}
      <ul className="grid gap-1 text-sm">
        {people.map(({ name, email, phone, count }) => (
          <li key={JSON.stringify([name, email, phone])} className="wrap-anywhere">
            <span dir="auto" className="font-semibold">
              {name || "Without a name"}
            </span>{" "}
            <span className="text-ink-soft">
              {[email, phone].filter(Boolean).join(" · ")} · {count}×
            </span>
          </li>
        ))}
      </ul>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {sources.map(({ source, count, first, last }) => (
          <li key={source} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5">
            <span className="font-semibold">
              {sourceWords[source]}: <span className="tabular-nums">{count}</span>
            </span>
            <span className="text-ink-soft tabular-nums">{dayRange(first, last)}</span>
          </li>
        ))}
      </ul>
      {kept.list.length > 0 && (
        <Notice tone="warning" title={`${orderAndReservationWords(kept)} can’t be removed yet`}>
          <ul>
            {kept.list.map(({ kind, number, reason }) => (
              <li key={`${kind} ${number}`}>
                {kind === "order" ? "Order" : "Reservation"} {number}: {keptWords[reason]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            variant="secondary"
            pending={pending === format}
            onClick={() => void save(format)}
          >
            <Download aria-hidden="true" />
            {label}
          </Button>
        ))}
        {sources.some(({ removable }) => removable > 0) && (
          <Button variant="danger" pending={pending === "erase"} onClick={() => void askAndErase()}>
            <Eraser aria-hidden="true" />
            Remove…
          </Button>
        )}
      </div>
    </section>
  );
}
