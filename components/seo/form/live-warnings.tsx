"use client";

import { useMemo } from "react";
import { toPayload } from "./form-values";
import { NoWarnings as ConflictWarnings } from "./no-warnings";
import { useSeoPage, useSeoValues } from "./seo-context";

/** What is probably not meant in the form as it is right now. */
export function LiveWarnings() {
  const { page } = useSeoPage();
  const values = useSeoValues();
  const settings = useMemo(() => toPayload(values), [values]);
  return <ConflictWarnings page={page} settings={settings} />;
}
