import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import { activateTemplate } from "./activate.server";
import type { DesignView, TemplateDetails } from "./answers";
import { type DesignName, designs } from "./designs/catalogue";
import { designFiles } from "./designs/files.server";
import { thumbnailAddress } from "./designs/thumbnail";
import { replaceTemplate, uploadTemplate } from "./upload.server";

/** Returns the file name of a design's ZIP. It identifies the design's template after an update of the product. */
const fileNameOf = (name: DesignName) => `${name}.design.zip`;

/** The template whose version in use is this design, and that version's hash. */
async function findTemplate(name: DesignName, hash: string) {
  const rows = await db.$queryRaw<{ id: string; hash: string }[]>`
    SELECT t."id", v."hash" FROM "Template" t
    JOIN "TemplateVersion" v ON v."templateId" = t."id" AND v."number" = t."version"
    WHERE v."hash" = ${hash} OR v."fileName" = ${fileNameOf(name)}
    ORDER BY (v."hash" = ${hash}) DESC, t."active" DESC, t."createdAt", t."id" LIMIT 1`;
  return rows[0] ?? null;
}

/** Lists the ready designs, with the template of each that was used in its present version. */
export async function listDesigns(): Promise<DesignView[]> {
  const all = await Promise.all(
    designs.map(async (design) => ({ design, files: await designFiles(design.name) })),
  );
  const used = await db.$queryRaw<{ id: string; hash: string }[]>`
    SELECT t."id", v."hash" FROM "Template" t
    JOIN "TemplateVersion" v ON v."templateId" = t."id" AND v."number" = t."version"
    WHERE v."hash" = ANY(${all.map(({ files }) => files.hash)})
    ORDER BY t."active" DESC, t."createdAt", t."id"`;
  return all.map(({ design, files: { id, hash } }) => ({
    ...design,
    previewId: id,
    thumbnail: thumbnailAddress(design.name, hash),
    templateId: used.find((template) => template.hash === hash)?.id ?? null,
  }));
}

/** One at a time, so that two clicks make one template. */
const uses = remember("uses of designs", () => createQueue({ concurrency: 1 }));

/**
 * Stores a design as a template through the checks of an upload, and activates it. A design that was used before is
 * activated again, in its present version.
 * @throws AppError `not-found`; `conflict` if the dry run fails; `unavailable` if the file store is
 */
export async function applyDesign(name: string): Promise<TemplateDetails> {
  const design = designs.find((one) => one.name === name);
  if (!design) throw new AppError("not-found", "There is no such design.");
  return uses.run(() => apply(design));
}

async function apply({ name, title }: (typeof designs)[number]): Promise<TemplateDetails> {
  const { hash, archive } = await designFiles(name);
  const upload = { fileName: fileNameOf(name), archive };
  const known = await findTemplate(name, hash);
  if (known?.hash === hash) return activateTemplate(known.id);
  const { id } = known ? await replaceTemplate(known.id, upload) : await uploadTemplate(title, upload);
  return activateTemplate(id);
}
