import { ClipboardPaste } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useGridActions } from "../grid/grid-actions";

export function EmptyMenu() {
  const { open } = useGridActions();
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-card border border-line-strong/60 border-dashed px-5 py-4 text-sm">
      <ClipboardPaste
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0 text-brand-ink"
        strokeWidth={1.75}
      />
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-semibold">No dishes yet.</span>{" "}
        <span className="text-ink-soft">
          Add the first dish, import a file, or paste rows from a spreadsheet: you see what they become before
          anything changes.
        </span>
      </p>
      <Button variant="secondary" size="sm" onClick={() => open({ what: "import", way: "paste" })}>
        Paste from a spreadsheet
      </Button>
    </div>
  );
}
