import { createHash } from "node:crypto";
import { isProof } from "@/lib/inbox/stamp";
import { makeStamp } from "@/lib/inbox/stamp.server";

/** Returns the stamp of a form, with its proof of work. @param age since somebody began to write, in milliseconds */
export const workedStamp = (age = 60_000): string => withProof(makeStamp(Date.now() - age));

/** Adds a proof of work to a stamp, also to a forged one. */
export function withProof(stamp: string): string {
  for (let count = 0; ; count += 1) {
    const tried = `${stamp}.${count.toString(36)}`;
    if (isProof(createHash("sha256").update(tried).digest())) return tried;
  }
}
