import type { MessagesFilter } from "@/lib/inbox/schema";
import { type MessageStatus, messageStatuses, messageStatusWords } from "@/lib/inbox/status";

export type Folder = "all" | MessageStatus;

export const folders = ["all", ...messageStatuses] as const;

export const folderWords: Record<Folder, string> = { all: "Inbox", ...messageStatusWords };

/** Returns the query of a folder and a search. */
export const toFilter = (folder: Folder, q: string): MessagesFilter => ({
  ...(folder !== "all" && { status: folder }),
  ...(q.trim() && { q: q.trim() }),
});
