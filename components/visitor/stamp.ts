import { isProof, STAMP_FIELD } from "@/lib/inbox/stamp";
import { hrefOf } from "@/lib/platform/http/call-path";

/** The limit of the request, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Tries numbers until the hash of the stamp with one of them is a proof. */
async function withProof(stamp: string): Promise<string> {
  for (let count = 0; ; count += 1) {
    const tried = `${stamp}.${count.toString(36)}`;
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(tried));
    if (isProof(new Uint8Array(hash))) return tried;
  }
}

async function stamp(form: HTMLFormElement) {
  // Browsers hash on secure origins only.
  if (!globalThis.crypto?.subtle) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(hrefOf("GET /inbox/stamp"), { signal }).catch(() => null);
  if (!answer?.ok) return;
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = STAMP_FIELD;
  field.value = await withProof((await answer.json()).stamp);
  form.append(field);
}

/** Adds a stamp to a form once somebody begins to write. A form that is sent before has none, and is sent all the same. */
export function stampForm(form: HTMLFormElement) {
  let isAsked = false;
  function ask() {
    if (isAsked) return;
    isAsked = true;
    void stamp(form).catch(() => undefined);
  }
  form.addEventListener("focusin", ask);
  if (form.contains(document.activeElement)) ask();
  // Back on a page whose form was sent.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    form.querySelector(`[name=${STAMP_FIELD}]`)?.remove();
    isAsked = false;
  });
}
