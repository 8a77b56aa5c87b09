import { browserStorage } from "@/components/ui/browser-storage";
import type { MenuKey } from "@/lib/ordering/types";

/** Where this tab keeps the order that it sent from a menu, until its answer came. */
export const storedAttempt = (menu: MenuKey) => browserStorage("sessionStorage", `attempt:${menu}`);
