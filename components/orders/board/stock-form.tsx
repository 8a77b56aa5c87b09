"use client";

import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import type { CountedStock } from "@/lib/restaurants/published/answers";
import type { StockInput } from "@/lib/restaurants/stock/schema";

type Values = { left: string; isDaily: boolean; daily: string; isShown: boolean };
const TextField: TextFieldOf<Values> = FormTextField;

const wholeNumber = {
  validate: (text: string) => /^\d{1,5}$/.test(text.trim()) || "A whole number from 0 to 10,000",
};

type StockFormProps = {
  /** The name of the dish or option. */
  name: string;
  /** Missing if it is not counted. */
  stock?: CountedStock | undefined;
  onSave: (stock: StockInput["stock"]) => Promise<unknown>;
  onClose: () => void;
};

/** Counts how many are left of a dish or an option. */
export function StockForm({ name, stock, onSave, onClose }: StockFormProps) {
  const { error, pending, act } = useAction<"count" | "stop">({ refusals: "inline" });
  const form = useForm<Values>({
    defaultValues: {
      left: String(stock?.left ?? ""),
      isDaily: stock?.isDaily ?? false,
      daily: stock?.isDaily ? String(stock.amount) : "",
      isShown: stock?.isShown ?? false,
    },
  });
  const isDaily = form.watch("isDaily");
  const isCounted = form.formState.dirtyFields.left === true;

  const save = (action: "count" | "stop", input: StockInput["stock"]) =>
    act(action, () => onSave(input), {
      failed: `${name} could not be counted. Please try again.`,
      onDone: onClose,
      showRefusal({ fields }) {
        const shown = (["left", "daily"] as const).filter((field) => fields[`stock.${field}`]);
        for (const field of shown) form.setError(field, { message: fields[`stock.${field}`] ?? "" });
        return shown.length > 0;
      },
    });

  const submit = form.handleSubmit((values) =>
    save("count", {
      // Orders may have taken some since it was shown.
      ...((!stock || stock.isDaily !== values.isDaily || isCounted) && { left: Number(values.left) }),
      daily: values.isDaily ? Number(values.daily) : null,
      isShown: values.isShown,
    }),
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={`Stock of ${name}`}
        className="mt-2 mb-3 grid gap-3 rounded-card bg-sunken p-4"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          name="left"
          label={isDaily ? "Left today" : "Left"}
          hint="At 0 it is sold out."
          inputMode="numeric"
          rules={wholeNumber}
        />
        <div className="grid gap-1">
          <Checkbox label="Begin anew each business day" {...form.register("isDaily")} />
          {isDaily && <TextField name="daily" label="Each day" inputMode="numeric" rules={wholeNumber} />}
          <Checkbox label="Show guests the last 10" {...form.register("isShown")} />
        </div>
        {error && <Notice tone="error">{error}</Notice>}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" pending={pending === "count"}>
            Save
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {stock && (
            <Button variant="quiet" pending={pending === "stop"} onClick={() => void save("stop", null)}>
              Stop counting
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
