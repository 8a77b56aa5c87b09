"use client";

import { useMemo } from "react";
import { ConflictWarnings } from "../conflict-warnings";
import { toPayload } from "./form-values";
import { useSeoPage, useSeoValues } from "./seo-context";

/** Warns of probable mistakes in the form's current values. */
export function LiveWarnings() {
  const { page } = useSeoPage();
  const values = useSeoValues();
  const settings = useMemo(() => toPayload(values), [values]);
  return <ConflictWarnings page={page} settings={settings} />;
}
