import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { remember } from "@/lib/platform/runtime/remember";

const file = (...names: string[]) => path.join(/* turbopackIgnore: true */ process.cwd(), ...names);
const packageSchema = z.object({ version: z.string() });
const isCommit = (text: string) => /^[0-9a-f]{40,64}$/.test(text);

/** The commit that is checked out; null without a git repository. */
function readCommit(): string | null {
  try {
    const head = readFileSync(file(".git", "HEAD"), "utf8").trim();
    if (isCommit(head)) return head;
    const branch = head.replace(/^ref: /, "");
    const packed = () =>
      readFileSync(file(".git", "packed-refs"), "utf8")
        .split("\n")
        .find((line) => line.endsWith(` ${branch}`))
        ?.split(" ")[0] ?? "";
    const commit = readOr(file(".git", branch), packed).trim();
    return isCommit(commit) ? commit : null;
  } catch {
    return null;
  }
}

function readOr(name: string, otherwise: () => string): string {
  try {
    return readFileSync(name, "utf8");
  } catch {
    return otherwise();
  }
}

/** The running version. Read once, because an update may replace the files while this process runs. */
export const productVersion = () =>
  remember("product version", () => ({
    version: packageSchema.parse(JSON.parse(readFileSync(file("package.json"), "utf8"))).version,
    commit: readCommit(),
  }));
