"use client";

import { Eye, EyeOff, KeyRound } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "./button";
import { CopyButton } from "./copy-button";
import { useFieldControl } from "./field";
import { generatePassword } from "./generate-password";
import { Input } from "./input";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** Adds a button that generates a password. */
  onGenerate?: ((password: string) => void) | undefined;
  /** Adds a button that copies the returned text. */
  copyText?: (() => string) | undefined;
  initiallyVisible?: boolean;
};

/** A password with a button to show or hide it, and optional buttons to generate and copy it. */
export function PasswordInput({
  onGenerate,
  copyText,
  initiallyVisible = false,
  ...rest
}: PasswordInputProps) {
  const [visible, setVisible] = useState(initiallyVisible);
  const { id } = useFieldControl();
  const Icon = visible ? EyeOff : Eye;

  function generate() {
    onGenerate?.(generatePassword());
    setVisible(true);
  }

  return (
    <>
      <div className="relative">
        <Input
          {...rest}
          type={visible ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={visible ? "pr-12 font-mono" : "pr-12"}
        />
        <button
          type="button"
          aria-controls={id}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          onClick={() => setVisible(!visible)}
        >
          <Icon aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{visible ? "Hide password" : "Show password"}</span>
        </button>
      </div>
      {(onGenerate || copyText) && (
        <div className="order-last mt-1 flex flex-wrap items-center gap-2">
          {onGenerate && (
            <Button variant="secondary" size="sm" onClick={generate}>
              <KeyRound aria-hidden="true" />
              Generate
            </Button>
          )}
          {copyText && <CopyButton text={copyText} />}
        </div>
      )}
    </>
  );
}
