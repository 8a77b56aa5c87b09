"use client";

import { Replace } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/toaster";
import type { LibraryPicture } from "@/lib/pictures/schema";
import { RequestError } from "@/lib/platform/http/client";
import { sendForm } from "@/lib/platform/http/send-form";
import { offeredTypes } from "./offered-types";

type ReplaceButtonProps = { picture: LibraryPicture; onChange: (picture: LibraryPicture) => void };

/** Puts another file in the place of a picture, wherever it is shown. */
export function ReplaceButton({ picture: { id, uses }, onChange }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const [isSending, setSending] = useState(false);
  const confirm = useConfirm();
  useEffect(() => () => running.current?.abort(), []);

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
    running.current = new AbortController();
    setSending(true);
    try {
      const { signal } = running.current;
      const path = `/pictures/${id}/file`;
      onChange((await sendForm<{ picture: LibraryPicture }>(path, form, { signal })).picture);
      notify.success("The picture is replaced", { description: "Check that its description still fits." });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (!running.current.signal.aborted) notify.error(error.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        pending={isSending}
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
