import type { ConfigurationInput, SaveAnswer, SetupForm } from "@/lib/config/schema";
import { RequestError, request } from "@/lib/http/client";

/** Moving to another server copies all data there, in milliseconds at most. */
const SAVE_TIMEOUT = 600_000;

/** Saves what the wizard gathered; throws `RequestError`. */
export function saveSetup(values: SetupForm): Promise<SaveAnswer> {
  const body: ConfigurationInput = {
    isConfigured: true,
    projectName: values.projectName,
    database: {
      host: values.dbHost,
      port: values.dbPort,
      name: values.dbName,
      username: values.dbUsername,
      password: values.dbPassword,
    },
    apiUrl: values.apiUrl,
    adminEmail: values.adminEmail,
    adminPassword: values.adminPassword,
  };
  return request<SaveAnswer>("/config/save", { method: "POST", body, timeout: SAVE_TIMEOUT });
}

export type SaveFailure = { message: string; detail?: string };

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
