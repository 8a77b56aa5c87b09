import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { type ZipFile, zipOf } from "@/lib/platform/files/zip";
import { lazyBody } from "@/lib/platform/http/lazy-body";
import { siteOrigin } from "@/lib/platform/http/origin";
import { log } from "@/lib/platform/log/log";
import { dayIn } from "@/lib/platform/time-zone/days";
import { exportedFiles } from "./files.server";
import { beginDownload } from "./one-download.server";
import { recordFailure, recordOutcome } from "./outcome.server";
import { requirePublicSite } from "./walk.server";

/** Media types that a ZIP can't make smaller. */
const packed = /^(?:image\/(?!svg|x-icon|bmp)|video\/|audio\/|font\/woff)/;

async function* archived(origin: string, signal: AbortSignal): AsyncGenerator<ZipFile> {
  for await (const { name, body, type, isServed } of exportedFiles(origin, signal))
    yield { name: isServed ? `site/${name}` : name, body, isPacked: packed.test(type) };
}

/** Yields the archive. A failure breaks the download off, and is shown in the portal. */
async function* recorded(
  origin: string,
  signal: AbortSignal,
  end: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* zipOf(archived(origin, signal), new Date());
    await recordOutcome({ failure: null, failedAt: null });
  } catch (error) {
    if (!signal.aborted) {
      log.error({ err: error }, "The site could not be exported");
      await recordFailure(error);
    }
    throw error;
  } finally {
    await end();
  }
}

async function begin(signal: AbortSignal): Promise<() => Promise<void>> {
  const end = await beginDownload(signal);
  await recordChange(db, { action: "static-export:download" }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return end;
}

/**
 * Streams the site as a ZIP archive: a file is rendered when the client has taken the previous one. An abandoned request
 * ends the export.
 * @throws ExportRefused; AppError `conflict` while another download runs
 */
export async function downloadSite(request: Request): Promise<Response> {
  await requirePublicSite();
  const { timeZone } = await configurationState();
  const { signal } = request;
  const origin = siteOrigin(request.headers);
  const end = request.method === "GET" ? await begin(signal) : async () => undefined;
  const body = lazyBody(() => {
    const pieces = recorded(origin, signal, end);
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: async () => void (await pieces.return(undefined)),
      },
      { highWaterMark: 0 },
    );
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="site-${dayIn(new Date(), timeZone)}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
}
