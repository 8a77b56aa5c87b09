"use client";

import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, FieldMessage } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { menuLimits } from "@/lib/restaurants/limits";
import { type MenuOptionGroup, type OptionKind, optionKinds } from "@/lib/restaurants/options/options";
import type { GroupProblems } from "@/lib/restaurants/options/problems";
import { DishChoices } from "./dish-choices";
import { GroupDishes } from "./group-dishes";
import { groupElementId } from "./group-element-id";
import { GroupRule } from "./group-rule";
import { optionKindLabels } from "./kind-labels";
import { OptionRow } from "./option-row";
import { stepped } from "./option-steps";
import { SizePrices } from "./size-prices";
import { useOptions } from "./use-options";

/** The kinds of options that aren't dishes. */
const ownKinds = optionKinds.filter((kind) => kind !== "dishes");

type GroupCardProps = {
  group: MenuOptionGroup;
  problems: GroupProblems;
  /** True for a group that was just added: selects its name, and lists its dishes. */
  isNew: boolean;
  isFirst: boolean;
  isLast: boolean;
};

export function GroupCard({ group, problems, isNew, isFirst, isLast }: GroupCardProps) {
  const actions = useOptions();
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const { id, name, kind, options } = group;
  const title = name || "Options without a name";
  const mayAdd = kind !== "dishes" && options.length < menuLimits.options;

  useEffect(() => {
    if (!isNew) return;
    nameField.current?.focus();
    nameField.current?.select();
  }, [isNew]);

  function focusOption(at: number) {
    list.current?.children[at]?.querySelector<HTMLElement>("input")?.focus();
  }

  function addOption() {
    actions.addOption(group);
    requestAnimationFrame(() => focusOption(options.length));
  }

  /** Enter goes to the next option, and adds one after the last. */
  function pressInOptions(event: KeyboardEvent<HTMLUListElement>) {
    const { target, key, nativeEvent } = event;
    if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    if (target.type !== "text") return;
    event.preventDefault();
    const at = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));
    if (at + 1 < options.length) focusOption(at + 1);
    else if (mayAdd && options[at]?.name.trim()) addOption();
  }

  return (
    <Card
      id={groupElementId(id)}
      aria-labelledby={heading}
      padding="snug"
      className="grid gap-5"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) actions.leave(id);
      }}
    >
      <div className="flex items-center gap-1">
        <h3 id={heading} className="wrap-anywhere min-w-0 flex-1 text-lg">
          {title}
        </h3>
        <IconButton
          icon={ArrowUp}
          label={`Move ${title} up`}
          disabled={isFirst}
          onClick={() => actions.move(group, -1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${title} down`}
          disabled={isLast}
          onClick={() => actions.move(group, 1)}
        />
        <IconButton icon={Trash2} label={`Delete ${title}`} onClick={() => actions.remove(group)} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={problems.name} hint="Guests read it above the options.">
          <Input
            value={name}
            maxLength={menuLimits.optionName}
            autoComplete="off"
            dir="auto"
            ref={nameField}
            onChange={({ currentTarget }) => actions.change(group, { name: currentTarget.value })}
          />
        </Field>
        {kind !== "dishes" && (
          <Field label="Kind" error={problems.kind}>
            <Select
              value={kind}
              onChange={({ currentTarget }) =>
                actions.change(group, { kind: currentTarget.value as OptionKind })
              }
            >
              {ownKinds.map((one) => (
                <option key={one} value={one}>
                  {optionKindLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {kind !== "size" && <GroupRule group={group} problems={problems} />}
      <div className="grid gap-2">
        <ul ref={list} aria-label={`Options of ${title}`} className="grid gap-2" onKeyDown={pressInOptions}>
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              group={group}
              option={option}
              problems={problems}
              path={`options.${index}`}
              isFirst={index === 0}
              isLast={index === options.length - 1}
              onMove={(by) => actions.change(group, { options: stepped(options, option.id, by) })}
              onRemove={() =>
                actions.change(group, { options: options.filter((one) => one.id !== option.id) })
              }
            />
          ))}
        </ul>
        {problems.options && <FieldMessage>{problems.options}</FieldMessage>}
        {kind === "dishes" && (
          <DishChoices group={group} isNew={isNew} isWrong={problems.options !== undefined} />
        )}
        {mayAdd && (
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={addOption}>
            <Plus aria-hidden="true" />
            {kind === "size" ? "Add a size" : "Add an option"}
          </Button>
        )}
      </div>
      <GroupDishes group={group} isNew={isNew} />
      {kind === "size" && <SizePrices group={group} />}
    </Card>
  );
}
