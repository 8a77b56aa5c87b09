import * as z from "zod";
import { isTarget } from "@/lib/landing/link-target";
import { line, optionalLine, paragraph } from "@/lib/platform/http/text";
import { linkThat, optionalLinkThat } from "@/lib/platform/http/web-link";
import { entryId } from "@/lib/restaurants/entry-id";

/** The fields that all sections have. */
export const common = {
  id: entryId,
  shown: z.boolean({ error: "Must be true or false" }),
};

export const heading = optionalLine(80).describe("Empty for none.");

export const optionalParagraph = (max: number) => z.union([z.literal(""), paragraph(max, "Must be a text")]);

/** An address, a path of this site, `restaurant:{id}` or `page:{id}`. */
export const target = linkThat(isTarget);
export const optionalTarget = optionalLinkThat(isTarget);

export const buttonLabel = (missing: string) => line(40, missing);

export const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max} entries`);

/** The id of a restaurant; empty for the first of the owner's. */
export const restaurantId = z.union([z.literal(""), entryId], { error: "Choose a restaurant" });
