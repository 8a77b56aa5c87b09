import { completePendingSignOut } from "@/lib/accounts/sessions/pending-sign-out";
import { watchMenu } from "./menu";
import { watchTemplate } from "./template-watch";

/*
 * All that public pages need of JavaScript beside what they are for: the whole script of a landing page. It is built
 * by `npm run visitor-script`.
 */

const shown = document.currentScript?.dataset.shown;

function begin() {
  for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]")) watchMenu(menu);
  if (shown !== undefined) watchTemplate(shown);
  void completePendingSignOut();
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
window.addEventListener("pageshow", ({ persisted }) => persisted && void completePendingSignOut());
