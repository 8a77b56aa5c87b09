import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { count } from "@/components/ui/count";
import type { TemplateDetails } from "@/lib/templates/answers";

/** Lists the template's files, and the skipped ones of its archive with reasons. */
export function TemplateFiles({ files, skipped }: Pick<TemplateDetails, "files" | "skipped">) {
  return (
    <section aria-labelledby="files-title" className="grid gap-3">
      <h3 id="files-title" className="text-lg">
        Files
      </h3>
      {skipped.length > 0 && (
        <Fold title={`${count(skipped.length, "file")} of the ZIP left out`}>
          {skipped.map(({ path, reason }) => (
            <li key={path} className="grid gap-0.5 px-4 py-2.5">
              <code className="wrap-anywhere font-mono text-xs">{path}</code>
              <span className="text-ink-soft">{reason}</span>
            </li>
          ))}
        </Fold>
      )}
      <Fold title={`${count(files.length, "file")} in the template`}>
        {files.map((path) => (
          <li key={path} className="wrap-anywhere px-4 py-2 font-mono text-xs">
            {path}
          </li>
        ))}
      </Fold>
    </section>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-inner border border-line bg-surface text-sm">
      <summary className="flex min-h-11 items-center gap-2 rounded-inner px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 text-ink-soft transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <ul className="divide-y divide-line border-line border-t">{children}</ul>
    </details>
  );
}
