"use client";

import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldMessage } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuOption, MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { GroupProblems } from "@/lib/restaurants/options/problems";
import { printAmount, readAmount } from "../details/read-number";
import { findDish } from "../grid/table";
import { useGridStore, useWatched } from "../grid/use-grid";
import { AllergensField } from "./allergens-field";
import { TypedNumber } from "./typed-number";
import { useOptions } from "./use-options";

type OptionRowProps = {
  group: MenuOptionGroup;
  option: MenuOption;
  problems: GroupProblems;
  /** The path of the option in `problems`. */
  path: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

export function OptionRow(props: OptionRowProps) {
  const { group, option, problems, path } = props;
  const actions = useOptions();
  const grid = useGridStore();
  const currency = useWatched(grid, (state) => state.currency);
  const isDish = group.kind === "dishes";
  const dish = useWatched(grid, ({ table }) => (isDish ? findDish(table, option.id) : undefined));
  const [isOpen, setOpen] = useState(false);
  const errorId = useId();
  const { priceCents } = option;
  const name = dish?.name ?? option.name;
  const title = name || "an option without a name";
  const change = (next: Partial<MenuOption>) => actions.changeOption(group, option, next);
  const error = problems[`${path}.name`] ?? problems[`${path}.id`];
  const isHiddenWrong = Object.keys(problems).some(
    (key) => key.startsWith(`${path}.`) && ![`${path}.name`, `${path}.priceCents`].includes(key),
  );
  return (
    <li className="grid gap-2 rounded-inner border border-line p-2">
      <div className="flex items-center gap-2">
        <Input
          aria-label={isDish ? "Dish" : "Name of the option"}
          readOnly={isDish}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="min-w-0 flex-1"
          placeholder={group.kind === "size" ? "Medium" : "Olives"}
          value={name}
          maxLength={menuLimits.name}
          autoComplete="off"
          dir="auto"
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          onBlur={() => actions.leave(option.id)}
        />
        {group.kind !== "remove" && (
          <TypedNumber
            label={`Surcharge of ${title}`}
            hidesLabel
            value={priceCents}
            read={(text) => readAmount(text, currency)}
            print={(value) => (value === 0 ? "" : printAmount(value, currency))}
            placeholder={`+ ${printAmount(0, currency)}`}
            error={problems[`${path}.priceCents`]}
            onChange={(next) => change({ priceCents: next })}
            className="w-24 shrink-0 sm:w-28"
          />
        )}
        <IconButton
          icon={ChevronDown}
          label={`More about ${title}`}
          aria-expanded={isOpen || isHiddenWrong}
          className="aria-expanded:rotate-180"
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
      {dish?.hidden && <p className="text-ink-soft text-xs">Hidden: guests can’t choose it</p>}
      {(isOpen || isHiddenWrong) && <OptionDetails {...props} change={change} title={title} />}
    </li>
  );
}

type DetailsProps = OptionRowProps & { change: (next: Partial<MenuOption>) => void; title: string };

function OptionDetails(props: DetailsProps) {
  const { group, option, problems, path, isFirst, isLast, onMove, onRemove, change, title } = props;
  const optionGroups = useWatched(useGridStore(), ({ table }) => table.optionGroups);
  const inner = optionGroups.filter(
    ({ id, kind }) => id !== group.id && kind !== "size" && kind !== "dishes",
  );
  return (
    <div className="grid gap-3 border-line border-t py-3 pr-1">
      {group.kind !== "dishes" && (
        <Switch
          label="Sold out"
          hint="Guests see it, and can’t choose it"
          checked={option.soldOut}
          onChange={(soldOut) => change({ soldOut })}
        />
      )}
      <Switch
        label="Chosen at first"
        hint="Guests can choose another one"
        checked={option.isDefault}
        onChange={(isDefault) => change({ isDefault })}
      />
      {group.kind !== "dishes" && (
        <AllergensField
          error={problems[`${path}.allergens`]}
          control={{
            value: option.allergens,
            onChange: ({ currentTarget }) => change({ allergens: currentTarget.value }),
          }}
        />
      )}
      {group.kind === "extra" && <PricesBySize option={option} change={change} />}
      {group.kind === "choice" && inner.length > 0 && (
        <fieldset>
          <legend className="font-semibold text-sm">Options of its own</legend>
          <p className="text-ink-soft text-xs">Asked once guests choose it, as toppings for half a pizza.</p>
          <div className="flex flex-wrap gap-x-5">
            {inner.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name || "Options without a name"}
                checked={option.optionGroups.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  change({
                    optionGroups: inner
                      .map((one) => one.id)
                      .filter((one) => (one === id ? checked : option.optionGroups.includes(one))),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="-mb-2 flex items-center">
        <IconButton icon={ArrowUp} label={`Move ${title} up`} disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton
          icon={ArrowDown}
          label={`Move ${title} down`}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button variant="quiet" size="sm" className="ml-auto text-danger" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </div>
  );
}

/** The price of an extra for each size, where it differs. */
function PricesBySize({ option, change }: Pick<DetailsProps, "option" | "change">) {
  const grid = useGridStore();
  const currency = useWatched(grid, (state) => state.currency);
  const optionGroups = useWatched(grid, ({ table }) => table.optionGroups);
  const sizes = optionGroups.filter(({ kind }) => kind === "size");
  if (sizes.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">Surcharge by size</legend>
      {sizes.map(({ id, name, options }) => (
        <div key={id} className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-start gap-3">
          {options.map((size) => (
            <TypedNumber
              key={size.id}
              label={sizes.length > 1 ? `${name}: ${size.name}` : size.name || "A size"}
              value={option.priceBySize[size.id] ?? option.priceCents}
              read={(text) =>
                text.trim() === "" ? { value: option.priceCents } : readAmount(text, currency)
              }
              print={(value) => printAmount(value, currency)}
              onChange={(price) => {
                const { [size.id]: _, ...others } = option.priceBySize;
                change({
                  priceBySize: price === option.priceCents ? others : { ...others, [size.id]: price },
                });
              }}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
