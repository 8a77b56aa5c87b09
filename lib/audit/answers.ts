import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { actorKinds } from "./actor";

/** The beginning of a long text. */
export const longText = z.object({ begins: z.string(), characters: z.int(), sha256: z.string() });

/** A recorded value, or null. */
export const auditValue = z.union([z.string(), z.number(), z.boolean(), longText]).nullable();

/** One field before and after. */
export const fieldChange = z.object({
  field: z.string().describe("Its path, such as `features.1.title`."),
  before: auditValue,
  after: auditValue,
});

/** The version from before a change. */
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
    .describe("The email address of the user, as it was then; empty if nobody was signed in."),
  role: z.string(),
  through: z.string(),
  address: z.string(),
  requestId: z.string(),
  action: z.string(),
  target: z.string().describe("The name of the changed object."),
  changes: z.array(fieldChange),
  more: z.int().describe("The number of further fields that differ."),
  undo: auditUndo.optional(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPerson = z.object({ id: z.string(), email: z.string() });
export type AuditPerson = z.infer<typeof auditPerson>;

/** `GET /api/audit`. */
export const auditPage = z.object({
  entries: z.array(auditEntry).describe("Newest first."),
  next: z.string().nullable().describe("The value of `before` for older entries; null if there are none."),
  people: z.array(auditPerson).describe("All users who have changed something."),
});
export type AuditPage = z.infer<typeof auditPage>;
