"use client";

import { Tablet, Unplug } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type * as z from "zod";
import { useMay } from "@/components/accounts/role";
import { usePortalAction } from "@/components/commands/commands";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { MomentTime } from "@/components/ui/moment-time";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import type { ListedDevice, Pairing } from "@/lib/accounts/pins/answers";
import type { deviceInput } from "@/lib/accounts/pins/schema";
import { call } from "@/lib/api/call";
import { PairingNotice } from "./pairing-notice";
import { SettingsGroup } from "./settings-group";

type Values = z.infer<typeof deviceInput>;
const TextField: TextFieldOf<Values> = FormTextField;

const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/pins/schema")).deviceInput);

/** The devices on which users sign in by PIN. */
export function KitchenDevices() {
  const mayPair = useMay("devices:write");
  const { data, failure, reload, change } = useCall("GET /devices", { wanted: mayPair, keepsUp: true });
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const offering = useAction({ refusals: "inline" });
  const { pending, act } = useAction();
  const form = useForm<Values>({ resolver, defaultValues: { name: "" } });
  usePortalAction("pairDevice", () => form.setFocus("name"), { offered: data !== undefined });
  if (!mayPair) return null;

  const offer = form.handleSubmit(async (body) => {
    await offering.act("offer", () => call("POST /devices", { body }), {
      onDone(answer) {
        change(() => answer);
        setPairing(answer.pairing);
        form.reset();
      },
    });
  });

  const unpair = ({ id: device, name }: ListedDevice) =>
    act(device, () => call("DELETE /devices/{id}", { params: { id: device } }), {
      onDone(answer) {
        change(() => answer);
        setPairing(null);
      },
      done: `“${name}” is not paired any more`,
    });

  return (
    <SettingsGroup
      id="kitchen-devices"
      title="Kitchen devices"
      text="At a paired tablet everybody in the kitchen signs in by a PIN of their own: an owner adds them in the Users tab, or they choose one under Your account. It opens orders and sold-out dishes only."
    >
      {failure && <RetryNotice title="The devices could not be loaded" onRetry={reload} />}
      {!data && !failure && <Skeleton className="h-44 rounded-card" />}
      {data && (
        <Card className="grid gap-4">
          {data.devices.length > 0 && (
            <ul
              className="divide-y divide-line rounded-inner border border-line px-4"
              aria-labelledby="kitchen-devices"
            >
              {data.devices.map((device) => (
                <Device
                  key={device.id}
                  device={device}
                  pending={pending === device.id}
                  onUnpair={() => void unpair(device)}
                />
              ))}
            </ul>
          )}
          {pairing && (
            <PairingNotice
              key={pairing.code}
              pairing={pairing}
              onClose={() => {
                setPairing(null);
                form.setFocus("name");
              }}
            />
          )}
          <FormProvider {...form}>
            <form
              noValidate
              className="grid gap-4"
              aria-label="Pair a device"
              onSubmit={(event) => void offer(event)}
            >
              <TextField
                name="name"
                label="Name of a new device"
                placeholder="Kitchen tablet"
                autoComplete="off"
              />
              {offering.error && <Notice tone="error">{offering.error}</Notice>}
              <Button type="submit" className="sm:justify-self-start" pending={form.formState.isSubmitting}>
                <Tablet aria-hidden="true" />
                Pair a device
              </Button>
            </form>
          </FormProvider>
        </Card>
      )}
    </SettingsGroup>
  );
}

type DeviceProps = { device: ListedDevice; pending: boolean; onUnpair: () => void };

function Device({ device, pending, onUnpair }: DeviceProps) {
  const { name, state, pairedBy, lastUsedAt, address } = device;
  const confirm = useConfirm();

  async function unpair() {
    const isSure =
      state === "awaited" ||
      (await confirm({
        title: `Unpair “${name}”?`,
        content: "Anyone signed in there by PIN is signed out at once.",
        confirmLabel: "Unpair",
        tone: "danger",
      }));
    if (isSure) onUnpair();
  }

  return (
    <li className="flex items-center gap-3 py-3.5">
      <Tablet aria-hidden="true" className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold text-sm">{name}</span>
          {state === "awaited" && <Badge tone="brass">Awaits its code</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {state === "paired" && device.device.name}
          {lastUsedAt ? (
            <>
              {" · last sign-in "}
              <MomentTime at={lastUsedAt} /> from {address}
            </>
          ) : (
            state === "paired" && " · nobody has signed in there yet"
          )}
        </p>
        {pairedBy && <p className="wrap-anywhere text-ink-soft text-xs">Let in by {pairedBy}</p>}
      </div>
      <Button variant="secondary" size="sm" pending={pending} onClick={() => void unpair()}>
        <Unplug aria-hidden="true" />
        <span className="max-sm:sr-only">{state === "awaited" ? "Withdraw" : "Unpair"}</span>
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
