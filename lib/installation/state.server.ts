import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { keepSetupAddress, keepSiteAddress } from "@/lib/platform/http/origin";
import { usableTimeZone } from "@/lib/platform/time-zone/zones";

export type ConfigurationState = {
  isConfigured: boolean;
  hasOwner: boolean;
  projectName: string;
  apiUrl: string;
  /** Scheme and host that visitors reach the site at; empty where each request says. */
  siteAddress: string;
  /** Scheme and host that set-up was saved from; empty where it is not known. */
  setupAddress: string;
  /** The time zone whose days the business counts in; one that this runtime knows. */
  timeZone: string;
};

async function readState(): Promise<ConfigurationState> {
  const [row, owner] = await Promise.all([
    db.configuration.findUniqueOrThrow({
      where: { id: 1 },
      select: {
        isConfigured: true,
        projectName: true,
        apiUrl: true,
        siteAddress: true,
        setupAddress: true,
        timeZone: true,
      },
    }),
    db.user.findFirst({ where: { role: "owner" }, select: { id: true } }),
  ]);
  keepSiteAddress(row.siteAddress);
  keepSetupAddress(row.setupAddress);
  return {
    ...row,
    timeZone: usableTimeZone(row.timeZone),
    hasOwner: owner !== null,
  };
}

const state = cachedRead("configuration", readState);

/** Whether the instance is set up, and its settings. Cached until it changes, so it usually needs no query. */
export const configurationState = state.get;

/**
 * Like `configurationState`, for public pages: the last known state while the database can't be read, null where
 * there is none.
 */
export const knownConfiguration = (): Promise<ConfigurationState | null> => state.known().catch(() => null);

/**
 * Checks that the instance is set up; while it is not, its data may be moving to another server.
 * @throws AppError `conflict`
 */
export async function requireConfiguration(): Promise<void> {
  const { isConfigured } = await configurationState();
  if (!isConfigured) throw new AppError("conflict", "This application is not configured yet.");
}
