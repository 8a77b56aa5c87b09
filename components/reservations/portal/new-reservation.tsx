"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { momentOfMinute } from "@/lib/platform/time-zone/days";
import type { StaffReservation } from "@/lib/reservations/answers";
import { reservationLimits as limits } from "@/lib/reservations/rules";
import type { ReservedRestaurant } from "./reserved-restaurant";
import { RestaurantSelect } from "./restaurant-select";

type NewReservationProps = {
  restaurants: readonly ReservedRestaurant[];
  /** The one that is chosen at first. */
  initialRestaurant: string;
  timeZone: string;
  day: string;
  onClose: () => void;
  onPlaced: (reservation: StaffReservation) => void;
};

type Fields = Record<"day" | "time" | "people" | "name" | "phone" | "email" | "note", string>;

/** Enters the reservation of a guest who called. */
export function NewReservation({
  restaurants,
  initialRestaurant,
  timeZone,
  day,
  onClose,
  onPlaced,
}: NewReservationProps) {
  const [restaurantId, setRestaurantId] = useState(initialRestaurant);
  const [fields, setFields] = useState<Fields>({
    ...{ day, time: "19:00", people: "2", name: "", phone: "", email: "", note: "" },
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [idempotencyKey] = useState(randomKey);
  const { act, pending, error } = useAction<"place">({ refusals: "inline" });

  const control = (name: keyof Fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setFields({ ...fields, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  function place() {
    const { day: on, time, people, ...guest } = fields;
    if (on === "" || time === "") return setErrors({ time: "A day and a time are needed" });
    const startsAt = momentOfMinute(`${on}T${time}`, timeZone).toISOString();
    const body = { restaurantId, startsAt, people: Number(people), ...guest };
    void act("place", () => call("POST /reservations/staff", { body: { ...body, idempotencyKey } }), {
      failed: "The table could not be reserved",
      onDone: ({ reservation }) => onPlaced(reservation),
      showRefusal: ({ fields: refused }) => {
        const { startsAt, ...others } = refused;
        setErrors({ ...others, ...(startsAt && { time: startsAt }) });
        return !startsAt && Object.keys(others).length > 0;
      },
    });
  }

  return (
    <Dialog
      title="New reservation"
      description="For a guest who called. You may reserve at any time at which a table is free."
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          place();
        }}
      >
        <RestaurantSelect restaurants={restaurants} value={restaurantId} onChange={setRestaurantId} />
        <div className="grid grid-cols-2 gap-3">
          <Field label="Day">
            <Input type="date" {...control("day")} />
          </Field>
          <Field label="Time" error={errors.time}>
            <Input
              type="time"
              step={300}
              className="max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
              {...control("time")}
            />
          </Field>
        </div>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-3">
          <Field label="People" error={errors.people}>
            <Input type="number" inputMode="numeric" min={1} max={limits.people} {...control("people")} />
          </Field>
          <Field label="Name" error={errors.name}>
            <Input dir="auto" autoComplete="off" maxLength={limits.name} {...control("name")} />
          </Field>
        </div>
        <Field label="Phone" error={errors.phone}>
          <Input type="tel" autoComplete="off" maxLength={limits.phone} {...control("phone")} />
        </Field>
        <Field
          label="Email"
          error={errors.email}
          aside={<span className="text-ink-soft text-xs">Optional</span>}
        >
          <Input type="email" autoComplete="off" maxLength={limits.email} {...control("email")} />
        </Field>
        <Field
          label="Note"
          error={errors.note}
          aside={<span className="text-ink-soft text-xs">Optional</span>}
        >
          <Input dir="auto" autoComplete="off" maxLength={limits.note} {...control("note")} />
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={pending !== null}>
            Reserve
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
