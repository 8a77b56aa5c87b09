"use client";

import dynamic from "next/dynamic";

/** A file of its own for the browser, so that the dashboard's other tabs do not bring it along. */
export const GenerateBusiness = dynamic(async () => (await import("./generate-business")).GenerateBusiness);
