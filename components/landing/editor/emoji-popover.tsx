"use client";

import * as Popover from "@radix-ui/react-popover";
import {
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
  EmojiPicker as Frimousse,
} from "frimousse";
import type { RefObject } from "react";
import { controlStyle } from "@/components/ui/control-style";
import { EmojiImage } from "@/components/ui/emoji-image";
import { Loading } from "@/components/ui/spinner";
import { prefixOf } from "@/lib/platform/http/call-path";

type EmojiPopoverProps = {
  /** The button that opened it; gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onPick: (emoji: string) => void;
  onClose: () => void;
};

/** A picker of icons beside the button that opened it. */
export function EmojiPopover({ button, onPick, onClose }: EmojiPopoverProps) {
  const isOnButton = (target: EventTarget | null) => button.current?.contains(target as Node | null);
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Icons"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="over-page animate-appear rounded-card border border-line bg-raised shadow-raised focus:outline-none"
          onPointerDownOutside={(event) => isOnButton(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          <EmojiPicker onPick={onPick} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function CategoryHeader({ category, ...rest }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div {...rest} className="bg-raised px-2 pt-3 pb-1.5 font-semibold text-ink-soft text-xs">
      {category.label}
    </div>
  );
}

/** ARIA counts rows and columns from 1, the library from 0. */
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

function Row(props: EmojiPickerListRowProps) {
  const counted = { ...props, "aria-rowindex": fromOne(props["aria-rowindex"]) };
  return <div {...counted} className="scroll-my-1.5 px-1" />;
}

function Emoji({ emoji, ...rest }: EmojiPickerListEmojiProps) {
  const counted = { ...rest, "aria-colindex": fromOne(rest["aria-colindex"]) };
  return (
    <button
      {...counted}
      type="button"
      className="grid size-9 place-items-center rounded-control text-[1.375rem] leading-none data-active:bg-brand-soft"
    >
      <EmojiImage icon={emoji.emoji} className="size-6" />
    </button>
  );
}

const emojibaseUrl = prefixOf("GET /landing/emoji/en/{file}").replace("/en/", "");

/** Emoji by name; the names are loaded from this site. */
function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  return (
    <Frimousse.Root
      columns={8}
      emojibaseUrl={emojibaseUrl}
      className="flex h-88 max-h-(--radix-popover-content-available-height) w-fit flex-col"
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <div className="p-2.5 pb-1">
        <Frimousse.Search
          autoFocus
          aria-label="Search icons"
          placeholder="Search icons"
          className={`${controlStyle} h-11 px-3.5`}
        />
      </div>
      <Frimousse.Viewport tabIndex={0} aria-label="Icons" role="group" className="min-h-0 flex-1 px-1.5">
        <Frimousse.Loading>
          <Loading />
        </Frimousse.Loading>
        <Frimousse.Empty>
          {({ search }) => (
            <p className="px-6 py-14 text-center text-ink-soft text-sm">Nothing found for “{search}”.</p>
          )}
        </Frimousse.Empty>
        <Frimousse.List className="select-none pb-1.5" components={{ CategoryHeader, Row, Emoji }} />
      </Frimousse.Viewport>
      <p className="flex min-h-11 items-center gap-2.5 border-line border-t px-4 text-ink-soft text-xs">
        <Frimousse.ActiveEmoji>
          {({ emoji }) =>
            emoji ? (
              <>
                <EmojiImage icon={emoji.emoji} className="size-6" />
                <span className="truncate">{emoji.label}</span>
              </>
            ) : (
              "Pick one, or type your own into the field"
            )
          }
        </Frimousse.ActiveEmoji>
      </p>
    </Frimousse.Root>
  );
}
