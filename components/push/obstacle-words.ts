import { RequestError } from "@/lib/platform/http/client";
import { english, type Translate } from "@/lib/platform/language/translate";
import type { PushObstacle } from "./obstacle";

/** Explains to the staff why a browser can't be notified. */
export const obstacleWords: Record<PushObstacle, string> = {
  unsupported:
    "This browser can’t be notified here. Notifications need a current version of the browser, and a site that is opened by HTTPS.",
  notInstalled:
    "On an iPhone or iPad, add this page to the home screen first (Share, Add to Home Screen), and switch notifications on there.",
  denied: "Notifications of this site are blocked. Allow them in the settings of your browser.",
};

/** Says why subscribing failed: the server, or the push service of the browser, refused. */
export const failureWords = (failure: unknown, t: Translate = english): string =>
  failure instanceof RequestError && failure.serverMessage
    ? t.message(failure.serverMessage)
    : t("Your browser could not be subscribed to notifications. Please try again.");
