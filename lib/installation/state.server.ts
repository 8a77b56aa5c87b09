import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { keepSetupAddress, keepSiteAddress } from "@/lib/platform/http/origin";
import { keepPreviewSecret } from "@/lib/platform/http/preview";
import { usableTimeZone } from "@/lib/platform/time-zone/zones";

export type ConfigurationState = {
  isConfigured: boolean;
  hasOwner: boolean;
  projectName: string;
  apiUrl: string;
  /** The site's origin from the settings; empty if each request decides. */
  siteAddress: string;
  /** The origin that set-up was saved from; empty if unknown. */
  setupAddress: string;
  /** True if visitors see the page that announces the site. */
  isComingSoon: boolean;
  /** The owner's sentence on that page; empty for the default. */
  comingSoonText: string;
  /** True while the dashboard shows its examples. */
  showsExamples: boolean;
  /** The business's time zone; UTC if this runtime doesn't know it. */
  timeZone: string;
  /** The hour at which a business day begins, on the business's clock. */
  dayStartHour: number;
  /** The minutes that an order takes when nothing else is in preparation. */
  preparationMinutes: number;
  /** The minutes after which an order that nobody accepted is cancelled; 0 for never. */
  acceptWithinMinutes: number;
  /** Orders from before it are not cancelled for that. */
  acceptFrom: Date;
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
        dayStartHour: true,
        preparationMinutes: true,
        acceptWithinMinutes: true,
        acceptFrom: true,
        visibility: true,
        comingSoonText: true,
        previewSecret: true,
        showsExamples: true,
      },
    }),
    db.user.findFirst({ where: { role: "owner" }, select: { id: true } }),
  ]);
  keepSiteAddress(row.siteAddress);
  keepSetupAddress(row.setupAddress);
  const { visibility, previewSecret, ...shown } = row;
  const isComingSoon = visibility === "comingSoon";
  keepPreviewSecret(isComingSoon ? previewSecret : "");
  return {
    ...shown,
    isComingSoon,
    timeZone: usableTimeZone(row.timeZone),
    hasOwner: owner !== null,
  };
}

const state = cachedRead("configuration", readState);

/** Returns whether the instance is set up, and its settings. Cached until a change, so it usually needs no query. */
export const configurationState = state.get;

/** Like `configurationState`, for public pages: returns the last known state while the database is unreachable, or null. */
export const knownConfiguration = (): Promise<ConfigurationState | null> => state.known().catch(() => null);

/**
 * Checks that the instance is set up; otherwise its data may be moving to another server.
 * @throws AppError `conflict`
 */
export async function requireConfiguration(): Promise<void> {
  const { isConfigured } = await configurationState();
  if (!isConfigured) throw new AppError("conflict", "This application is not configured yet.");
}
