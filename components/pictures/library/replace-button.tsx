"use client";

import { Replace } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/messages";
import { useUpload } from "@/components/ui/use-upload";
import { upload } from "@/lib/api/upload";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { offeredTypes } from "./use-picture-uploads";

type ReplaceButtonProps = { picture: LibraryPicture; onChange: (picture: LibraryPicture) => void };

/** Replaces a picture's file wherever it is used. */
export function ReplaceButton({ picture: { id, uses }, onChange }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, send } = useUpload(({ message }) => notify.error(message));
  const confirm = useConfirm();

  async function replace(file: File) {
    const places = new Intl.ListFormat("en").format(uses.map(({ label }) => label));
    const isSure =
      uses.length === 0 ||
      (await confirm({
        title: "Replace it everywhere?",
        content: `It is shown here: ${places}. Visitors see the new picture at once.`,
        confirmLabel: "Replace",
      }));
    if (!isSure) return;
    const form = new FormData();
    form.set("file", file, file.name);
    const answer = await send(file, ({ signal }) =>
      upload("POST /pictures/{id}/file", form, { params: { id }, signal }),
    );
    if (!answer) return;
    onChange(answer.picture);
    notify.success("The picture is replaced", { description: "Check that its description still fits." });
  }

  return (
    <>
      <Button
        variant="secondary"
        pending={state.phase === "sending"}
        className="max-sm:w-full"
        onClick={() => input.current?.click()}
      >
        <Replace aria-hidden="true" />
        Replace…
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={offeredTypes}
        aria-label="Another file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) void replace(file);
        }}
      />
    </>
  );
}
