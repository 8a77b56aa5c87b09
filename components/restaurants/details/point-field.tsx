"use client";

import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Input } from "@/components/ui/input";
import { useLocation } from "@/components/ui/use-location";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { printPoint, readPoint } from "@/lib/restaurants/terms/read-point";
import type { Point } from "@/lib/restaurants/terms/terms";

const name = "deliveryPoint";

/** The place of the restaurant, from which the distances of zones are measured. The form holds NaN for a text that is none. */
export function PointField() {
  const { trigger } = useFormContext<MenuRestaurant>();
  const { field } = useController<MenuRestaurant, typeof name>({ name });
  const error = useFieldError(name);
  const [typed, setTyped] = useState<string | null>(null);
  const { ask, isAsking, problem } = useLocation(set);

  function set(point: Point | null) {
    field.onChange(point);
    setTyped(null);
    void trigger(name);
  }

  function change(text: string) {
    field.onChange(text.trim() === "" ? null : (readPoint(text) ?? Number.NaN));
    setTyped(text);
    if (error) void trigger(name);
  }

  return (
    <Field
      label="Place of the restaurant"
      hint="Latitude and longitude, as maps show them. Distances are as the crow flies."
      error={error ?? problem}
    >
      <div className="flex flex-wrap gap-2">
        <Input
          ref={field.ref}
          name={name}
          autoComplete="off"
          dir="ltr"
          placeholder="52.5200, 13.4050"
          className="flex-[1_1_12rem]"
          value={typed ?? (field.value ? printPoint(field.value) : "")}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => {
            field.onBlur();
            void trigger(name);
          }}
        />
        <Button variant="secondary" pending={isAsking} onClick={ask}>
          <LocateFixed aria-hidden="true" />I am there now
        </Button>
      </div>
    </Field>
  );
}
