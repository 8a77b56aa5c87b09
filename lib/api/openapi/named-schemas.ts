import type * as z from "zod";
import { recordedSignIn, sentUser } from "@/lib/accounts/answers";
import { listedDevice } from "@/lib/accounts/pins/answers";
import { listedWays } from "@/lib/accounts/second-factor/answers";
import { listedToken } from "@/lib/accounts/tokens/answers";
import { listedSession, listedUser } from "@/lib/accounts/user-answers";
import { auditEntry } from "@/lib/audit/answers";
import { storedBackup } from "@/lib/backups/answers";
import { appliedPlan, proposedSections } from "@/lib/business-plan/answers";
import { landingVersion } from "@/lib/landing/answers";
import { landingContent } from "@/lib/landing/schema";
import { orderView, restaurantOrder } from "@/lib/orders/answers";
import { refusal } from "@/lib/platform/http/answers";
import { shownDish, soldOutRestaurant } from "@/lib/restaurants/published/answers";
import { flatPageSeo, inspection, nestedPageSeo, pageSeo } from "@/lib/seo/answers";
import { templateDetails, templateView } from "@/lib/templates/answers";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";

/** The schemas of answers, by their names in the document. */
const named: Record<string, z.ZodType> = {
  AppliedPlan: appliedPlan,
  AuditEntry: auditEntry,
  Backup: storedBackup,
  Device: listedDevice,
  FlatPageSettings: flatPageSeo,
  Inspection: inspection,
  LandingContent: landingContent,
  LandingVersion: landingVersion,
  MenuItem: shownDish,
  NestedPageSettings: nestedPageSeo,
  Order: orderView,
  PageSettings: pageSeo,
  PlanSections: proposedSections,
  Refusal: refusal,
  RestaurantOrder: restaurantOrder,
  SentUser: sentUser,
  Session: listedSession,
  SignIn: recordedSignIn,
  SignInWays: listedWays,
  SoldOutRestaurant: soldOutRestaurant,
  Template: templateView,
  TemplateDetails: templateDetails,
  Token: listedToken,
  User: listedUser,
};

export const schemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(named).map(([name, schema]) => [name, jsonSchemaOf(schema, "output")]),
);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));

/** Replaces the named schemas in a value by references. */
export function withReferences<Value>(value: Value): Value {
  if (!isObject(value)) return value;
  const name = "properties" in value ? names.get(JSON.stringify(value)) : undefined;
  if (name) return { $ref: `#/components/schemas/${name}` } as Value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withReferences(inner)]);
  return (Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as Value;
}
