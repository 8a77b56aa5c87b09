import { RequestError } from "@/lib/platform/http/client";

/** A failed call, and its remedy. */
export type Failure = { title: string; text: string; isSignedOut: boolean };

function reasonOf(error: unknown): string {
  if (!(error instanceof RequestError)) return "This page could not go on. Try again, or reload the page.";
  if (error.status === 0) return "The server did not answer. Check your connection, then try again.";
  if (error.status === 401) return "You are signed out. Sign in again in another tab, then try again.";
  return error.serverMessage ?? "The server could not do that just now. Try again in a moment.";
}

/**
 * Logs errors other than `RequestError` to the console.
 * @param kept the reassurance to append, such as “Your text is still here.”
 */
export function failureOf(error: unknown, title: string, kept: string): Failure {
  const isCall = error instanceof RequestError;
  if (!isCall) reportError(error);
  return { title, text: `${reasonOf(error)} ${kept}`, isSignedOut: isCall && error.status === 401 };
}
