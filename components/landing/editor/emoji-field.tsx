"use client";

import { SmilePlus } from "lucide-react";
import { Popover } from "radix-ui";
import { lazy, Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { classes } from "@/components/ui/classes";
import { EmojiImage } from "@/components/ui/emoji-image";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Loading } from "@/components/ui/spinner";
import { emojiPicture } from "@/lib/landing/emoji-picture";
import type { LandingContent } from "@/lib/landing/schema";
import { useFieldError, useTextControl } from "./text-field";

const EmojiPicker = lazy(() => import("./emoji-picker"));

/** An icon to be typed, pasted, or picked; an emoji shows as its picture, as not every device has a font for it. */
export function EmojiField({ name }: { name: `features.${number}.icon` }) {
  const { setValue } = useFormContext<LandingContent>();
  const icon = useWatch<LandingContent, typeof name>({ name });
  const hasPicture = emojiPicture(icon ?? "") !== null;
  const [open, setOpen] = useState(false);

  function pick(emoji: string) {
    setValue(name, emoji, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setOpen(false);
  }

  return (
    <Field label="Icon" error={useFieldError(name)} className="max-w-36">
      <div className="flex">
        <div className="relative min-w-0 flex-1">
          <Input
            {...useTextControl(name)}
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
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            title="Pick an icon"
            className="-ml-px grid h-11 w-11 shrink-0 place-items-center rounded-r-control border border-line-strong bg-surface text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <SmilePlus aria-hidden="true" className="size-4.5" />
            <span className="sr-only">Pick an icon</span>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              aria-label="Icons"
              align="start"
              sideOffset={6}
              collisionPadding={8}
              className="z-50 animate-appear rounded-card border border-line bg-raised shadow-raised focus:outline-none"
            >
              <Suspense fallback={<Loading />}>
                <EmojiPicker onPick={pick} />
              </Suspense>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      </div>
    </Field>
  );
}
