"use client";

import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Ways } from "@/components/accounts/second-factor/use-sign-in-ways";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { MomentTime } from "@/components/ui/moment-time";
import type { ListedPasskey } from "@/lib/accounts/second-factor/answers";

/** A passkey, which can be renamed and removed. */
export function PasskeyItem({ passkey, actions }: { passkey: ListedPasskey; actions: Ways }) {
  const confirm = useConfirm();
  const [isEdited, setEdited] = useState(false);
  const { id, name, createdAt, lastUsedAt, elsewhere } = passkey;

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = (event.currentTarget.elements.namedItem("passkey-name") as HTMLInputElement).value.trim();
    if (given && given !== name) await actions.renamePasskey(id, given);
    setEdited(false);
  }

  async function remove() {
    const isSure = await confirm({
      title: `Remove ${name}?`,
      content:
        "It can’t sign you in any more. Also remove it from your device, where it is stored with the passwords.",
      confirmLabel: "Remove",
      tone: "danger",
    });
    if (!isSure) return;
    void actions.removePasskey(id);
    document.getElementById("passkeys-title")?.focus();
  }

  if (isEdited) {
    return (
      <li className="py-3">
        <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void rename(event)}>
          <Field label="Name" className="min-w-0 flex-1 basis-48">
            <Input
              name="passkey-name"
              defaultValue={name}
              maxLength={60}
              autoFocus
              autoComplete="off"
              dir="auto"
            />
          </Field>
          <Button type="submit" pending={actions.pending === `rename ${id}`}>
            Save
          </Button>
          <Button variant="quiet" onClick={() => setEdited(false)}>
            Cancel
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li aria-label={name} className="flex items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <span dir="auto" className="wrap-anywhere font-semibold text-sm">
            {name}
          </span>
          {elsewhere && <Badge tone="brass">For {elsewhere}</Badge>}
        </p>
        <p className="text-ink-soft text-xs">
          Added <MomentTime at={createdAt} />
          {" · "}
          {lastUsedAt ? (
            <>
              last used <MomentTime at={lastUsedAt} />
            </>
          ) : (
            "not used yet"
          )}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton icon={Pencil} label={`Rename ${name}`} onClick={() => setEdited(true)} />
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => void remove()} />
      </div>
    </li>
  );
}
