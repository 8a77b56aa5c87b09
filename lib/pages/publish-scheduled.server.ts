import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { publishLocked } from "./publish.server";
import { lockPage } from "./stored.server";

/**
 * Publishes a page at its scheduled moment, or later if the process did not run then. Does nothing if another moment was
 * chosen meanwhile. A refusal is stored for the portal.
 */
export async function publishScheduled(pageId: string, at: string): Promise<void> {
  try {
    await db.$transaction(async (transaction) => {
      const page = await lockPage(transaction, pageId, null);
      if (page.draft.publishAt?.toISOString() !== at) return;
      const { author, publishAt: scheduledFor } = page.draft;
      await publishLocked(transaction, page, { author, others: new Set(), scheduledFor });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await db.pageDraft.updateMany({
      where: { pageId, publishAt: at },
      data: { publishAt: null, publishError: error.message, version: { increment: 1 } },
    });
  }
}
