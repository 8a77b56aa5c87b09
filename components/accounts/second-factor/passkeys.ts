import { useHydrated } from "@/components/ui/use-hydrated";
import type { Assertion } from "@/lib/accounts/second-factor/schema";
import { type AnswerOf, call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

/** Loaded on first use. */
const load = () => import("@simplewebauthn/browser");

/**
 * Returns whether this browser can use passkeys on this page.
 * @param origin the origin of the site's passkeys; null if it can have none
 */
export function usePasskeysPossible(origin: string | null): boolean {
  const isHydrated = useHydrated();
  return (
    isHydrated &&
    window.isSecureContext &&
    "PublicKeyCredential" in window &&
    window.location.origin === origin
  );
}

/** Returns whether the browser offers passkeys in the autofill list of the email field. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
}

/** Returns the message if the browser or the user cancelled a request for a passkey; null if the page did. */
export function describePasskeyFailure(error: unknown): string | null {
  if (error instanceof RequestError) return error.message;
  const { name } = error as Error;
  if (name === "AbortError") return null;
  if (name === "InvalidStateError") return "This device has a passkey for this account already.";
  if (name === "NotAllowedError") return "No passkey was used: it was cancelled, or took too long.";
  return "This browser could not use a passkey. Please try again, or go another way.";
}

/**
 * Requests a passkey of this site. A new request cancels the previous one.
 * @param where "field": in the autofill list of the email field, until the page is left
 */
export async function askPasskey(where: "dialog" | "field" = "dialog"): Promise<Assertion> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    load(),
    call("POST /auth/login/passkey/options"),
  ]);
  const answer = await startAuthentication({
    optionsJSON: options,
    ...(where === "field" && { useBrowserAutofill: true }),
  });
  return answer as Assertion;
}

/** Cancels a pending request for a passkey. */
export async function stopAsking() {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

type OfferedOptions = AnswerOf<"POST /account/passkeys/options">["options"];

/** Creates a passkey on the device. @returns the response for the server */
export async function makePasskey(options: OfferedOptions) {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON: options });
}
