"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { GUEST_REASON_HINT, ReasonField } from "@/components/ui/reason-field";
import { Segmented } from "@/components/ui/segmented";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { guestReasons } from "@/lib/restaurants/guest-reasons";
import type { OrdersState } from "@/lib/restaurants/hours/answers";
import { hoursLimits } from "@/lib/restaurants/hours/hours";
import { countOf } from "./count-field";

const choices = [
  { value: "15", label: "15 min" },
  { value: "30", label: "30 min" },
  { value: "60", label: "1 hour" },
  { value: "own", label: "Other" },
  { value: "opening", label: "Until opening" },
  { value: "resumed", label: "Until I resume" },
] as const;
type Choice = (typeof choices)[number]["value"];

type PauseDialogProps = {
  state: OrdersState;
  onChanged: (states: OrdersState[]) => void;
  onClose: () => void;
};

/** Asks for how long and why a restaurant takes no orders. */
export function PauseDialog({ state, onChanged, onClose }: PauseDialogProps) {
  const [choice, setChoice] = useState<Choice>("30");
  const [reason, setReason] = useState("");
  const [minutes, setMinutes] = useState("20");
  const [minutesProblem, setMinutesProblem] = useState<string>();
  const { act, pending, error } = useAction<"pause">({ refusals: "inline" });

  function pause() {
    const until =
      choice === "opening" || choice === "resumed"
        ? { until: choice }
        : { minutes: choice === "own" ? (countOf(minutes, false) ?? Number.NaN) : Number(choice) };
    setMinutesProblem(undefined);
    const body = { ...until, ...(reason.trim() && { reason: reason.trim() }) };
    void act("pause", () => call("POST /hours/{id}/pause", { params: { id: state.restaurantId }, body }), {
      done: `${state.restaurantName} takes no orders now`,
      failed: "The orders could not be paused",
      showRefusal({ fields }) {
        setMinutesProblem(fields.minutes);
        return fields.minutes !== undefined;
      },
      onDone: ({ restaurants }) => {
        onChanged(restaurants);
        onClose();
      },
    });
  }

  return (
    <Dialog
      title={`Pause orders of ${state.restaurantName}`}
      description="Guests can look at the menu and fill their cart. Orders that were placed go on."
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          pause();
        }}
      >
        <Segmented
          label="How long"
          look="chips"
          segments={choices}
          value={choice}
          onChange={setChoice}
          className="flex-wrap"
        />
        {choice === "own" && (
          <Field label="Minutes" error={minutesProblem}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              className="w-28"
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
            />
          </Field>
        )}
        {error && <Notice tone="error">{error}</Notice>}
        <ReasonField
          label="Reason for guests"
          hint={GUEST_REASON_HINT}
          suggestions={guestReasons.pause}
          maxLength={hoursLimits.message}
          reason={reason}
          onChange={setReason}
        />
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={pending !== null}>
            Pause orders
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
