"use client";

import dynamic from "next/dynamic";

/** Screens in separate chunks: most users sign in by password with a browser of their own, and few have to set up a factor. */
export const PinLogin = dynamic(async () => (await import("@/components/accounts/pins/pin-login")).PinLogin);
export const SetUpStep = dynamic(async () => (await import("./set-up-step")).SetUpStep);
