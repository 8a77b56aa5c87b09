"use client";

import dynamic from "next/dynamic";

/** A file of its own for the browser: few sign in by the password alone with a role that needs more. */
export const SetUpStep = dynamic(async () => (await import("./set-up-step")).SetUpStep);
