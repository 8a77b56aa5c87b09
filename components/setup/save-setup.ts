import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { SavedConfiguration } from "@/lib/setup/answers";
import type { ConfigurationInput, SetupForm } from "@/lib/setup/schema";

/** Moving to another server copies all data there, in milliseconds at most. */
const SAVE_TIMEOUT = 600_000;

/** Saves what the wizard gathered; throws `RequestError`. */
export function saveSetup(values: SetupForm): Promise<SavedConfiguration> {
  const { adminCode, ...others } = values;
  const body: ConfigurationInput = { isConfigured: true, ...others, ...(adminCode && { adminCode }) };
  return call("POST /config/save", { body, timeout: SAVE_TIMEOUT });
}

/** Whether the site is set up although a save failed: somebody else was faster, or only the answer was lost. */
export async function isSetUpAllTheSame(error: unknown): Promise<boolean> {
  if (!(error instanceof RequestError) || (error.status !== 0 && error.status !== 409)) return false;
  const answer = await call("GET /config/check").catch(() => null);
  return answer?.isConfigured === true;
}

export type SaveFailure = {
  message: string;
  detail?: string;
  /** There is nothing left to set up; signing in is the way on. */
  mayOnlySignIn?: true;
};

/** The words for a site that somebody has set up already, perhaps this very visitor. */
export function describeSetUpAlready(error: unknown): SaveFailure {
  const answered = error instanceof RequestError && error.serverMessage;
  return {
    message: answered ? `Backend error: ${error.serverMessage}` : "This application is already configured.",
    detail: "If you set it up, sign in with the email and password above.",
    mayOnlySignIn: true,
  };
}

/** The words for a save that failed, as the error catalogue has them. */
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
