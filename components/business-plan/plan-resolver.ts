import { get, type Resolver, set } from "react-hook-form";
import type { CurrentSite } from "@/lib/business-plan/answers";
import type { PlanValues } from "./plan-values";
import { reportOnPlan } from "./section-report";

/**
 * Validates the sections as applying does; incomplete entries are not errors. Lists whose entries were added, moved or
 * removed keep their messages.
 */
export function planResolver(
  current: CurrentSite,
  messageAt: (name: string) => unknown,
): Resolver<PlanValues> {
  return (values, _, { names = [], fields }) => {
    const errors = {};
    const [name, ...others] = names;
    if (name && others.length === 0 && !get(fields, name)) {
      const message = messageAt(name);
      if (message) set(errors, name, message);
      return { values: {}, errors };
    }
    const report = reportOnPlan(values, current);
    for (const { path, message } of Object.values(report).flatMap(({ problems }) => problems)) {
      set(errors, path, { type: "invalid", message });
    }
    return { values, errors };
  };
}
