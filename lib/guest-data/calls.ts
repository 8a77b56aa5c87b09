import { defineCalls } from "@/lib/platform/http/call";
import { guestExport } from "./export";
import { retentionInput, retentionState } from "./retention";
import { erasedGuest, foundGuest, guestInput } from "./schema";

export const guestDataCalls = defineCalls({
  "POST /guest-data/find": {
    summary: "Count what is stored about a guest",
    permission: "guest-data:write",
    body: guestInput,
    answer: foundGuest,
    audit: "Reads counts; a POST keeps the guest’s address out of logs.",
  },
  "POST /guest-data/export": {
    summary: "Export what is stored about a guest (GDPR, article 15)",
    permission: "guest-data:write",
    body: guestInput,
    recentSignIn: true,
    answer: guestExport,
    audit: "Changes nothing; that it was exported is recorded, as a test beside it checks.",
  },
  "POST /guest-data/erase": {
    summary: "Remove the personal data of a guest (GDPR, article 17)",
    permission: "guest-data:write",
    body: guestInput,
    recentSignIn: true,
    answer: erasedGuest,
    audit: ["guest-data:erase"],
  },
  "GET /guest-data/retention": {
    summary: "Get how long guests’ data is kept",
    permission: "guest-data:write",
    answer: retentionState,
  },
  "PUT /guest-data/retention": {
    summary: "Change how long guests’ data is kept",
    permission: "guest-data:write",
    body: retentionInput,
    recentSignIn: true,
    answer: retentionState,
    audit: ["guest-data:retention"],
  },
});
