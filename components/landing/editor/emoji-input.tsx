"use client";

import { SmilePlus } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { classes } from "@/components/ui/classes";
import { EmojiImage } from "@/components/ui/emoji-image";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/messages";
import { Spinner } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { emojiPicture } from "@/lib/landing/emoji-picture";

const loadPopover = async () => (await import("./emoji-popover")).EmojiPopover;

type EmojiInputProps = {
  label: string;
  icon: string;
  error?: string | undefined;
  control: ComponentProps<"input">;
  onPick: (icon: string) => void;
};

/** Input for an icon: typed, pasted or picked. Shows an emoji as a picture, as not every device has a font for it. */
export function EmojiInput({ label, icon, error, control, onPick }: EmojiInputProps) {
  const hasPicture = emojiPicture(icon) !== null;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { value: EmojiPopover, failed, retry } = useLoaded(loadPopover, open);

  useEffect(() => {
    if (!failed) return;
    setOpen(false);
    notify.error("The icons could not be loaded", { description: "Check your connection." });
    retry();
  }, [failed, retry]);

  function pick(emoji: string) {
    onPick(emoji);
    setOpen(false);
  }

  return (
    <Field label={label} error={error} className="max-w-36">
      <div className="flex">
        <div className="relative min-w-24 flex-1">
          <Input
            {...control}
            autoComplete="off"
            className={classes(
              "peer rounded-r-none text-center text-lg md:text-lg",
              hasPicture && "not-focus:text-[0px]",
            )}
          />
          {hasPicture && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 grid place-items-center peer-focus:hidden"
            >
              <EmojiImage icon={icon} className="size-6" />
            </span>
          )}
        </div>
        <button
          ref={button}
          type="button"
          title="Pick an icon"
          aria-haspopup="dialog"
          aria-expanded={open}
          className="-ml-px grid h-11 w-11 shrink-0 place-items-center rounded-r-control border border-line-strong bg-surface text-ink-soft hover:bg-sunken hover:text-ink"
          onClick={() => setOpen(!open)}
        >
          {open && !EmojiPopover ? <Spinner /> : <SmilePlus aria-hidden="true" className="size-4.5" />}
          <span className="sr-only">Pick an icon</span>
        </button>
        {open && EmojiPopover && (
          <EmojiPopover button={button} onPick={pick} onClose={() => setOpen(false)} />
        )}
      </div>
    </Field>
  );
}
