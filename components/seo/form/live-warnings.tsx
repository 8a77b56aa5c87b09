"use client";

import { useMemo } from "react";
import { ConflictWarnings } from "../conflict-warnings";
import { toPayload } from "./form-values";
import { useSeoPage, useSeoValues } from "./seo-context";

/** What is probably not meant in the form as it is right now. */
export function LiveWarnings() {
  const { page } = useSeoPage();
  const values = useSeoValues();
  const settings = useMemo(() => toPayload(values), [values]);
  return <ConflictWarnings page={page} settings={settings} />;
}
