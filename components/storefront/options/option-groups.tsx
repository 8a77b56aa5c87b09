"use client";

import { useId } from "react";
import { classes } from "@/components/ui/classes";
import { FieldMessage } from "@/components/ui/field";
import { useTranslate } from "@/components/ui/translation";
import {
  countIn,
  findChoice,
  isSingle,
  withChoice,
  withInner,
} from "@/lib/restaurants/options/change-chosen";
import type { Chosen, Option, OptionGroup, OptionProblem } from "@/lib/restaurants/options/chosen-options";
import { optionRule } from "@/lib/restaurants/options/option-rule";
import { chosenSize, optionPrice } from "@/lib/restaurants/options/price-options";
import { leftWords } from "@/lib/restaurants/stock/left-words";
import { QuantityStepper } from "../cart/quantity-stepper";

type GroupsProps = {
  groups: readonly OptionGroup[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  problems: readonly OptionProblem[];
  /** The price of the dish, to show that of its sizes. */
  dishCents: number;
  currency: string;
  /** The chosen size of the dish, for the options of an option. */
  sizeId?: string | undefined;
  /** The path of the choice that the groups belong to, as `problems` have it. */
  path?: string;
};

/** The groups of a dish or of one of its options. */
export function OptionGroups(props: GroupsProps) {
  const sizeId = props.sizeId ?? chosenSize(props.groups, props.chosen);
  return props.groups.map((group) => <Group key={group.id} {...props} sizeId={sizeId} group={group} />);
}

function Group({ group, ...props }: GroupsProps & { group: OptionGroup }) {
  const t = useTranslate();
  const { chosen, problems, path = "" } = props;
  const id = useId();
  const ofChoices = chosen.map((choice, index) =>
    choice.group === group.id ? `${path}chosen[${index}]` : null,
  );
  const paths = [`${path}groups.${group.id}`, ...ofChoices];
  const problem = problems.find((one) => paths.includes(one.path));
  return (
    <fieldset
      aria-describedby={`${id}-rule${problem ? ` ${id}-error` : ""}`}
      aria-invalid={problem ? true : undefined}
      className="grid gap-1"
    >
      <legend className="font-bold text-lg">{group.name}</legend>
      <p id={`${id}-rule`} className="text-ink-soft text-sm">
        {optionRule(group, t)}
      </p>
      {problem && <FieldMessage id={`${id}-error`}>{problem.message}</FieldMessage>}
      <ul className="grid">
        {group.options.map((option) => (
          <li key={option.id} className="grid border-line border-t">
            <OptionRow {...props} group={group} option={option} name={id} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type RowProps = GroupsProps & { group: OptionGroup; option: Option; name: string };

function OptionRow({ group, option, name, ...props }: RowProps) {
  const t = useTranslate();
  const { chosen, onChange, currency, path = "" } = props;
  const choice = findChoice(chosen, group, option);
  const isFull = !isSingle(group) && countIn(chosen, group) >= group.max;
  const isOff = !choice && (option.soldOut || isFull);
  const choose = (quantity: number) => onChange(withChoice(chosen, group, option, quantity));
  const detail = [option.soldOut && t("Sold out"), leftWords(option, t), option.allergens]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <div className="flex min-h-11 items-center gap-3">
        <label
          className={classes("flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1.5", isOff && "opacity-55")}
        >
          <input
            type={isSingle(group) && group.min === 1 ? "radio" : "checkbox"}
            name={name}
            checked={choice !== undefined}
            disabled={isOff}
            className="size-5 shrink-0 accent-brand"
            onChange={({ currentTarget }) => choose(currentTarget.checked ? 1 : 0)}
          />
          <span className="wrap-anywhere min-w-0 flex-1">
            {option.name}
            {detail && <span className="block text-ink-soft text-sm">{detail}</span>}
          </span>
          <OptionPrice group={group} option={option} {...props} />
        </label>
        {group.canRepeat && choice && (
          <QuantityStepper
            dish={option.name}
            quantity={choice.quantity ?? 1}
            isFull={isFull}
            onLess={() => choose((choice.quantity ?? 1) - 1)}
            onMore={() => choose((choice.quantity ?? 1) + 1)}
          />
        )}
      </div>
      {choice && option.groups.length > 0 && (
        <div className="grid gap-4 pl-5">
          <OptionGroups
            groups={option.groups}
            chosen={choice.chosen ?? []}
            onChange={(inner) => onChange(withInner(chosen, group, option, inner))}
            problems={props.problems}
            dishCents={props.dishCents}
            currency={currency}
            sizeId={props.sizeId}
            path={`${path}chosen[${chosen.indexOf(choice)}].`}
          />
        </div>
      )}
    </>
  );
}

/** The whole price of a size, and what other options add to it. */
function OptionPrice({ group, option, dishCents, currency, sizeId }: Omit<RowProps, "name">) {
  const t = useTranslate();
  const price = optionPrice(group, option, sizeId);
  if (group.kind === "size")
    return <span className="tabular-nums">{t.money(dishCents + price, currency)}</span>;
  if (price === 0) return null;
  return <span className="text-ink-soft tabular-nums">+{t.money(price, currency)}</span>;
}
