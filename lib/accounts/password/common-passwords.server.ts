import "server-only";
import { PASSWORD_MIN } from "@/lib/accounts/schema";
import { AppError } from "@/lib/platform/http/errors";
import { isMadeOfNames } from "./own-words";

/** zxcvbn's score for at least a million guesses, more than can be made over the network. */
const MIN_SCORE = 2;
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

/** Returns why a password is easily guessed, as a predicate and as a sentence, and the remedy; null for others. */
async function weaknessOf(password: string, names: readonly string[]) {
  if (isMadeOfNames(password, names)) {
    const is = "made of well-known names";
    return { is, reason: "Made of well-known names", remedy: "another one" };
  }
  known ??= readKnowledge();
  const { common, score } = await known;
  if (common.has(password.toLowerCase())) {
    return { is: "on lists of common passwords", reason: "This is a common password", remedy: "another one" };
  }
  if (score(password) >= MIN_SCORE) return null;
  return { is: "easy to guess", reason: "This is easy to guess", remedy: "a longer one, such as four words" };
}

/**
 * Checks a new password (NIST SP 800-63B, 3.1.1.2): refuses common passwords, well-known names, repetitions,
 * sequences and keyboard rows. Requires no mix of letters, digits or signs.
 * @param field the form field of the error
 * @param names of the site and of the user
 * @throws AppError `invalid`
 */
export async function requireUncommonPassword(password: string, field: string, names: readonly string[]) {
  const weakness = await weaknessOf(password, names);
  if (!weakness) return;
  const { is, reason, remedy } = weakness;
  throw new AppError("invalid", `This password is ${is}. Please choose ${remedy}.`, {
    fields: { [field]: `${reason}. Please choose ${remedy}` },
  });
}
