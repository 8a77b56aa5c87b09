import { browserStorage } from "@/components/ui/browser-storage";

/** Where this tab keeps the order that it sent from a menu, until its answer came. */
export const storedAttempt = (menu: string) => browserStorage("sessionStorage", `attempt:${menu}`);
