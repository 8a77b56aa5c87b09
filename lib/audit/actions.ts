import type { Permission } from "@/lib/platform/access/permissions";
import { landingParts } from "./landing-parts";

/** The subjects of changes, and the permission to read them. */
export const auditFeatures = {
  landing: { words: "Landing page", permission: "landing:read" },
  templates: { words: "Templates", permission: "templates:read" },
  seo: { words: "SEO", permission: "seo:read" },
  pictures: { words: "Pictures", permission: "pictures:read" },
  menus: { words: "Menus", permission: "menus:read" },
  plans: { words: "Business plans", permission: "plans:write" },
  orders: { words: "Orders", permission: "orders:read" },
  settings: { words: "Settings", permission: "settings:read" },
  secrets: { words: "Secrets", permission: "secrets:read" },
  devices: { words: "Kitchen devices", permission: "devices:write" },
  tokens: { words: "API tokens", permission: "tokens:write" },
  users: { words: "Users", permission: "users:read" },
  backups: { words: "Backups", permission: "backups:write" },
  setup: { words: "Setting up", permission: "configuration:write" },
} as const satisfies Record<string, { words: string; permission: Permission }>;
export type AuditFeature = keyof typeof auditFeatures;

type Declared = {
  /** What somebody did, as a sentence without its subject. */
  words: string;
  /** The fields that are recorded, with what people read of each. Whatever is not named here is never stored. */
  fields: Readonly<Record<string, string>>;
  /** Where earlier versions are kept. */
  undo?: "landing" | "template";
};

const template = { name: "Name", version: "Version", fileName: "File", active: "Active" };
const seo = {
  title: "Title",
  description: "Description",
  keywords: "Keywords",
  canonical: "Canonical address",
  robots: "Robots",
  author: "Author",
  language: "Language",
  ogTitle: "Open Graph title",
  ogDescription: "Open Graph description",
  ogImage: "Open Graph picture",
  ogType: "Open Graph type",
  twitterCard: "Twitter card",
  twitterSite: "Twitter site",
  twitterTitle: "Twitter title",
  twitterDescription: "Twitter description",
  twitterImage: "Twitter picture",
  structuredData: "Structured data",
};
const nothing = {};
const pictureFile = { type: "Type", width: "Width", height: "Height" };
const menu = { restaurant: "Restaurant", categories: "Categories", dishes: "Dishes" };
const plan = { description: "Description", sections: "Sections" };
const order = { status: "Status", payment: "Payment", refund: "Refund" };
const user = { email: "Email address", role: "Role" };
const passkey = { name: "Name" };
const device = { name: "Name" };
const token = { name: "Name", scopes: "Scopes", expiresAt: "Ends" };

/** Everything that can be recorded: an action is a feature and a verb. */
export const auditActions = {
  "landing:save": { words: "Saved the landing page", fields: landingParts, undo: "landing" },
  "landing:restore": {
    words: "Restored a version of the landing page",
    fields: landingParts,
    undo: "landing",
  },
  "templates:upload": { words: "Uploaded a template", fields: template },
  "templates:replace": { words: "Replaced a template", fields: template, undo: "template" },
  "templates:switch": {
    words: "Switched to another version of a template",
    fields: template,
    undo: "template",
  },
  "templates:rename": { words: "Renamed a template", fields: template },
  "templates:delete": { words: "Deleted a template", fields: template },
  "templates:activate": { words: "Activated a template", fields: template },
  "templates:deactivate": { words: "Went back to the built-in landing page", fields: template },
  "seo:save": { words: "Saved the SEO settings of a page", fields: seo },
  "seo:import": { words: "Imported the SEO settings of a page", fields: seo },
  "seo:delete": { words: "Deleted the SEO settings of a page", fields: seo },
  "seo:redirect": { words: "Saved a redirect", fields: { target: "Leads to" } },
  "seo:remove-redirect": { words: "Removed a redirect", fields: { target: "Leads to" } },
  "seo:forget-paths": { words: "Cleared the log of unknown paths", fields: { count: "Paths" } },
  "seo:upload": {
    words: "Uploaded a picture",
    fields: pictureFile,
  },
  "pictures:upload": { words: "Uploaded a picture to the library", fields: pictureFile },
  "pictures:replace": { words: "Replaced a picture", fields: pictureFile },
  "pictures:save": {
    words: "Changed what is said of a picture",
    fields: { name: "Name", alt: "Alternative text", decorative: "Decoration", focus: "Focus" },
  },
  "pictures:delete": { words: "Deleted a picture", fields: nothing },
  "menus:create": { words: "Added a restaurant", fields: { slug: "Web address" } },
  "menus:delete": { words: "Deleted a restaurant", fields: { slug: "Web address" } },
  "menus:save": { words: "Changed the draft of a menu", fields: menu },
  "menus:import": { words: "Imported dishes into the draft of a menu", fields: menu },
  "menus:restore": { words: "Took a former menu into the draft", fields: menu },
  "menus:discard": { words: "Discarded the draft of a menu", fields: menu },
  "menus:publish": { words: "Published a menu", fields: menu },
  "plans:apply": { words: "Applied a business plan", fields: plan },
  "plans:undo": { words: "Undid a business plan", fields: plan },
  "plans:redo": { words: "Applied a business plan again", fields: plan },
  "orders:status": { words: "Changed an order's status", fields: order },
  "orders:payment": { words: "Changed an order's payment", fields: order },
  "orders:refund": { words: "Changed an order's refund", fields: order },
  "orders:sold-out": { words: "Marked a dish as sold out, or as back", fields: { soldOut: "Sold out" } },
  "settings:save": {
    words: "Saved the settings",
    fields: {
      projectName: "Project name",
      siteAddress: "Site address",
      timeZone: "Time zone",
      idleMinutes: "Idle minutes until signed out",
      auditDays: "Days that the audit log is kept",
    },
  },
  "settings:clear-reports": {
    words: "Cleared what browsers reported as blocked",
    fields: { count: "Reports" },
  },
  "secrets:save": {
    words: "Changed stored secrets",
    fields: {
      "stripe secret key": "Stripe's secret key",
      "stripe publishable key": "Stripe's publishable key",
      "stripe webhook secret": "Stripe's webhook secret",
    },
  },
  "secrets:rotate": { words: "Encrypted the stored secrets anew", fields: { count: "Secrets" } },
  "devices:offer": { words: "Made a code to pair a device", fields: device },
  "devices:pair": { words: "Paired a device", fields: device },
  "devices:unpair": { words: "Unpaired a device", fields: device },
  "users:pin": { words: "Set their own PIN", fields: { name: "Name in the kitchen" } },
  "users:remove-pin": { words: "Removed their own PIN", fields: nothing },
  "tokens:make": { words: "Made an API token", fields: token },
  "tokens:revoke": { words: "Revoked an API token", fields: token },
  "users:invite": { words: "Invited somebody", fields: user },
  "users:link": { words: "Made a link to choose a password", fields: { kind: "Kind" } },
  "users:role": { words: "Changed somebody's role", fields: user },
  "users:remove": { words: "Removed somebody", fields: user },
  "users:sign-out": { words: "Ended sessions of somebody", fields: { sessions: "Sessions" } },
  "users:password": { words: "Changed their own password", fields: nothing },
  "users:email": { words: "Changed their own email address", fields: user },
  "users:add-app": { words: "Turned their authenticator app on", fields: nothing },
  "users:remove-app": { words: "Turned their authenticator app off", fields: nothing },
  "users:add-passkey": { words: "Added a passkey", fields: passkey },
  "users:rename-passkey": { words: "Renamed a passkey", fields: passkey },
  "users:remove-passkey": { words: "Removed a passkey", fields: passkey },
  "users:recovery-codes": { words: "Made new recovery codes", fields: nothing },
  "users:remove-second-factor": { words: "Removed somebody's second factor", fields: nothing },
  "users:second-factor-roles": {
    words: "Chose the roles that need a second factor",
    fields: { roles: "Roles" },
  },
  "users:use-link": { words: "Chose a password by a link", fields: { kind: "Kind" } },
  "backups:make": { words: "Made a backup", fields: nothing },
  "backups:download": { words: "Downloaded a backup", fields: nothing },
  "backups:upload": { words: "Uploaded a backup", fields: nothing },
  "backups:delete": { words: "Deleted a backup", fields: nothing },
  "backups:restore": { words: "Restored a backup", fields: { createdAt: "Made" } },
  "backups:schedule": {
    words: "Changed when backups are made",
    fields: { hour: "Hour", kept: "Kept", passphrase: "Passphrase" },
  },
  "setup:save": {
    words: "Set the site up",
    fields: { projectName: "Project name", apiUrl: "API address", timeZone: "Time zone", ...user },
  },
  "setup:test-connection": { words: "Tested the connection to a database", fields: nothing },
  "setup:reset": { words: "Reset the site, to set it up again", fields: nothing },
} as const satisfies Record<`${AuditFeature}:${string}`, Declared>;

export type AuditAction = keyof typeof auditActions;
/** The names of an action's fields. */
export type FieldOf<Action extends AuditAction> = keyof (typeof auditActions)[Action]["fields"] & string;

const declared: Readonly<Record<string, Declared>> = auditActions;

/** The declaration of an action; null for one of another version of the application. */
export const auditAction = (action: string): Declared | null =>
  Object.hasOwn(declared, action) ? (declared[action] ?? null) : null;

export const featureOf = (action: string) => action.split(":")[0] as AuditFeature;

/** All actions of some features. */
export const actionsOf = (features: readonly AuditFeature[]) =>
  (Object.keys(auditActions) as AuditAction[]).filter((action) => features.includes(featureOf(action)));

/** `ctaText` as “Cta text”. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What people read of a field: its words, and where in it something differs. */
export function fieldWords(action: string, field: string): string {
  const [first = "", ...rest] = field.split(".");
  const words = auditAction(action)?.fields[first] ?? first;
  const below = rest.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : inWords(part)));
  return [words, ...below].join(" › ");
}
