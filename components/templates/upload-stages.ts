import { formatFileSize } from "@/lib/platform/files/file-size";
import type { BusyUpload } from "./use-template-upload";

/** Stages of an upload in order. */
export const stages = ["Upload", "Check", "Clean pages", "Shrink pictures", "Store"] as const;

const counted = (noun: string, done: number, of: number) => ({
  detail: `${noun} ${done.toLocaleString("en")} of ${of.toLocaleString("en")}`,
  value: (done - 1) / of,
});

/**
 * @returns `stage`: index of the current stage in `stages`; `message`: announced when a stage begins; `detail`:
 *   progress in words; `value`: progress of the stage from 0 to 1, null if unknown
 */
export function progressOf(state: BusyUpload) {
  if (state.phase === "sending") {
    const { sent, total } = state;
    const value = total ? sent / total : 0;
    const detail = `${Math.floor(value * 100)}% · ${formatFileSize(sent)} of ${formatFileSize(total)}`;
    return { stage: 0, message: "Uploading", detail, value };
  }
  const { step } = state;
  switch (step?.name) {
    case "pages":
      return { stage: 2, message: "Cleaning pages", ...counted("Page", step.done, step.of) };
    case "pictures":
      return { stage: 3, message: "Making pictures smaller", ...counted("Picture", step.done, step.of) };
    case "storing":
      return { stage: 4, message: "Storing the template", detail: "", value: null };
    case "unpacking":
      return { stage: 1, message: "Checking the archive", detail: "", value: null };
    default:
      return { stage: 1, message: "Waiting to be checked", detail: "", value: null };
  }
}
