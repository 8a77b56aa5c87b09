import type { Permission } from "@/lib/platform/access/permissions";

/** The parts of the settings in their order, with the permission that shows them. The key is the id of the heading. */
export const settingsGroups = [
  { id: "site", title: "Site" },
  { id: "orders", title: "Orders" },
  { id: "security", title: "Security" },
  { id: "privacy-log", title: "Privacy and log" },
  { id: "guest-data", title: "Guests’ data", permission: "guest-data:write" },
  { id: "card-payment", title: "Card payment", permission: "secrets:write" },
  { id: "mail-server", title: "Mail server", permission: "secrets:write" },
  { id: "mails", title: "Emails", permission: "settings:write" },
  { id: "kitchen-devices", title: "Kitchen devices", permission: "devices:write" },
  { id: "printers", title: "Printers", permission: "settings:write" },
  { id: "webhooks", title: "Webhooks", permission: "secrets:write" },
] as const satisfies readonly { id: string; title: string; permission?: Permission }[];

export type GroupKey = (typeof settingsGroups)[number]["id"];
