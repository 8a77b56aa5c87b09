import type { Route } from "next";

/** A part of the profile that was typed elsewhere, which visitors see instead. */
export type ProfileOverride = { what: string; place: string; href: Route };
