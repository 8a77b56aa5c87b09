"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Tablet, Unplug } from "lucide-react";
import { useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { useMay } from "@/components/accounts/users/role";
import { usePortalAction } from "@/components/commands/commands";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { MomentTime } from "@/components/ui/moment-time";
import { Notice } from "@/components/ui/notice";
import { notify } from "@/components/ui/toaster";
import { usePending } from "@/components/ui/use-pending";
import { useRead } from "@/components/ui/use-read";
import { type DevicesAnswer, deviceInput, type ListedDevice, type Pairing } from "@/lib/accounts/pins/schema";
import { RequestError, request } from "@/lib/platform/http/client";
import { PairingNotice } from "./pairing-notice";

const PATH = "/devices";
type Values = z.infer<typeof deviceInput>;
const TextField: TextFieldOf<Values> = FormTextField;

/** The devices at which people sign in by PIN. */
export function KitchenDevices() {
  const id = useId();
  const mayPair = useMay("devices:write");
  const { data, change } = useRead<DevicesAnswer>(mayPair ? PATH : null, { keepsUp: true });
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const [failure, setFailure] = useState("");
  const { pending, run } = usePending<string>();
  const withPassword = useConfirmedIdentity();
  const form = useForm<Values>({ resolver: zodResolver(deviceInput), defaultValues: { name: "" } });
  usePortalAction("pairDevice", () => form.setFocus("name"), { offered: data !== undefined });
  if (!data) return null;

  async function offer(body: Values) {
    setFailure("");
    try {
      const answer = await withPassword(() =>
        request<DevicesAnswer & { pairing: Pairing }>(PATH, { method: "POST", body }),
      );
      if (!answer) return;
      change(() => answer);
      setPairing(answer.pairing);
      form.reset();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailure(error.message);
    }
  }

  const unpair = ({ id: device, name }: ListedDevice) =>
    run(device, async () => {
      try {
        const answer = await request<DevicesAnswer>(`${PATH}/${device}`, { method: "DELETE" });
        change(() => answer);
        setPairing(null);
        notify.success(`“${name}” is not paired any more`);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        notify.error(error.message);
      }
    });

  return (
    <Card className="mt-6 grid max-w-2xl gap-4" aria-labelledby={id}>
      <div className="grid gap-1">
        <h2 id={id} className="text-lg">
          Kitchen devices
        </h2>
        <p className="text-ink-soft text-sm">
          At a paired tablet everybody in the kitchen signs in by a PIN of their own, which they choose under
          Your account. It opens orders and what is sold out, and nothing else.
        </p>
      </div>
      {data.devices.length > 0 && (
        <ul className="divide-y divide-line rounded-inner border border-line px-4" aria-labelledby={id}>
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
      {pairing && <PairingNotice pairing={pairing} onClose={() => setPairing(null)} />}
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-4"
          aria-label="Pair a device"
          onSubmit={(event) => void form.handleSubmit(offer)(event)}
        >
          <TextField
            name="name"
            label="Name of a new device"
            placeholder="Kitchen tablet"
            autoComplete="off"
          />
          {failure && <Notice tone="error">{failure}</Notice>}
          <Button type="submit" className="sm:justify-self-start" pending={form.formState.isSubmitting}>
            <Tablet aria-hidden="true" />
            Pair a device
          </Button>
        </form>
      </FormProvider>
    </Card>
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
        content: "Whoever is signed in there by PIN is signed out at once.",
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
