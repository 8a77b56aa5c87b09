import "server-only";
import { randomBytes } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { PREVIEW_FOLDER } from "@/lib/platform/http/preview";
import type { Prisma } from "@/prisma/generated/client";
import type { VisibilityAnswer, VisibilityInput } from "./visibility";

const fields = { visibility: true, comingSoonText: true, previewSecret: true } as const;

function toAnswer({
  visibility,
  comingSoonText,
  previewSecret,
}: Prisma.ConfigurationGetPayload<{ select: typeof fields }>): VisibilityAnswer {
  const isComingSoon = visibility === "comingSoon";
  return {
    visibility: visibility ?? "unset",
    text: comingSoonText,
    previewPath: isComingSoon ? PREVIEW_FOLDER + previewSecret : null,
  };
}

/** Returns whether visitors see the site. */
export const getVisibility = async (): Promise<VisibilityAnswer> =>
  toAnswer(await db.configuration.findUniqueOrThrow({ where: { id: 1 }, select: fields }));

/** A new secret for the preview of a site that is coming soon: 128 bits. */
export const newPreviewSecret = () => randomBytes(16).toString("base64url");

/** Makes the site public or announces it. Each announcement has a new preview link; a former one ends. */
export async function saveVisibility({
  visibility,
  text,
  renewsPreview = false,
}: VisibilityInput): Promise<VisibilityAnswer> {
  return db.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "Configuration" WHERE "id" = 1 FOR UPDATE`;
    const current = await transaction.configuration.findUniqueOrThrow({ where: { id: 1 }, select: fields });
    const renews = visibility === "comingSoon" && (renewsPreview || current.visibility !== "comingSoon");
    const written = await transaction.configuration.update({
      where: { id: 1 },
      data: {
        visibility,
        ...(text !== undefined && { comingSoonText: text }),
        ...(renews && { previewSecret: newPreviewSecret() }),
      },
      select: fields,
    });
    await recordChange(transaction, { action: "settings:visibility", before: current, after: written });
    return toAnswer(written);
  });
}
