import { setNonce } from "get-nonce";

// Open dialogs add a style sheet, which the page's Content-Security-Policy allows by the nonce of its scripts. The
// policy of pages without a nonce allows all style sheets.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);
