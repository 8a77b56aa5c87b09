"use client";

import dynamic from "next/dynamic";

/** A file of its own for the browser: most sign in by password. */
export const PinLogin = dynamic(async () => (await import("./pin-login")).PinLogin);
