import type { Permission } from "@/lib/platform/access/permissions";
import { chosenMailWords } from "./chosen-mails";
import { landingParts } from "./landing-parts";
import {
  announcements,
  device,
  endpoint,
  hours,
  job,
  menu,
  navigation,
  order,
  page,
  passkey,
  pictureFile,
  plan,
  printer,
  printJob,
  profile,
  refund,
  removed,
  reservation,
  reservationRules,
  retention,
  seo,
  table,
  template,
  token,
  translation,
  user,
  voucher,
} from "./recorded-fields";

/** The subjects of changes, and the permissions to read them. */
export const auditFeatures = {
  landing: { words: "Landing page", permission: "landing:read" },
  pages: { words: "Pages", permission: "landing:read" },
  announcements: { words: "Announcements", permission: "landing:read" },
  navigation: { words: "Navigation", permission: "landing:read" },
  translations: { words: "Translations", permission: "landing:read" },
  templates: { words: "Templates", permission: "templates:read" },
  seo: { words: "SEO", permission: "seo:read" },
  pictures: { words: "Pictures", permission: "pictures:read" },
  menus: { words: "Menus", permission: "menus:read" },
  hours: { words: "Opening hours", permission: "menus:read" },
  "business-profile": { words: "Business profile", permission: "settings:read" },
  plans: { words: "Business plans", permission: "plans:write" },
  orders: { words: "Orders", permission: "orders:read" },
  reservations: { words: "Reservations", permission: "orders:read" },
  tables: { words: "Tables", permission: "orders:read" },
  inbox: { words: "Inbox", permission: "inbox:read" },
  settings: { words: "Settings", permission: "settings:read" },
  secrets: { words: "Secrets", permission: "secrets:read" },
  devices: { words: "Kitchen devices", permission: "devices:write" },
  printers: { words: "Printers", permission: "settings:read" },
  webhooks: { words: "Webhooks", permission: "secrets:read" },
  tokens: { words: "API tokens", permission: "tokens:write" },
  users: { words: "Users", permission: "users:read" },
  "guest-data": { words: "Guests’ data", permission: "guest-data:write" },
  backups: { words: "Backups", permission: "backups:write" },
  "static-export": { words: "Plain files", permission: "backups:write" },
  system: { words: "System", permission: "system:read" },
  setup: { words: "Setting up", permission: "configuration:write" },
} as const satisfies Record<string, { words: string; permission: Permission }>;
export type AuditFeature = keyof typeof auditFeatures;

/**
 * A sentence without its subject; the recorded fields with their labels, since no others are stored; and where earlier
 * versions are stored.
 */
type Declared = readonly [
  words: string,
  fields?: Readonly<Record<string, string>>,
  undo?: "landing" | "template",
];

/** The recorded actions; a name has a feature and a verb. */
export const auditActions = {
  "landing:save": ["Saved the landing page", landingParts, "landing"],
  "landing:restore": ["Restored a version of the landing page", landingParts, "landing"],
  "landing:draft": ["Changed the draft of the landing page", landingParts],
  "landing:take": ["Took a former version into the draft of the landing page", landingParts],
  "landing:discard": ["Discarded the draft of the landing page", landingParts],
  "landing:publish": ["Published the landing page", landingParts, "landing"],
  "pages:create": ["Added a page", page],
  "pages:save": ["Changed the draft of a page", page],
  "pages:restore": ["Took a former version into the draft of a page", page],
  "pages:discard": ["Discarded the draft of a page", page],
  "pages:publish": ["Published a page", { ...page, path: "Path" }],
  "pages:schedule": ["Scheduled the publication of a page", { publishAt: "Moment" }],
  "pages:unschedule": ["Cancelled the scheduled publication of a page", { publishAt: "Moment" }],
  "pages:delete": ["Deleted a page", { path: "Path" }],
  "pages:undelete": ["Took a deleted page back"],
  "pages:rotate-preview": ["Replaced the secret link of a page’s preview"],
  "announcements:save": ["Saved the announcements", announcements],
  "navigation:save": ["Saved the navigation", navigation],
  "translations:save": ["Changed the draft of a translation", translation],
  "translations:import": ["Imported a translation into its draft", translation],
  "translations:publish": ["Published a translation", translation],
  "translations:unpublish": ["Took a translation offline", translation],
  "templates:upload": ["Uploaded a template", template],
  "templates:replace": ["Replaced a template", template, "template"],
  "templates:switch": ["Switched to another version of a template", template, "template"],
  "templates:rename": ["Renamed a template", template],
  "templates:delete": ["Deleted a template", template],
  "templates:activate": ["Activated a template", template],
  "templates:deactivate": ["Went back to the built-in landing page", template],
  "seo:save": ["Saved the SEO settings of a page", seo],
  "seo:import": ["Imported the SEO settings of a page", seo],
  "seo:delete": ["Deleted the SEO settings of a page", seo],
  "seo:redirect": ["Saved a redirect", { target: "Leads to" }],
  "seo:remove-redirect": ["Removed a redirect", { target: "Leads to" }],
  "seo:forget-paths": ["Cleared the log of unknown paths", { count: "Paths" }],
  "seo:upload": ["Uploaded a picture", pictureFile],
  "pictures:upload": ["Uploaded a picture to the library", pictureFile],
  "pictures:replace": ["Replaced a picture", pictureFile],
  "pictures:save": [
    "Changed what is said of a picture",
    { name: "Name", alt: "Alternative text", decorative: "Decoration", focus: "Focus" },
  ],
  "pictures:delete": ["Deleted a picture"],
  "menus:create": ["Added a restaurant", { slug: "Web address" }],
  "menus:delete": ["Deleted a restaurant", { slug: "Web address" }],
  "menus:save": ["Changed the draft of a menu", menu],
  "menus:import": ["Imported dishes into the draft of a menu", menu],
  "menus:restore": ["Took a former menu into the draft", menu],
  "menus:discard": ["Discarded the draft of a menu", menu],
  "menus:publish": ["Published a menu", menu],
  "menus:voucher": ["Added, changed or deleted a voucher", voucher],
  "hours:save": ["Saved the opening hours", hours],
  "hours:pause": ["Paused the orders of a restaurant", { until: "Until", reason: "Reason" }],
  "hours:resume": ["Took orders again"],
  "plans:apply": ["Applied a business plan", plan],
  "plans:undo": ["Undid a business plan", plan],
  "plans:redo": ["Applied a business plan again", plan],
  "orders:status": [
    "Changed an order’s status",
    { ...order, promisedAt: "Promised for", cancelledBy: "Cancelled by", reason: "Reason" },
  ],
  "orders:place": ["Placed an order for a guest", { total: "Total", isPaidAtCounter: "Paid at the counter" }],
  "orders:change": ["Changed the dishes of an order", { dishes: "Dishes", difference: "Difference" }],
  "orders:payment": ["Changed an order’s payment", { ...order, disputedAt: "Disputed" }],
  "orders:refund": ["Gave money back for an order, or changed its refund", refund],
  "orders:sold-out": ["Marked a dish or an option as sold out, or as back", { soldOut: "Sold out" }],
  "orders:stock": [
    "Counted the stock of a dish or an option",
    { left: "Left", daily: "Each day", isShown: "Shown to guests" },
  ],
  "reservations:place": ["Reserved a table for a guest", reservation],
  "reservations:status": ["Changed a reservation", reservation],
  "reservations:settings": ["Changed how tables are reserved", reservationRules],
  "tables:open": ["Opened a table", table],
  "tables:close": ["Closed a table", table],
  "tables:rotate": ["Replaced the codes of tables", table],
  "inbox:status": ["Changed the status of a message", { status: "Status" }],
  "inbox:note": ["Changed the note of a message"],
  "inbox:delete": ["Deleted a message"],
  "business-profile:save": ["Saved the business profile", profile],
  "settings:save": [
    "Saved the settings",
    {
      projectName: "Project name",
      siteAddress: "Site address",
      timeZone: "Time zone",
      dayStartHour: "Hour at which a business day begins",
      preparationMinutes: "Minutes that an order takes",
      acceptWithinMinutes: "Minutes until an order that nobody accepts is cancelled",
      idleMinutes: "Idle minutes until signed out",
      auditDays: "Days that the audit log is kept",
      inboxDays: "Days that messages are kept",
      inboxSpamDays: "Days that spam is kept",
    },
  ],
  "settings:examples": ["Showed or hid the examples of the dashboard", { showsExamples: "Shown" }],
  "settings:visibility": [
    "Changed whether visitors see the site",
    { visibility: "Visibility", comingSoonText: "Sentence" },
  ],
  "settings:mail-server": [
    "Changed the mail server",
    {
      host: "Mail server",
      port: "Port",
      encryption: "Encryption",
      user: "User",
      password: "Password",
      senderAddress: "Sender’s address",
      senderName: "Sender’s name",
    },
  ],
  "settings:mails": [
    "Changed which emails are sent",
    { ...chosenMailWords, ownersAddress: "Owner’s address" },
  ],
  "settings:clear-reports": ["Cleared what browsers reported as blocked", { count: "Reports" }],
  "secrets:save": [
    "Changed stored secrets",
    {
      "stripe secret key": "Stripe’s secret key",
      "stripe publishable key": "Stripe’s publishable key",
      "stripe webhook secret": "Stripe’s webhook secret",
    },
  ],
  "secrets:rotate": ["Encrypted the stored secrets anew", { count: "Secrets" }],
  "devices:offer": ["Made a code to pair a device", device],
  "devices:pair": ["Paired a device", device],
  "devices:unpair": ["Unpaired a device", device],
  "printers:add": ["Added a printer", printer],
  "printers:save": ["Changed a printer", printer],
  "printers:remove": ["Removed a printer", printer],
  "printers:address": ["Made a new address for a printer"],
  "printers:test": ["Printed a test ticket"],
  "printers:print": ["Printed the ticket of an order", printJob],
  "printers:drop": ["Took a ticket out of a printer’s queue", printJob],
  "webhooks:add": ["Added an endpoint of webhooks", endpoint],
  "webhooks:save": ["Changed an endpoint of webhooks", endpoint],
  "webhooks:remove": ["Removed an endpoint of webhooks", endpoint],
  "webhooks:secret": ["Made a new signing secret of webhooks"],
  "webhooks:test": ["Sent a test of webhooks"],
  "webhooks:retry": ["Sent a webhook again", { type: "Event", state: "State" }],
  "users:pin": ["Set their own PIN", { name: "Name in the kitchen" }],
  "users:remove-pin": ["Removed their own PIN"],
  "tokens:make": ["Made an API token", token],
  "tokens:revoke": ["Revoked an API token", token],
  "users:invite": ["Invited somebody", user],
  "users:add-staff": ["Added somebody by name and PIN", { name: "Name in the kitchen", role: "Role" }],
  "users:reset-pin": ["Set somebody’s PIN"],
  "users:link": ["Made a link to choose a password", { kind: "Kind" }],
  "users:role": ["Changed somebody’s role", user],
  "users:remove": ["Removed somebody", user],
  "users:sign-out": ["Ended sessions of somebody", { sessions: "Sessions" }],
  "users:password": ["Changed their own password"],
  "users:email": ["Changed their own email address", user],
  "users:add-app": ["Turned their authenticator app on"],
  "users:remove-app": ["Turned their authenticator app off"],
  "users:add-passkey": ["Added a passkey", passkey],
  "users:rename-passkey": ["Renamed a passkey", passkey],
  "users:remove-passkey": ["Removed a passkey", passkey],
  "users:recovery-codes": ["Made new recovery codes"],
  "users:remove-second-factor": ["Removed somebody’s second factor"],
  "users:second-factor-roles": ["Chose the roles that need a second factor", { roles: "Roles" }],
  "users:use-link": ["Chose a password by a link", { kind: "Kind" }],
  "backups:make": ["Made a backup"],
  "backups:download": ["Downloaded a backup"],
  "backups:upload": ["Uploaded a backup"],
  "backups:delete": ["Deleted a backup"],
  "backups:restore": ["Restored a backup", { createdAt: "Made" }],
  "backups:schedule": [
    "Changed when backups are made",
    { hour: "Hour", kept: "Kept", passphrase: "Passphrase" },
  ],
  "static-export:change": ["Changed whether plain files are stored in the bucket", { isOn: "On" }],
  "static-export:push": ["Stored the site’s plain files in the bucket"],
  "static-export:download": ["Downloaded the site as plain files"],
  "guest-data:export": ["Exported a guest’s data", removed],
  "guest-data:erase": ["Removed a guest’s data", removed],
  "guest-data:expire": ["Removed old data of guests", removed],
  "guest-data:retention": ["Changed how long guests’ data is kept", retention],
  "system:retry-job": ["Retried work in the background", job],
  "system:drop-job": ["Dropped work in the background", job],
  "system:retry-mail": ["Sent an email again", { state: "State" }],
  "setup:save": [
    "Set the site up",
    { projectName: "Project name", apiUrl: "API address", timeZone: "Time zone", ...user },
  ],
  "setup:test-connection": ["Tested the connection to a database"],
  "setup:reset": ["Reset the site, to set it up again"],
} as const satisfies Record<`${AuditFeature}:${string}`, Declared>;

export type AuditAction = keyof typeof auditActions;
/** The names of an action's fields. */
export type FieldOf<Action extends AuditAction> = (typeof auditActions)[Action] extends readonly [
  string,
  infer Fields,
  ...unknown[],
]
  ? keyof Fields & string
  : never;

const declared: Readonly<Record<string, Declared>> = auditActions;

/** Returns the declaration of an action; null for one of another version of the application. */
export function auditAction(action: string) {
  const [words, fields = {}, undo] = (Object.hasOwn(declared, action) && declared[action]) || [];
  return words === undefined ? null : { words, fields, undo };
}

export const featureOf = (action: string) => action.split(":")[0] as AuditFeature;

/** Lists the actions of features. */
export const actionsOf = (features: readonly AuditFeature[]) =>
  (Object.keys(auditActions) as AuditAction[]).filter((action) => features.includes(featureOf(action)));

/** Returns “Cta text” for `ctaText`. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the label of a field, and the path of the difference within it. */
export function fieldWords(action: string, field: string): string {
  const [first = "", ...rest] = field.split(".");
  const words = auditAction(action)?.fields[first] ?? first;
  const below = rest.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : inWords(part)));
  return [words, ...below].join(" › ");
}
