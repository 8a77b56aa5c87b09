import type * as z from "zod";
import type { deviceKind } from "@/lib/accounts/answers";

/** Many browsers also name others in their User-Agent, so that the first match counts. */
const browsers: readonly [word: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [word: RegExp, name: string, kind: DeviceKind][] = [
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "tablet"],
  [/\bAndroid\b.*\bMobile\b/, "Android", "phone"],
  [/\bAndroid\b/, "Android", "tablet"],
  [/\bWindows\b/, "Windows", "computer"],
  [/\bCrOS\b/, "ChromeOS", "computer"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac", "computer"],
  [/\bLinux\b|\bX11\b/, "Linux", "computer"],
];

export type DeviceKind = z.infer<typeof deviceKind>;

/**
 * Returns a name for a `User-Agent` such as "Firefox on Windows", with which users recognise their sessions. The
 * header may lie. Libraries that know every model are a hundred times as long.
 */
export function describeDevice(userAgent: string): { name: string; kind: DeviceKind } {
  const browser = browsers.find(([word]) => word.test(userAgent))?.[1];
  const [, system, kind = "unknown"] = systems.find(([word]) => word.test(userAgent)) ?? [];
  const program = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  const name =
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? program ?? "Unknown device");
  return { name, kind };
}
