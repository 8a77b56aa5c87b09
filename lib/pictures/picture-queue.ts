import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";

/** Uploads take precedence over renditions in the background. */
export const lanes = { upload: 0, rendition: 1 };

/**
 * Processes uploaded pictures one after another, to leave a processor and memory to the site: a picture of 50
 * megapixels needs 40 MB as PNG.
 */
export const pictureQueue = remember("picture work", () =>
  createQueue({
    name: "pictures",
    concurrency: 1,
    waiting: [10, 1],
    timeoutMs: 60_000,
    busyMessage: "Other pictures are being worked on just now. Please try again in a moment.",
  }),
);
