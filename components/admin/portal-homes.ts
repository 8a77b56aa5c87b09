import type { Route } from "next";

export type PortalKey = "admin" | "dashboard";

/** The first page of each portal, without the icons and permissions of its tabs. */
export const portalHomes: Record<PortalKey, Route> = { admin: "/admin", dashboard: "/dashboard" };
