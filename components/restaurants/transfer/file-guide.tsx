import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { examplePrice } from "@/lib/restaurants/editor/price-text";
import { useGridActions } from "../grid/grid-actions";
import { useGridStore, useWatched } from "../grid/use-grid";

const columnsOf = (price: string) =>
  [
    ["name", "The only one that has to be there."],
    ["price", `${price}. Needed for dishes that are new.`],
    ["category", "One that there is not yet is added."],
    ["description, emoji, allergens", "As on the menu."],
    ["popular, hidden", "yes or no."],
    ["options", "The names of its option groups, such as Size; Extras."],
    [
      "size prices",
      `Prices of its sizes that differ from those of the group, such as Large: ${price}. Empty for none.`,
    ],
    ["kinds", "The kinds of order that it is only for, such as Pickup; At the table. Empty for all."],
    ["tax", "The name of its rate of tax. Empty for that of its category."],
    ["picture", "The id of a picture of the library."],
    ["id", "Which dish is meant; without it, the one of that name."],
  ] as const;

const exampleOf = (currency: string) =>
  [
    "name,price,category",
    `Jollof Rice,${examplePrice(currency)},Mains`,
    `Hibiscus Tea,${examplePrice(currency, 390)},Drinks`,
  ].join("\n");

/** Writes a price with a point, and with a comma if it has decimals. */
const spellings = (price: string) => (price.includes(".") ? `${price} or ${price.replace(".", ",")}` : price);

const optionColumnsOf = (price: string) =>
  [
    ["group, option", "Both have to be there; a row without a group continues the one above."],
    ["kind", "size, choice, extra, remove or dishes. Needed for groups that are new."],
    ["min, max, free", "How many guests choose, and how many of them cost nothing."],
    ["repeat, default, sold out", "yes or no."],
    ["price", `${price}. Added to the price of the dish; empty for nothing.`],
    ["size prices", `The price by size, such as Large: ${price}.`],
    ["allergens, option groups", "As on the menu; more than one group is separated by semicolons."],
    ["group id, option id", "Which ones are meant; without them, those of that name."],
  ] as const;

const optionExampleOf = (currency: string) =>
  [
    "group,kind,option,price",
    "Spice,choice,Mild,",
    ",,Hot,",
    `Extras,extra,Plantain,${examplePrice(currency, 290)}`,
  ].join("\n");

type FormatProps = {
  title: string;
  columns: readonly (readonly [string, string])[];
  example: string;
  note: string;
};

function Format({ title, columns, example, note }: FormatProps) {
  return (
    <details className="rounded-inner border border-line px-4">
      <summary className="min-h-11 content-center font-semibold">{title}</summary>
      <div className="grid gap-3 pb-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {columns.map(([name, text]) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid">
              <dt className="font-mono text-xs">{name}</dt>
              <dd className="text-ink-soft text-xs">{text}</dd>
            </div>
          ))}
        </dl>
        <pre className="overflow-x-auto rounded-control bg-sunken px-3 py-2 font-mono text-xs">{example}</pre>
        <p className="text-ink-soft text-xs">{note}</p>
      </div>
    </details>
  );
}

/** Describes the formats of files with dishes and with options. */
export function FileGuide() {
  const { exportTable } = useGridActions();
  const currency = useWatched(useGridStore(), (state) => state.currency);
  const price = spellings(examplePrice(currency));
  return (
    <section aria-label="What the file looks like" className="grid gap-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 text-ink-soft">
          The easiest way: export the menu, change it in a spreadsheet, save it as a workbook or as CSV, and
          choose it here.
        </p>
        <Button variant="secondary" size="sm" onClick={() => exportTable("dishes")}>
          <Download aria-hidden="true" />
          Export the menu
        </Button>
      </div>
      <Format
        title="Columns and an example"
        columns={columnsOf(price)}
        example={exampleOf(currency)}
        note="The first row has the names of the columns; Dish, Item, Section, Cost and the like are understood too, and what is not you choose yourself. Dishes and columns that the file lacks stay as they are."
      />
      <Format
        title="A file with options"
        columns={optionColumnsOf(price)}
        example={optionExampleOf(currency)}
        note="Options are in a file of their own, with a row for each; it is recognised by its columns. Groups and options that the file lacks stay as they are."
      />
    </section>
  );
}
