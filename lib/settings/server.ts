import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { auditDaysChoices } from "@/lib/audit/retention";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { environment } from "@/lib/platform/runtime/env";
import { usableTimeZone } from "@/lib/platform/time-zone/zones";
import type { Prisma } from "@/prisma/generated/client";
import { acceptWithinChoices, preparationChoices } from "./accepting-choices";
import type { SavedSettings } from "./answers";
import { dayStartHours } from "./day-start-hours";
import { idleChoices } from "./idle-choices";
import { inboxDaysChoices, inboxSpamDaysChoices } from "./inbox-choices";
import type { Settings } from "./schema";

const settingsFields = {
  projectName: true,
  siteAddress: true,
  setupAddress: true,
  timeZone: true,
  dayStartHour: true,
  preparationMinutes: true,
  acceptWithinMinutes: true,
  idleMinutes: true,
  auditDays: true,
  inboxDays: true,
  inboxSpamDays: true,
  version: true,
} as const;

type Row = Prisma.ConfigurationGetPayload<{ select: typeof settingsFields }>;

function toSaved({
  version,
  setupAddress,
  dayStartHour,
  preparationMinutes,
  acceptWithinMinutes,
  idleMinutes,
  auditDays,
  inboxDays,
  inboxSpamDays,
  ...others
}: Row): SavedSettings {
  const settings: Settings = {
    ...others,
    dayStartHour: dayStartHours.find((one) => one === dayStartHour) ?? 0,
    preparationMinutes: preparationChoices.find((one) => one === preparationMinutes) ?? 20,
    acceptWithinMinutes: acceptWithinChoices.find((one) => one === acceptWithinMinutes) ?? 0,
    idleMinutes: idleChoices.find((one) => one === idleMinutes) ?? 0,
    auditDays: auditDaysChoices.find((one) => one === auditDays) ?? 0,
    inboxDays: inboxDaysChoices.find((one) => one === inboxDays) ?? 365,
    inboxSpamDays: inboxSpamDaysChoices.find((one) => one === inboxSpamDays) ?? 30,
  };
  const { SITE_URL } = environment();
  return {
    settings,
    version,
    setupAddress,
    fixedSiteAddress: SITE_URL ? new URL(SITE_URL).origin : null,
    timeZoneInUse: usableTimeZone(settings.timeZone),
  };
}

export async function getSettings(): Promise<SavedSettings> {
  return toSaved(await db.configuration.findUniqueOrThrow({ where: { id: 1 }, select: settingsFields }));
}

/** Reads the days after which messages of visitors, and those in Spam, are deleted; 0 for never. */
export const getInboxRetention = () =>
  db.configuration.findUniqueOrThrow({
    where: { id: 1 },
    select: { inboxDays: true, inboxSpamDays: true },
  });

/** @throws AppError `forbidden` if a field changes that only owners may change */
function requireOwnersFields(input: Settings, current: Row) {
  if (input.siteAddress !== current.siteAddress) {
    throw new AppError("forbidden", "Only an owner may change the site’s address.", {
      fields: { siteAddress: "Only an owner may change this" },
    });
  }
  if (input.auditDays !== undefined && input.auditDays !== current.auditDays) {
    throw new AppError("forbidden", "Only an owner may change how long the audit log is kept.", {
      fields: { auditDays: "Only an owner may change this" },
    });
  }
}

/**
 * Saves the settings over a version, or over any if `over` is null. Only owners may change the site's address, with which
 * links that set passwords begin, and the retention of the audit log.
 * @throws AppError `conflict` for another version, `invalid` for an address set by the environment, `forbidden`
 */
export async function saveSettings(
  input: Settings,
  over: number | null,
  isOwner: boolean,
): Promise<SavedSettings> {
  const saved = await db.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "Configuration" WHERE "id" = 1 FOR UPDATE`;
    const current = await transaction.configuration.findUniqueOrThrow({
      where: { id: 1 },
      select: settingsFields,
    });
    if (over !== null && over !== current.version) {
      throw new AppError("conflict", "Somebody else saved the settings in the meantime.");
    }
    if (environment().SITE_URL && input.siteAddress !== current.siteAddress) {
      throw new AppError("invalid", "SITE_URL decides the site’s address.", {
        fields: { siteAddress: "Set by SITE_URL on the server" },
      });
    }
    if (!isOwner) requireOwnersFields(input, current);
    const { acceptWithinMinutes: within } = input;
    const acceptsAnew = within !== undefined && within !== current.acceptWithinMinutes;
    const written = await transaction.configuration.update({
      where: { id: 1 },
      data: {
        ...input,
        ...(acceptsAnew && { acceptFrom: new Date() }),
        version: { increment: 1 },
      },
      select: settingsFields,
    });
    await recordChange(transaction, { action: "settings:save", before: current, after: written });
    return written;
  });
  return toSaved(saved);
}
