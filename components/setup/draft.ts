import { type DeepPartial, get } from "react-hook-form";
import { type SetupField, type SetupForm, setupForm, setupSteps } from "@/lib/setup/schema";
import { stepOf } from "./server-fields";

const DRAFT_KEY = "setup_draft";

export type Draft = Partial<Record<SetupField, string | number>>;

const secrets: readonly SetupField[] = ["database.password", "adminPassword", "adminCode"];
const draftFields = setupSteps.flatMap(({ fields }) => fields).filter((field) => !secrets.includes(field));

/** Keeps what the wizard holds until the tab is closed, all but the passwords. */
export function keepDraft(values: DeepPartial<SetupForm>): void {
  const kept = Object.fromEntries(draftFields.map((field) => [field, get(values, field)]));
  storage()?.setItem(DRAFT_KEY, JSON.stringify(kept));
}

/** The stored values that have the types of the given ones. */
export function readDraft(like: SetupForm): Draft {
  const kept = parse(storage()?.getItem(DRAFT_KEY) ?? "{}");
  return Object.fromEntries(
    draftFields.flatMap((field) =>
      typeof kept[field] === typeof get(like, field) ? [[field, kept[field]]] : [],
    ),
  );
}

export function clearDraft(): void {
  storage()?.removeItem(DRAFT_KEY);
}

/** Whether a draft names another server than the defaults do, so that their password does not fit. */
export function namesAnotherServer(draft: Draft, defaults: SetupForm): boolean {
  return draftFields.some(
    (field) =>
      field.startsWith("database.") && draft[field] !== undefined && draft[field] !== get(defaults, field),
  );
}

/** Index of the first step with a value that can't be saved; the number of steps where there is none. */
export function firstInvalidStep(values: SetupForm): number {
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

/** Browsers that block site data throw on the mere mention of a storage. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
