"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { conditionsInWords } from "@/lib/restaurants/terms/zone-summary";
import { areasInWords } from "@/lib/restaurants/terms/zone-words";
import { NumberField } from "./number-field";
import { PostcodesField } from "./postcodes-field";
import { printAmount, printKilometres, readAmount, readKilometres } from "./read-number";

const TextField: TextFieldOf<MenuRestaurant> = FormTextField;

type ZoneCardProps = {
  index: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Edits one delivery zone. */
export function ZoneCard({ index, isLast, onMove, onRemove }: ZoneCardProps) {
  const name = `zones.${index}` as const;
  const currency = useWatch<MenuRestaurant, "currency">({ name: "currency" });
  const label = useWatch<MenuRestaurant, `${typeof name}.label`>({ name: `${name}.label` });
  const title = label || `zone ${index + 1}`;
  const money = {
    unit: currency,
    read: (text: string) => readAmount(text, currency),
    print: (minor: number) => printAmount(minor, currency),
  };
  return (
    <>
      <TextField name={`${name}.label`} label="Zone" placeholder="City centre" maxLength={40} />
      <div className="grid items-start gap-4 @xl:grid-cols-[minmax(0,1fr)_10rem]">
        <PostcodesField index={index} />
        <NumberField
          name={`${name}.radiusKm`}
          label="Or within"
          hint="For guests who share their location."
          unit="km"
          read={readKilometres}
          print={printKilometres}
          isOptional
          settles={`${name}.postcodes`}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-start gap-4">
        <NumberField name={`${name}.fee`} label="Fee" {...money} />
        <NumberField name={`${name}.minimum`} label="Minimum order" {...money} />
        <NumberField name={`${name}.freeFrom`} label="Free from" hint="Empty: never." isOptional {...money} />
      </div>
      <div className="-mb-2 flex flex-wrap items-center gap-x-4">
        <ZoneSentence index={index} currency={currency} />
        <div className="ml-auto flex">
          <IconButton
            icon={ArrowUp}
            label={`Move ${title} up`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move ${title} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton icon={Trash2} label={`Remove ${title}`} onClick={onRemove} />
        </div>
      </div>
    </>
  );
}

function ZoneSentence({ index, currency }: { index: number; currency: string }) {
  const zone = useWatch<MenuRestaurant, `zones.${number}`>({ name: `zones.${index}` });
  const isComplete =
    (zone.postcodes.length > 0 || zone.radiusKm !== null) &&
    ![zone.fee, zone.minimum, zone.freeFrom, zone.radiusKm].some((one) => Number.isNaN(one));
  if (!isComplete) return null;
  return (
    <p className="wrap-anywhere flex-[1_1_14rem] text-ink-soft text-sm">
      {areasInWords([zone])}:{" "}
      <span className="font-semibold text-ink">{conditionsInWords(zone, currency)}</span>
    </p>
  );
}
