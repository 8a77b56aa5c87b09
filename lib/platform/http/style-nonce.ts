import { setNonce } from "get-nonce";

// Open dialogs write a style sheet of their own, which the page's Content-Security-Policy allows by the nonce that its
// scripts have. Pages without one are open to style sheets, not to scripts.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);
