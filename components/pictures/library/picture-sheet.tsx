"use client";

import { ExternalLink, Trash2 } from "lucide-react";
import type { Route } from "next";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useConfirm } from "@/components/ui/dialog-provider";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Sheet } from "@/components/ui/sheet";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { libraryLimits } from "@/lib/pictures/limits";
import type { PictureDetails } from "@/lib/pictures/schema";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { FocusFrame } from "../focus-frame";
import { ReplaceButton } from "./replace-button";

const DetailField: TextFieldOf<PictureDetails> = TextField;

type PictureSheetProps = {
  picture: LibraryPicture;
  /** Called with the changed picture; null if it was deleted. */
  onChange: (picture: LibraryPicture | null) => void;
  onClose: () => void;
};

const resolver = schemaOnDemand(async () => (await import("@/lib/pictures/schema")).pictureDetails);

/** Edits a picture's description and focal point, shows its uses, and replaces or deletes it. */
export function PictureSheet({ picture, onChange, onClose }: PictureSheetProps) {
  const { id, name, alt, decorative, focus, width, height, bytes } = picture;
  const params = { id };
  const { pending, act } = useAction<"save" | "delete">();
  const form = useForm<PictureDetails>({
    resolver,
    values: { name, alt, decorative, focus },
    resetOptions: { keepDirtyValues: true },
  });
  const confirm = useConfirm();
  const isDecoration = form.watch("decorative");
  // react-hook-form only tracks it if it is read during rendering.
  const { isDirty } = form.formState;

  async function close() {
    const sure =
      !isDirty ||
      (await confirm({
        title: "Discard your changes?",
        content: "Your text about this picture is not saved yet.",
        confirmLabel: "Discard",
        tone: "danger",
      }));
    if (sure) onClose();
  }

  const submit = form.handleSubmit(async (body) => {
    const saved = await act("save", () => call("POST /pictures/{id}", { params, body }), {
      onDone: (answer) => onChange(answer.picture),
      done: "Saved",
      form,
    });
    if (saved) onClose();
  });

  async function remove() {
    const sure = await confirm({
      title: "Delete this picture?",
      content: `${name} is deleted for good.`,
      confirmLabel: "Delete",
      tone: "danger",
    });
    if (!sure) return;
    const deleted = await act("delete", () => call("DELETE /pictures/{id}", { params }), {
      onDone: () => onChange(null),
      done: "The picture is deleted",
    });
    if (deleted) onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) void close();
      }}
      title={name}
      description={`${width} × ${height} pixels, ${formatFileSize(bytes)}`}
    >
      <FormProvider {...form}>
        <form noValidate className="grid gap-5 p-2" onSubmit={(event) => void submit(event)}>
          <div className="grid gap-1.5">
            <FocusFrame
              src={picture.src}
              size={picture}
              focus={form.watch("focus")}
              onFocus={(point) => form.setValue("focus", point, { shouldDirty: true })}
            />
            <p className="text-ink-soft text-xs">
              Press where it matters most: that stays in sight where the picture is cropped.
            </p>
          </div>
          <DetailField
            name="name"
            label="Name"
            hint="Used to find it in the library."
            limit={libraryLimits.name}
          />
          <div className="grid gap-1">
            <DetailField
              name="alt"
              label="What it shows"
              hint="Read by screen readers and search engines: “Two loaves of rye bread on a wooden board”."
              rows={2}
              readOnly={isDecoration}
              limit={libraryLimits.alt}
            />
            <Checkbox {...form.register("decorative")} label="Only decoration, nothing to describe" />
          </div>
          <Uses picture={picture} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={pending === "save"} className="max-sm:w-full">
              Save
            </Button>
            <ReplaceButton picture={picture} onChange={onChange} />
            <Button
              variant="secondary"
              pending={pending === "delete"}
              disabled={picture.uses.length > 0}
              className="max-sm:w-full"
              onClick={() => void remove()}
            >
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          </div>
        </form>
      </FormProvider>
    </Sheet>
  );
}

function Uses({ picture: { uses } }: { picture: LibraryPicture }) {
  if (uses.length === 0) return <p className="text-ink-soft text-sm">Nothing shows it at the moment.</p>;
  return (
    <Notice title="It is shown, so it can’t be deleted">
      <ul className="grid">
        {uses.map(({ label, href }) => (
          <li key={label}>
            <PageLink
              href={href as Route}
              target="_blank"
              className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-brand-ink underline underline-offset-4"
            >
              {label}
              <ExternalLink aria-hidden="true" className="size-3.5" />
              <span className="sr-only">(opens in a new tab)</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
