import { z } from "zod";
import { moment } from "@/lib/platform/http/answers";
import { actorKinds } from "./actor";

/** A text that is too long to be recorded whole. */
export const longText = z.object({ begins: z.string(), characters: z.int(), sha256: z.string() });

/** A recorded value; null where there was none. */
export const auditValue = z.union([z.string(), z.number(), z.boolean(), longText]).nullable();

/** One field before and after. */
export const fieldChange = z.object({
  field: z.string().describe("Its path, such as `features.1.title`."),
  before: auditValue,
  after: auditValue,
});

/** Where an earlier version can be gone back to. */
export const auditUndo = z.union([
  z.object({ kind: z.literal("landing"), version: z.int() }),
  z.object({ kind: z.literal("template"), id: z.string(), version: z.int() }),
]);
export type AuditUndo = z.infer<typeof auditUndo>;

/** One change in answers. */
export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  actor: z.enum(actorKinds),
  account: z
    .string()
    .describe("The email address of the user, as it was then; empty where nobody was signed in."),
  role: z.string(),
  through: z.string(),
  address: z.string(),
  requestId: z.string(),
  action: z.string(),
  target: z.string().describe("What was changed."),
  changes: z.array(fieldChange),
  more: z.int().describe("How many more fields differ."),
  undo: auditUndo.optional(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPerson = z.object({ id: z.string(), email: z.string() });
export type AuditPerson = z.infer<typeof auditPerson>;

/** `GET /api/audit`. */
export const auditPage = z.object({
  entries: z.array(auditEntry).describe("Newest first."),
  next: z
    .string()
    .nullable()
    .describe("What to ask for older ones with, as `before`; null where there are none."),
  people: z.array(auditPerson).describe("Everybody who has changed something."),
});
export type AuditPage = z.infer<typeof auditPage>;
