import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { colourProblem } from "@/lib/restaurants/colour";
import { isDemo } from "@/lib/restaurants/paths";
import { type MenuContent, ownSlug } from "@/lib/restaurants/schema";
import { requirePictures } from "./pictures.server";

export function slugTaken(restaurantName: string, field: "slug" | "restaurant.slug"): AppError {
  const message = `${restaurantName} has this web address already: choose another one.`;
  return new AppError("invalid", message, { fields: { [field]: message } });
}

/** Returns the name of another restaurant with this address; null if the address is free. */
export async function ownerOfSlug(transaction: Transaction, slug: string, id: string | null) {
  const other = await transaction.restaurant.findUnique({
    where: { slug },
    select: { id: true, name: true },
  });
  return other && other.id !== id ? other.name : null;
}

/** Demos have fixed paths, which equal their addresses in the database. */
const demoSlugProblem = (slug: string, restaurantId: string) =>
  slug === restaurantId ? null : "This restaurant came with the product: it keeps its web address.";

/**
 * Checks that a menu could be published: what a schema can't check.
 * @param known a menu whose pictures were checked before; null checks all
 * @throws AppError `invalid` for a taken or reserved address, an unreadable colour or a picture that is not in the
 *   library
 */
export async function requirePublishable(
  transaction: Transaction,
  restaurantId: string,
  content: MenuContent,
  known: MenuContent | null,
): Promise<void> {
  const { slug, colour } = content.restaurant;
  const unreadable = colourProblem(colour);
  if (unreadable) throw new AppError("invalid", unreadable, { fields: { "restaurant.colour": unreadable } });
  const wrong = isDemo(restaurantId)
    ? demoSlugProblem(slug, restaurantId)
    : ownSlug.safeParse(slug).error?.issues[0]?.message;
  if (wrong) throw new AppError("invalid", wrong, { fields: { "restaurant.slug": wrong } });
  const owner = await ownerOfSlug(transaction, slug, restaurantId);
  if (owner !== null) throw slugTaken(owner, "restaurant.slug");
  await requirePictures(transaction, content, known);
}
