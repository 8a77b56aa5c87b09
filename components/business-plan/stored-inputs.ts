"use client";

import { useCallback, useEffect, useState } from "react";
import { storedDraft } from "@/components/ui/browser-storage";
import type { BusinessPlanRequest } from "@/lib/business-plan/schema";

const keptPlan = storedDraft("business-plan");
const keptDescription = storedDraft("business-description");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores the request of the plan on screen: it reproduces the same plan after a reload, until sign-out. */
export const storedPlan = {
  async read(): Promise<BusinessPlanRequest | null> {
    const text = keptPlan.read();
    if (!text) return null;
    const schema = await import("@/lib/business-plan/schema").catch(() => null);
    return schema?.businessPlanRequest.safeParse(parse(text)).data ?? null;
  },
  write: (request: BusinessPlanRequest | null) => keptPlan.write(request && JSON.stringify(request)),
};

/**
 * Stores the description in this tab across reloads until sign-out, if the browser can.
 * @param proposed the description to begin with
 */
export function useStoredDescription(proposed: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState("");

  useEffect(() => setText((before) => before || (keptDescription.read() ?? proposed)), [proposed]);

  const keep = useCallback((next: string) => {
    setText(next);
    keptDescription.write(next === "" ? null : next);
  }, []);
  return [text, keep];
}
