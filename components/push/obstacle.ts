export type PushObstacle = "unsupported" | "notInstalled" | "denied";

/** Returns whether the browser is of iOS or iPadOS, which has notifications only for installed pages. */
const isOfApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Returns why this browser can't be notified; null if it can, or if it has not been asked. */
export function pushObstacle(): PushObstacle | null {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return isOfApple() ? "notInstalled" : "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Asks for the permission; to be called during a press. @returns whether it is granted */
export const askForPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === "granted";
