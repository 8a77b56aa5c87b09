import { translatable } from "@/lib/platform/language/translate";

/** The message for guests and search engines while a restaurant takes no orders. */
export const CLOSED = translatable("Closed just now");
