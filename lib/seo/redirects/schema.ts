import * as z from "zod";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { webAddress } from "@/lib/platform/http/web-link";
import { MAX_PATH, normalisePath } from "./path";

/** The maximum number of logged unknown paths, and of redirects. */
export const redirectLimits = { unknownPaths: 500, redirects: 1000 };

const path = z
  .string({ error: "Path is required" })
  .trim()
  .min(1, "Path is required")
  .max(3 * MAX_PATH, `At most ${MAX_PATH} characters`)
  .transform((given, context) => {
    const normal = normalisePath(given);
    if (normal !== null) return normal;
    context.addIssue({
      code: "custom",
      message: `Enter a path of this site such as /old-page, with at most ${MAX_PATH} characters`,
    });
    return z.NEVER;
  });

/** A redirect: from a path of this site to another, or to an http(s) address. */
export const redirectInput = z.strictObject({ path, target: webAddress });

export const redirectPath = z.strictObject({ path });

/** A logged path, or all of them. */
export const forgottenPaths = z.union([
  z.strictObject({ path: z.string().min(1).max(MAX_PATH).refine(storable, notStorable) }),
  z.strictObject({ all: z.literal(true) }),
]);
