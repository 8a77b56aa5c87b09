import type { Role, Scope } from "./permissions";

// Apart from the permissions, which every page of the portal loads.

export const scopeTexts: Record<Scope, string> = {
  "landing:read": "Read former versions of the landing page, pages and announcements",
  "landing:write": "Change the landing page, pages and announcements",
  "templates:read": "List and download templates",
  "templates:write": "Upload, activate and delete templates",
  "seo:read": "Read SEO settings and redirects",
  "seo:write": "Change SEO settings and redirects",
  "pictures:read": "List the pictures of the library",
  "pictures:write": "Upload, change and delete pictures",
  "menus:read": "Read menus with their drafts and former versions",
  "menus:write": "Change and publish menus, open and close restaurants",
  "plans:write": "Make and apply business plans",
  "orders:read": "Read and follow orders",
  "orders:write": "Move orders on, cancel and refund them",
  "orders:export": "Export orders, with guests’ names and addresses",
  "refunds:write": "Give back money for dishes or an amount",
  "sold-out:write": "Say which dishes are sold out",
  "inbox:read": "Read and export the messages of visitors",
  "inbox:write": "Mark and delete the messages of visitors",
  "dashboard:read": "Read the turnover of the day’s book",
  "settings:read": "Read the settings",
  "settings:write": "Change the settings",
};

export const roleTexts: Record<Role, string> = {
  owner: "Everything, also users and setting up.",
  manager: "Site, orders, messages and settings.",
  editor: "Site, templates, SEO and messages.",
  kitchen: "Orders and what is sold out.",
  viewer: "Looks at everything, changes nothing.",
};
