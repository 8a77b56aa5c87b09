/** Most permissions are a feature with `read` or `write`. */
const both = <Feature extends string>(...features: Feature[]) =>
  features.flatMap((feature) => [`${feature}:read`, `${feature}:write`] as const);

const site = [...both("landing", "templates", "seo", "pictures", "menus"), "plans:write"] as const;
const kitchen = [...both("orders"), "sold-out:write"] as const;
/** Files of orders, with the guests' names and addresses. */
const exporting = ["orders:export"] as const;
/** Money back beyond that of a cancelled order. */
const till = ["refunds:write"] as const;
/** Messages of visitors, with their names and addresses. */
const inbox = both("inbox");
const settings = both("settings");
const business = ["dashboard:read", ...settings] as const;
/** Entries of a feature are shown to those who may read the feature. */
const oversight = ["audit:read"] as const;
/** Every role has it, for one's own password and email address. */
const own = ["account:write"] as const;
/** Access for programs and devices. */
const entrances = ["tokens:write", "devices:write"] as const;
const owners = [
  ...both("secrets", "users"),
  "backups:write",
  "guest-data:write",
  "configuration:write",
  ...both("system"),
] as const;

export const permissions = [
  ...site,
  ...kitchen,
  ...exporting,
  ...till,
  ...inbox,
  ...business,
  ...oversight,
  ...own,
  ...entrances,
  ...owners,
] as const;
export type Permission = (typeof permissions)[number];

/** The permissions that an API token may have: none of accounts, users, tokens or secrets. */
export const scopes = [...site, ...kitchen, ...exporting, ...till, ...inbox, ...business] as const;
export type Scope = (typeof scopes)[number];
export const isScope = (permission: Permission): permission is Scope =>
  (scopes as readonly Permission[]).includes(permission);

/** The permissions of each role; an owner has all. */
const permissionsOf = {
  owner: permissions,
  manager: [
    ...own,
    ...entrances,
    ...site,
    ...kitchen,
    ...exporting,
    ...till,
    ...inbox,
    ...business,
    ...oversight,
  ],
  editor: [...own, ...site, ...inbox],
  kitchen: [...own, ...kitchen],
  viewer: [
    ...own,
    "landing:read",
    "templates:read",
    "seo:read",
    "pictures:read",
    "menus:read",
    "orders:read",
    ...exporting,
    "dashboard:read",
    "settings:read",
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof permissionsOf;
export const roles = Object.keys(permissionsOf) as [Role, ...Role[]];

export const roleNames: Record<Role, string> = {
  owner: "Owner",
  manager: "Manager",
  editor: "Editor",
  kitchen: "Kitchen",
  viewer: "Viewer",
};

export function may(role: Role, permission: Permission): boolean {
  return (permissionsOf[role] as readonly Permission[]).includes(permission);
}

/** The role of a session by PIN, for users of every role. */
export const PIN_ROLE: Role = "kitchen";

/** Returns the role of a session; null for one by PIN whose user may no longer use the kitchen. */
export function sessionRole(own: Role, method: "password" | "passkey" | "pin"): Role | null {
  if (method !== "pin") return own;
  return may(own, "orders:write") ? PIN_ROLE : null;
}

/** A role, with the scopes of an API token or the device of a PIN. */
export type Rights = { role: Role; token?: { scopes: readonly string[] }; device?: { person: string } };

/** Returns whether a caller has a permission by role and, with a token, by its scopes. A PIN gives no access to the account. */
export const mayDo = ({ role, token, device }: Rights, permission: Permission): boolean =>
  may(role, permission) &&
  (!token || (isScope(permission) && token.scopes.includes(permission))) &&
  !(device && permission === "account:write");
