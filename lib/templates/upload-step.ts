/** The current step of an upload on the server. */
export type UploadStep =
  /** Waits for the inspection of other uploads, unpacks the archive, or writes to the database. */
  | { name: "waiting" | "unpacking" | "storing" }
  /** Works on page or picture `done` of `of`. */
  | { name: "pages" | "pictures"; done: number; of: number };

/** Callbacks of an upload; aborting the signal leaves nothing behind. */
export type UploadFollower = { onStep?: (step: UploadStep) => void; signal?: AbortSignal };
