import { ImportedRow } from "@/components/ui/import/imported-row";
import type { ImportedPage } from "@/lib/seo/answers";

/** Shows the changes to one page of the file. */
export function ImportedPageItem({ page }: { page: ImportedPage & { name: string } }) {
  const { outcome, changes, dropped } = page;
  return (
    <ImportedRow
      row={page}
      changes={
        outcome === "changed" && (
          <p className="wrap-anywhere text-ink-soft text-xs">Changes: {changes.join(", ")}</p>
        )
      }
      notes={
        dropped.length > 0 && (
          <p className="wrap-anywhere text-brass-ink text-xs">
            Left out of its structured data:{" "}
            {dropped.map(({ index, reason }) => `entry ${index + 1} ${reason}`).join("; ")}
          </p>
        )
      }
    />
  );
}
