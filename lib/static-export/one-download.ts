import { AppError } from "@/lib/platform/http/errors";
import { remember } from "@/lib/platform/runtime/remember";

/** Seconds until another try: most sites take less. */
const RETRY_AFTER = 30;

/** The running download of this process. A download renders the whole site: several at once would slow visitors down. */
const running = remember("site download", () => ({ signal: null as AbortSignal | null }));

/** Whether this process sends the site as an archive. */
export const isDownloading = () => running.signal !== null && !running.signal.aborted;

/**
 * Begins a download, until `endDownload` or the end of its request.
 * @throws AppError `conflict` while another one runs
 */
export function beginDownload(signal: AbortSignal): void {
  if (isDownloading())
    throw new AppError("conflict", "The site is being downloaded. Please try again once that has ended.", {
      retryAfter: RETRY_AFTER,
    });
  running.signal = signal;
}

export function endDownload(signal: AbortSignal): void {
  if (running.signal === signal) running.signal = null;
}
