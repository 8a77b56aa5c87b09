export const messageStatuses = ["new", "read", "answered", "spam"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const messageStatusWords: Record<MessageStatus, string> = {
  new: "New",
  read: "Read",
  answered: "Answered",
  spam: "Spam",
};
