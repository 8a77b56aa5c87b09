import type { ReactNode } from "react";
import { count } from "@/components/ui/count";
import type { TemplateDetails } from "@/lib/templates/answers";
import { Fold } from "./fold";

/** Lists the template's files, and the skipped ones of its archive with reasons. */
export function TemplateFiles({ files, skipped }: Pick<TemplateDetails, "files" | "skipped">) {
  return (
    <section aria-labelledby="files-title" className="grid gap-3">
      <h3 id="files-title" className="text-lg">
        Files
      </h3>
      {skipped.length > 0 && (
        <Fold title={`${count(skipped.length, "file")} of the ZIP left out`}>
          <Lines>
            {skipped.map(({ path, reason }) => (
              <li key={path} className="grid gap-0.5 px-4 py-2.5">
                <code className="wrap-anywhere font-mono text-xs">{path}</code>
                <span className="text-ink-soft">{reason}</span>
              </li>
            ))}
          </Lines>
        </Fold>
      )}
      <Fold title={`${count(files.length, "file")} in the template`}>
        <Lines>
          {files.map((path) => (
            <li key={path} className="wrap-anywhere px-4 py-2 font-mono text-xs">
              {path}
            </li>
          ))}
        </Lines>
      </Fold>
    </section>
  );
}

const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line border-line border-t">{children}</ul>
);
