import * as z from "zod";
import { readSocialProfile } from "./networks";

/** A profile as an owner types it: an address, or a network and a handle; becomes the address. */
export const socialProfileUrl = z
  .string({ error: "Enter an address or a name" })
  .transform((typed, context) => {
    const profile = readSocialProfile(typed);
    if ("url" in profile) return profile.url;
    context.addIssue({ code: "custom", message: profile.error });
    return z.NEVER;
  });
