import { optionalLine } from "@/lib/platform/http/text";
import { isTimeZone } from "./zones";

export const timeZone = optionalLine(64)
  .min(1, "Time zone is required")
  .refine(isTimeZone, "Choose a time zone from the list, such as Europe/London");
