import "server-only";
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

/** How long a state read from the database is believed, in milliseconds: other instances may change it. */
const FRESH_FOR = 1000;

type Cached = { state: Promise<ConfigurationState>; readAt: number };
const shared = globalThis as { platformState?: Cached };

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

/** Whether the instance is set up, and its settings; at most a second old, so that asking needs no query. */
export function configurationState(): Promise<ConfigurationState> {
  const cached = shared.platformState;
  if (cached && Date.now() - cached.readAt < FRESH_FOR) return cached.state;
  const state = readState();
  shared.platformState = { state, readAt: Date.now() };
  state.catch(forgetConfigurationState);
  return state;
}

/** @throws AppError `conflict` while the instance is not set up, as its data may be on the way to another server */
export async function requireConfiguration(): Promise<void> {
  const { isConfigured } = await configurationState();
  if (!isConfigured) throw new AppError("conflict", "This application is not configured yet.");
}

/** To be called after a change, so that the next request sees it. */
export function forgetConfigurationState() {
  shared.platformState = undefined;
}
