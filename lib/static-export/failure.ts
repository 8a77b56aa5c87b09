import { AppError } from "@/lib/platform/http/errors";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** The site can't be exported as it is. The message is a sentence for the owner. */
export class ExportRefused extends errorAcrossBundles("ExportRefused", AppError) {
  constructor(message: string) {
    super("conflict", message);
  }
}

/** A page or file of the site could not be rendered. The message names its address. */
export class ExportFailed extends errorAcrossBundles("ExportFailed", AppError) {
  constructor(path: string, reason: string) {
    super("unavailable", `${path} could not be exported: ${reason}.`);
  }
}
