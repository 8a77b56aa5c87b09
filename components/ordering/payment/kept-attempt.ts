import { keptText } from "@/components/ui/kept-text";
import type { MenuKey } from "@/lib/ordering/types";

/** Where this tab keeps the order that it sent from a menu, until its answer came. */
export const keptAttempt = (menu: MenuKey) => keptText("sessionStorage", `attempt:${menu}`);
