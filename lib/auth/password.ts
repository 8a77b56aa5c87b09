import { hash, verify } from "@node-rs/argon2";
import { inHashQueue, type Lane } from "./hash-queue";

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane (Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id is the library's default algorithm. @throws AppError `unavailable` where too many wait already */
export function hashPassword(password: string): Promise<string> {
  return inHashQueue("known", () => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash it takes the same time and says no, so that the time
 * does not tell whether an account exists.
 * @throws AppError `unavailable` where too many wait already
 */
export function verifyPassword(
  passwordHash: string | null,
  password: string,
  lane: Lane = "known",
): Promise<boolean> {
  return inHashQueue(lane, async () => {
    decoy ??= hash("", cost);
    const fits = await verify(passwordHash ?? (await decoy), password);
    return passwordHash !== null && fits;
  });
}
