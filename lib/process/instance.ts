import path from "node:path";
import { describeMissingKeys } from "@/lib/payments/missing-keys";
import { hostAndPort } from "@/lib/platform/address/target";
import { lockDataDir } from "@/lib/platform/db/instance-lock";
import { log, say } from "@/lib/platform/log/log";
import type { Environment } from "@/lib/platform/runtime/env";
import { authSecret } from "@/lib/secrets/auth-secret";
import type { Undo } from "./lifecycle";
import { addressToOpen } from "./ready";
import { unattendedSetup } from "./unattended-setup";

/**
 * Checks the settings of an instance, locks DATA_DIR, and creates the secret in it.
 * @throws Error with the setting to change
 */
export async function prepareInstance(settings: Environment, started: Undo[]) {
  unattendedSetup(settings);
  const missing = describeMissingKeys(settings);
  if (missing) log.warn(missing);
  const lock = await lockDataDir(path.resolve(settings.DATA_DIR));
  started.push(() => lock.release());
  authSecret();
}

/** Prints the address to open. */
export async function sayReady({ HOST }: Environment, port: number) {
  const everywhere = ["0.0.0.0", "::"].includes(HOST);
  const site = `http://${hostAndPort({ host: everywhere ? "localhost" : HOST, port })}`;
  say(`Ready: ${await addressToOpen(site)}`);
}
