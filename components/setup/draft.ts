import { type DeepPartial, get } from "react-hook-form";
import { browserStorage } from "@/components/ui/browser-storage";
import type { SetupForm } from "@/lib/setup/schema";
import { type SetupField, setupSteps } from "@/lib/setup/steps";
import { stepOf } from "./server-fields";

const stored = browserStorage("sessionStorage", "setup_draft");

export type Draft = Partial<Record<SetupField, string | number>>;

const secrets: readonly SetupField[] = ["database.password", "adminPassword", "adminCode"];
const draftFields = setupSteps.flatMap(({ fields }) => fields).filter((field) => !secrets.includes(field));

/** Stores the wizard's values until the tab is closed, except the passwords. */
export function keepDraft(values: DeepPartial<SetupForm>): void {
  const kept = Object.fromEntries(draftFields.map((field) => [field, get(values, field)]));
  stored.write(JSON.stringify(kept));
}

/** Returns the stored values that have the types of the given ones. */
export function readDraft(like: SetupForm): Draft {
  const kept = parse(stored.read() ?? "{}");
  return Object.fromEntries(
    draftFields.flatMap((field) =>
      typeof kept[field] === typeof get(like, field) ? [[field, kept[field]]] : [],
    ),
  );
}

export const clearDraft = () => stored.write(null);

/** Returns whether a draft has another server than the defaults, whose password is then wrong. */
export function namesAnotherServer(draft: Draft, defaults: SetupForm): boolean {
  return draftFields.some(
    (field) =>
      field.startsWith("database.") && draft[field] !== undefined && draft[field] !== get(defaults, field),
  );
}

/** Returns the index of the first step with an invalid value; the number of steps if there is none. */
export async function firstInvalidStep(values: SetupForm): Promise<number> {
  const { setupForm } = await import("@/lib/setup/schema");
  const { error } = setupForm.safeParse(values);
  const steps = error?.issues.map(({ path }) => stepOf(path.join(".") as SetupField)) ?? [];
  return Math.min(setupSteps.length, ...steps);
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
