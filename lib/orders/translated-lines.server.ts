import "server-only";
import { publishedTexts } from "@/lib/translations/published.server";
import type { Texts } from "@/lib/translations/translation";
import type { OrderLine, OrderView } from "./answers";

type Chosen = NonNullable<OrderLine["chosen"]>;
type OrderOption = NonNullable<OrderLine["options"]>[number];

/** Returns the translation of exactly this text at one of the paths; the text itself without one. */
function translated(texts: Texts, paths: readonly string[], text: string): string {
  for (const path of paths) {
    const found = texts[path];
    if (typeof found?.text === "string" && found.source === text) return found.text;
  }
  return text;
}

/** The paths of the chosen options in the menu, and of those within them. */
const pathsOf = (chosen: Chosen): string[] =>
  chosen.flatMap(({ group, option, chosen: inner = [] }) => [
    `optionGroups.${group}.options.${option}`,
    ...pathsOf(inner),
  ]);

function translatedOption(texts: Texts, paths: readonly string[], option: OrderOption): OrderOption {
  // The dish of a combo has its own name and, unless the combo says others, its own allergens.
  const own = option.dishId === undefined ? paths : [...paths, `dishes.${option.dishId}`];
  const textAt = (field: string, text: string) =>
    translated(
      texts,
      own.map((path) => `${path}.${field}`),
      text,
    );
  return {
    ...option,
    name: textAt("name", option.name),
    ...(option.allergens && { allergens: textAt("allergens", option.allergens) }),
  };
}

function translatedLine(texts: Texts, line: OrderLine): OrderLine {
  const { id, name, options, chosen = [], allergens } = line;
  const paths = pathsOf(chosen);
  return {
    ...line,
    name: translated(texts, [`dishes.${id}.name`], name),
    ...(allergens && { allergens: translated(texts, [`dishes.${id}.allergens`], allergens) }),
    ...(options && { options: options.map((option) => translatedOption(texts, paths, option)) }),
  };
}

type Changes = NonNullable<OrderView["changes"]>;

/** Changes name dishes alone, without their ids. */
function translatedChanges(texts: Texts, changes: Changes): Changes {
  const paths = Object.keys(texts).filter((path) => /^dishes\.[^.]+\.name$/.test(path));
  const named = (dishes: Changes[number]["added"]) =>
    dishes.map((dish) => ({ ...dish, name: translated(texts, paths, dish.name) }));
  return changes.map((change) => ({
    ...change,
    removed: named(change.removed),
    added: named(change.added),
  }));
}

/**
 * Names dishes and options of an order for its guest: by the translation of the name that was ordered, if the menu has it still.
 * @param language null for the default one, in which the order is stored
 */
export async function withTranslatedLines<
  Order extends Pick<OrderView, "restaurantId" | "lines" | "changes">,
>(order: Order, language: string | null): Promise<Order> {
  const texts = language === null ? null : await publishedTexts("menu", order.restaurantId, language);
  if (!texts) return order;
  return {
    ...order,
    lines: order.lines.map((line) => translatedLine(texts, line)),
    ...(order.changes && { changes: translatedChanges(texts, order.changes) }),
  };
}
