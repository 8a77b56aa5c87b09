"use client";

import { useForm, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { RowForm, type RowSaving } from "@/components/ui/rows/row-form";
import { Select } from "@/components/ui/select";
import { useCall } from "@/components/ui/use-call";
import { characterSetNames, characterSets } from "@/lib/printers/code-pages";
import type { PrinterInput, PrinterProtocol } from "@/lib/printers/schema";
import { FontNotice } from "./font-notice";
import { protocolNames } from "./printer-words";

const TextField: TextFieldOf<PrinterInput> = FormTextField;

const resolver = schemaOnDemand(async () => (await import("@/lib/printers/schema")).printerInput);

export const newPrinter: PrinterInput = {
  name: "",
  protocol: "star",
  width: 80,
  codePage: "multilingual",
  restaurantId: null,
  kitchenCopies: 1,
  receiptCopies: 0,
};

const protocols = Object.keys(protocolNames) as PrinterProtocol[];
const copies = { 0: "None", 1: "1 copy", 2: "2 copies", 3: "3 copies" };

type PrinterFormProps<Answer> = RowSaving<PrinterInput, Answer> & { values: PrinterInput };

export function PrinterForm<Answer>({ values, ...saving }: PrinterFormProps<Answer>) {
  const form = useForm<PrinterInput>({ resolver, defaultValues: values });
  const { register, control } = form;
  const isPicture = useWatch({ control, name: "codePage" }) === "picture";
  const { data: restaurants = [] } = useCall("GET /menus", {
    select: ({ restaurants }) => restaurants.map(({ id, name }) => ({ id, name })),
  });

  return (
    <RowForm form={form} {...saving}>
      <TextField name="name" label="Name" placeholder="Kitchen" autoComplete="off" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Printer type">
          <Select {...register("protocol")}>
            {protocols.map((protocol) => (
              <option key={protocol} value={protocol}>
                {protocolNames[protocol]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Paper">
          <Select {...register("width", { valueAsNumber: true })}>
            <option value={80}>80 mm</option>
            <option value={58}>58 mm</option>
          </Select>
        </Field>
        <Field
          label="Characters"
          hint="The code page that the printer has for your language. Letters that it lacks are drawn, if the server has a font."
        >
          <Select {...register("codePage")}>
            {characterSetNames.map((name) => (
              <option key={name} value={name}>
                {characterSets[name]}
              </option>
            ))}
          </Select>
        </Field>
        {restaurants.length > 1 && (
          <Field label="Orders of">
            <Select {...register("restaurantId", { setValueAs: (id: string | null) => id || null })}>
              <option value="">All restaurants</option>
              {restaurants.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {(["kitchenCopies", "receiptCopies"] as const).map((name) => (
          <Field key={name} label={name === "kitchenCopies" ? "Kitchen tickets" : "Receipts for the guest"}>
            <Select {...register(name, { valueAsNumber: true })}>
              {Object.entries(copies).map(([count, words]) => (
                <option key={count} value={count}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {isPicture && <FontNotice />}
    </RowForm>
  );
}
