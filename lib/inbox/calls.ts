import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { message, messagePage } from "./answers";
import { messageForm } from "./message-input";
import { messageNoteInput, messageParams, messageStatusInput, messagesFilter, messagesQuery } from "./schema";

const changed = z.object({ message });

export const inboxCalls = defineCalls({
  "POST /inbox/form": {
    summary: "Send a message to the owner, by the contact form of the landing page",
    access: "public",
    accepts: { "application/x-www-form-urlencoded": messageForm },
    sends: ["text/html"],
    refusesByPage: true,
    errors: ["not-found", "invalid", "too-large", "unsupported-type", "too-many-tries", "unavailable"],
    audit: "The message itself says who sent it.",
  },
  "GET /inbox/stamp": {
    summary: "Get a stamp for the contact form, which its page adds with a proof of work",
    access: "public",
    loadedByPages: true,
    answer: z.object({ stamp: z.string().describe("A signed time with a random part.") }),
  },
  "GET /inbox/messages": {
    summary: "List the messages of visitors",
    permission: "inbox:read",
    query: messagesQuery,
    answer: messagePage,
  },
  "GET /inbox/export": {
    summary: "Export messages as CSV",
    permission: "inbox:read",
    query: messagesFilter,
    sends: ["text/csv"],
  },
  "GET /inbox/messages/{id}": {
    summary: "Read a message",
    permission: "inbox:read",
    params: messageParams,
    answer: changed,
    errors: ["not-found"],
  },
  "DELETE /inbox/messages/{id}": {
    summary: "Delete a message",
    permission: "inbox:write",
    params: messageParams,
    errors: ["not-found"],
    audit: ["inbox:delete"],
  },
  "PUT /inbox/messages/{id}/status": {
    summary: "Mark a message as read, answered, spam or new",
    permission: "inbox:write",
    params: messageParams,
    body: messageStatusInput,
    answer: changed,
    errors: ["not-found"],
    audit: ["inbox:status"],
  },
  "PUT /inbox/messages/{id}/note": {
    summary: "Save the note of a message",
    permission: "inbox:write",
    params: messageParams,
    body: messageNoteInput,
    answer: changed,
    version: ({ message }) => message.noteVersion,
    ifMatch: true,
    errors: ["not-found", "conflict"],
    audit: ["inbox:note"],
  },
});
