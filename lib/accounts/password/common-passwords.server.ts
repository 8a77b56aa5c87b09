import "server-only";
import { PASSWORD_MIN } from "@/lib/accounts/schema";
import { AppError } from "@/lib/platform/http/errors";
import { isMadeOfNames } from "./own-words";

/** zxcvbn's score for at least a million guesses, more than can be made over the network. */
const LOWEST_SCORE = 2;
/** The number of characters that are estimated, since estimating takes quadratic time. */
const MAX_ESTIMATED_LENGTH = 40;

type Knowledge = { common: ReadonlySet<string>; score: (password: string) => number };
let known: Promise<Knowledge> | undefined;

/** Reads the common passwords of at least `PASSWORD_MIN` characters, in lower case, and the estimator for others. */
async function readKnowledge(): Promise<Knowledge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const common = dictionary["passwords-common"].map(String).filter((one) => one.length >= PASSWORD_MIN);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return {
    common: new Set(common),
    score: (password) => estimator.check(password.slice(0, MAX_ESTIMATED_LENGTH)).score,
  };
}

/**
 * Checks a new password (NIST SP 800-63B, 3.1.1.2): refuses common passwords, well-known names, repetitions,
 * sequences and keyboard rows. Requires no mix of letters, digits or signs.
 * @param field the form field of the error
 * @param names of the site and of the user
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
  known ??= readKnowledge();
  const { common, score } = await known;
  if (common.has(password.toLowerCase())) {
    throw new AppError(
      "invalid",
      "This password is on lists of common passwords. Please choose another one.",
      {
        fields: { [field]: "This is a common password. Please choose another one" },
      },
    );
  }
  if (score(password) >= LOWEST_SCORE) return;
  throw new AppError(
    "invalid",
    "This password is easy to guess. Please choose a longer one, such as four words.",
    { fields: { [field]: "This is easy to guess. Please choose a longer one, such as four words" } },
  );
}
