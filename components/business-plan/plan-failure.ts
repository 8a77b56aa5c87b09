import { RequestError } from "@/lib/http/client";

/** What went wrong with a call, and what to do about it. */
export type Failure = { title: string; text: string; isSignedOut: boolean };

/** @param kept what is not lost, such as “Your text is still here.” */
export function failureOf(error: unknown, title: string, kept: string): Failure {
  const { status, serverMessage } = error instanceof RequestError ? error : new RequestError(0);
  const isSignedOut = status === 401;
  const reason = isSignedOut
    ? "You are signed out. Sign in again in another tab, then try again."
    : status === 0
      ? "The server did not answer. Check your connection, then try again."
      : (serverMessage ?? "The server could not do that just now. Try again in a moment.");
  return { title, text: `${reason} ${kept}`, isSignedOut };
}
