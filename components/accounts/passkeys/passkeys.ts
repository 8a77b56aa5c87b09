import { useHydrated } from "@/components/ui/use-hydrated";
import type { Assertion } from "@/lib/accounts/second-factor/schema";
import { type AnswerOf, call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

/** Loaded only where a passkey is used. */
const load = () => import("@simplewebauthn/browser");

/**
 * Whether this browser can use passkeys here.
 * @param origin where the site's passkeys can be used; null where it can have none
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

/** Whether the browser offers passkeys where it offers passwords, in the list of the field for the email address. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
}

/** What people read where the browser or its user ended the asking; null where the page itself did. */
export function describePasskeyFailure(error: unknown): string | null {
  if (error instanceof RequestError) return error.message;
  const { name } = error as Error;
  if (name === "AbortError") return null;
  if (name === "InvalidStateError") return "This device has a passkey for this account already.";
  if (name === "NotAllowedError") return "No passkey was used: it was cancelled, or took too long.";
  return "This browser could not use a passkey. Please try again, or go another way.";
}

/**
 * Asks for a passkey of this site. Asking again ends the asking before.
 * @param where "field": in the list of the field for the email address, for as long as the page is open
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

/** Ends an asking for a passkey, if there is one. */
export async function stopAsking() {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

type OfferedOptions = AnswerOf<"POST /account/passkeys/options">["options"];

/** Makes a passkey on the device. @returns what to send to the server */
export async function makePasskey(options: OfferedOptions) {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON: options });
}
