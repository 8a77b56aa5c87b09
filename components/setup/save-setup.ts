import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { SavedConfiguration } from "@/lib/setup/answers";
import type { ConfigurationInput, SetupForm } from "@/lib/setup/schema";

/** In milliseconds: moving to another server copies all data. */
const SAVE_TIMEOUT_MS = 600_000;

/** Saves the wizard's values. @throws RequestError */
export function saveSetup(values: SetupForm): Promise<SavedConfiguration> {
  const { adminCode, ...others } = values;
  const body: ConfigurationInput = { isConfigured: true, ...others, ...(adminCode && { adminCode }) };
  return call("POST /config/save", { body, timeout: SAVE_TIMEOUT_MS });
}

/** Returns whether the site is set up although the save failed: another save was faster, or the answer was lost. */
export async function isSetUpAllTheSame(error: unknown): Promise<boolean> {
  if (!(error instanceof RequestError) || (error.status !== 0 && error.status !== 409)) return false;
  const answer = await call("GET /config/check").catch(() => null);
  return answer?.isConfigured === true;
}

export type SaveFailure = {
  message: string;
  detail?: string;
  /** Set-up is complete; only signing in is possible. */
  mayOnlySignIn?: true;
};

/** Describes the failure on a site that is already set up, possibly by this visitor. */
export function describeSetUpAlready(error: unknown): SaveFailure {
  const answered = error instanceof RequestError && error.serverMessage;
  return {
    message: answered ? `Backend error: ${error.serverMessage}` : "This application is already configured.",
    detail: "If you set it up, sign in with the email and password above.",
    mayOnlySignIn: true,
  };
}

/** Describes a failed save in the words of the specification. */
export function describeSaveFailure(error: unknown, origin: string): SaveFailure {
  if (error instanceof RequestError && error.status === 0) {
    return {
      message: "Cannot connect to backend. Is the backend running on port 5001?",
      detail: `This page is served from ${origin}, and nothing answered there. Check that the server is still running, then try again.`,
    };
  }
  if (error instanceof RequestError && error.serverMessage) {
    return { message: `Backend error: ${error.serverMessage}` };
  }
  return { message: "Failed to save configuration. Please try again." };
}
