import * as z from "zod";
import { profileFields } from "./schema";

export const savedProfile = z.object({
  profile: profileFields.extend({ email: z.string() }),
  version: z.int().describe("The number of saves."),
});
export type SavedProfile = z.infer<typeof savedProfile>;
