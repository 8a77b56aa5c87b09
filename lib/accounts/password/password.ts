import { hash, verify } from "@node-rs/argon2";
import { inHashQueue, type Lane } from "./hash-queue";

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane (Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @throws AppError `unavailable` if the queue is full */
export function hashPassword(password: string): Promise<string> {
  return inHashQueue("known", () => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Returns whether a password matches a hash. A null hash takes the same time and returns false, so that timing doesn't
 * reveal whether an account exists.
 * @throws AppError `unavailable` if the queue is full
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
