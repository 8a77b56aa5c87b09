import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { locateSourceFile, readDocument, type TemplateSource } from "./document.server";

/**
 * Reads a template's index.html and every file that it refers to, as a visit would.
 * @throws AppError `conflict`, naming the file that can't be served
 */
export async function dryRunTemplate(source: TemplateSource) {
  const failed: string[] = [];
  const document = await readDocument(source, { path: "index.html", preview: false }).catch((error) => {
    log.warn({ err: error, template: source.id }, "A template's index.html can't be served");
    failed.push("index.html");
    return null;
  });
  for (const path of document?.referenced ?? []) {
    const file = source.files.find((one) => one.path === path);
    const found = file && (await locateSourceFile(source, file).catch(() => null));
    if (!found) failed.push(path);
  }
  if (failed.length === 0) return;
  const others = failed.length > 3 ? ` and ${failed.length - 3} more` : "";
  throw new AppError(
    "conflict",
    `Nothing was changed, since these files of the template can’t be served: ${failed.slice(0, 3).join(", ")}${others}.`,
  );
}
