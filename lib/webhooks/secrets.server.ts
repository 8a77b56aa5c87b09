import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { readSecrets, writeSecrets } from "@/lib/secrets/server";

const nameOf = (endpointId: string) => `webhook ${endpointId}`;
const formerNameOf = (endpointId: string) => `webhook ${endpointId} former`;

/** Stores the signing secret of an endpoint, or with null removes it; `keepsFormer` lets the one before sign as well. */
export async function storeSigningSecret(
  transaction: Transaction,
  endpointId: string,
  secret: string | null,
  { keepsFormer = false } = {},
): Promise<void> {
  const name = nameOf(endpointId);
  const former = keepsFormer ? (await readSecrets([name], transaction))[name] : undefined;
  await writeSecrets({ [name]: secret, [formerNameOf(endpointId)]: former ?? null }, transaction);
}

/** Returns the secrets that sign for an endpoint, the latest first; none if they can't be decrypted. */
export async function signingSecrets(endpointId: string, formerUntil: Date | null): Promise<string[]> {
  const names = [
    nameOf(endpointId),
    ...(formerUntil && formerUntil > new Date() ? [formerNameOf(endpointId)] : []),
  ];
  const read = await readSecrets(names);
  return names.flatMap((name) => read[name] ?? []);
}
