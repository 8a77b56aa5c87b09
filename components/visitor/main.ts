import { completePendingSignOut } from "@/lib/accounts/sessions/pending-sign-out";
import { watchHours } from "./hours";
import { watchMenu } from "./menu";
import { stampForm } from "./stamp";
import { watchTemplate } from "./template-watch";

/*
 * The script of all public pages, and the only one of the landing page. `npm run visitor-script` builds it.
 */

const shown = document.currentScript?.dataset.shown;

function begin() {
  for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]")) watchMenu(menu);
  for (const line of document.querySelectorAll<HTMLElement>("[data-later]")) watchHours(line);
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-stamp]")) stampForm(form);
  if (shown !== undefined) watchTemplate(shown);
  void completePendingSignOut();
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
window.addEventListener("pageshow", ({ persisted }) => persisted && void completePendingSignOut());
