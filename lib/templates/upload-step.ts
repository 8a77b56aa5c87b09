/** What the server is at with an upload. */
export type UploadStep =
  /** Another upload is looked at first. */
  | { name: "waiting" }
  | { name: "unpacking" }
  /** The page, or the picture, that is worked on, of how many. */
  | { name: "pages"; done: number; of: number }
  | { name: "pictures"; done: number; of: number }
  | { name: "storing" };
