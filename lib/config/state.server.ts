import "server-only";
import { cachedRead } from "@/lib/cached-read";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { keepSiteAddress } from "@/lib/http/origin";
import { usableTimeZone } from "@/lib/time-zone/zones";

export type ConfigurationState = {
  isConfigured: boolean;
  hasAdministrator: boolean;
  projectName: string;
  apiUrl: string;
  /** Scheme and host that visitors reach the site at; empty where each request says. */
  siteAddress: string;
  /** The time zone whose days the business counts in; one that this runtime knows. */
  timeZone: string;
};

async function readState(): Promise<ConfigurationState> {
  const [row, administrator] = await Promise.all([
    db.configuration.findUniqueOrThrow({
      where: { id: 1 },
      select: { isConfigured: true, projectName: true, apiUrl: true, siteAddress: true, timeZone: true },
    }),
    db.user.findFirst({ where: { role: "admin" }, select: { id: true } }),
  ]);
  keepSiteAddress(row.siteAddress);
  return {
    ...row,
    timeZone: usableTimeZone(row.timeZone),
    hasAdministrator: administrator !== null,
  };
}

const state = cachedRead("configuration", readState);

/** Whether the instance is set up, and its settings; at most half a second old, so that asking needs no query. */
export const configurationState = state.get;

/** The same for public pages: what was last known where it can't be read, and null where nothing ever was. */
export const knownConfiguration = (): Promise<ConfigurationState | null> => state.known().catch(() => null);

/** To be called after a change, so that the next request sees it. */
export const forgetConfigurationState = state.forget;

/** @throws AppError `conflict` while the instance is not set up, as its data may be on the way to another server */
export async function requireConfiguration(): Promise<void> {
  const { isConfigured } = await configurationState();
  if (!isConfigured) throw new AppError("conflict", "This application is not configured yet.");
}
