import * as z from "zod";
import { businessProfile } from "./schema";

export const savedProfile = z.object({
  profile: businessProfile.extend({ email: z.string() }),
  version: z.int().describe("The number of saves."),
});
export type SavedProfile = z.infer<typeof savedProfile>;
