import { hash, verify } from "@node-rs/argon2";

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane (Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id is the library's default algorithm. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash it takes the same time and says no, so that the time
 * does not tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("");
  const fits = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && fits;
}
