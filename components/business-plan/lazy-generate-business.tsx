"use client";

import dynamic from "next/dynamic";

/** A separate chunk, so that other tabs of the dashboard don't load it. */
export const GenerateBusiness = dynamic(async () => (await import("./generate-business")).GenerateBusiness);
