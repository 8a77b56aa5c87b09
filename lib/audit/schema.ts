import * as z from "zod";
import { may, type Role } from "@/lib/platform/access/permissions";
import { pageQuery } from "@/lib/platform/http/page-query";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { type AuditFeature, auditFeatures } from "./actions";
import { type ActorKind, actorKinds } from "./actor";

const features = Object.keys(auditFeatures) as [AuditFeature, ...AuditFeature[]];
const day = z.iso
  .date({ error: "Enter a day such as 2026-01-31" })
  .refine((given) => given >= "1900" && given < "9999", "Enter a day such as 2026-01-31");
const word = (max: number) => z.string().max(max).refine(storable, notStorable);

/** The filter in the query of `/api/audit` and `/api/audit/export`. */
export const auditFilter = z.strictObject({
  /** The id of a user, or `@` and the kind of another actor. */
  person: word(100).optional(),
  feature: z.enum(features, { error: "Unknown feature" }).optional(),
  /** The first and the last day, in the business's time zone. */
  from: day.optional(),
  to: day.optional(),
  /** A part of the changed object's name. */
  q: word(80).trim().optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** The query of `GET /api/audit`: entries before the one with this id, at most `limit` of them. */
export const auditQuery = auditFilter.extend(pageQuery({ max: 200, default: 50 }).shape);
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditExportQuery = auditFilter.extend({ format: z.enum(["csv", "json"]).default("csv") });

/** Lists the features whose entries a role may read. */
export const visibleFeatures = (role: Role): AuditFeature[] =>
  features.filter((feature) => may(role, auditFeatures[feature].permission));

/** Returns the kind of actor of a filter; null for a user. */
export const actorOf = (person: string | undefined): ActorKind | null =>
  actorKinds.find((kind) => person === `@${kind}`) ?? null;
