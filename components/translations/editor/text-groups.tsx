"use client";

import { CircleCheck } from "lucide-react";
import { useId } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { WhenNear } from "@/components/ui/when-near";
import type { TranslationText } from "@/lib/translations/answers";
import type { ChosenTexts, TextGroup } from "./chosen-texts";
import { type EqualTexts, type RowLanguages, TextRow } from "./text-row";

/** The number of texts that are rendered together, once they are near the screen: a menu can have thousands. */
const CHUNK = 20;

/** The estimated height of a row, in rem. */
const ROW_HEIGHT = 7;

const chunksOf = (texts: readonly TranslationText[]) =>
  Array.from({ length: Math.ceil(texts.length / CHUNK) }, (_, index) =>
    texts.slice(index * CHUNK, (index + 1) * CHUNK),
  );

type TextGroupsProps = Shown & { chosen: ChosenTexts };

type Shown = { languages: RowLanguages; equal: EqualTexts };

/** The texts of a content by group, and the choice of those to show. */
export function TextGroups({ chosen, ...rows }: TextGroupsProps) {
  const { filter, choose, segments, group, setGroup, names, shown } = chosen;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Segmented label="Texts to show" segments={segments} value={filter} onChange={choose} />
        {names.length > 1 && (
          <Field label="Part" className="w-full sm:w-64">
            <Select value={group} onChange={({ currentTarget }) => setGroup(currentTarget.value)}>
              <option value="">All parts</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {shown.map((one) => (
        <GroupCard key={`${filter} ${one.group}`} {...one} {...rows} />
      ))}
      {shown.length === 0 && (
        <EmptyState
          icon={CircleCheck}
          title={filter === "missing" ? "Nothing is missing" : "Nothing is out of date"}
          text={group === "" ? "" : `In the part “${group}”.`}
        />
      )}
    </>
  );
}

function GroupCard({ group, texts, equal, languages }: TextGroup & Shown) {
  const id = useId();
  return (
    <Card padding="snug" aria-labelledby={id}>
      <CardTitle id={id} dir="auto" className="mb-1">
        {group}
      </CardTitle>
      {chunksOf(texts).map((chunk) => (
        <WhenNear
          key={chunk[0]?.path}
          waiting={<div style={{ height: `${chunk.length * ROW_HEIGHT}rem` }} />}
        >
          <ul className="divide-y divide-line">
            {chunk.map((text) => (
              <TextRow key={text.path} text={text} equal={equal.get(text.path)} languages={languages} />
            ))}
          </ul>
        </WhenNear>
      ))}
    </Card>
  );
}
