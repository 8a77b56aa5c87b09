import "server-only";
import { AppError } from "@/lib/http/errors";
import { isMadeOfNames } from "./own-words";
import { PASSWORD_MIN } from "./schema";

let list: Promise<ReadonlySet<string>> | undefined;

/** About 20,000 of at least `PASSWORD_MIN` characters, in lower case. Read when the first password is chosen. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(
    dictionary["passwords-common"].filter((one) => String(one).length >= PASSWORD_MIN).map(String),
  );
}

/**
 * Checks a password that somebody chooses (NIST SP 800-63B, 3.1.1.2): it must be on no list of common ones, and be more
 * than names that everybody knows. What letters and digits it is made of is nobody's business.
 * @param field the field of the form
 * @param names of the site and of whose password it is
 * @throws AppError `invalid`
 */
export async function requireUncommonPassword(password: string, field: string, names: readonly string[]) {
  if (isMadeOfNames(password, names)) {
    throw new AppError(
      "invalid",
      "This password is made of names that others know. Please choose another one.",
      {
        fields: { [field]: "Made of names that others know. Please choose another one" },
      },
    );
  }
  list ??= readList();
  if (!(await list).has(password.toLowerCase())) return;
  throw new AppError("invalid", "This password is on lists of common passwords. Please choose another one.", {
    fields: { [field]: "This is a common password. Please choose another one" },
  });
}
