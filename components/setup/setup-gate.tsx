"use client";

import { FileKey2, Laptop, SlidersHorizontal, SquareTerminal } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Wordmark } from "@/components/ui/logo";
import { NeedsScript } from "@/components/ui/needs-script";
import { SitePicture } from "@/components/ui/site-picture";
import { SplitScreen } from "@/components/ui/split-screen";
import { useAction } from "@/components/ui/use-action";
import { useHydrated } from "@/components/ui/use-hydrated";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

const WRONG = "That is not the set-up code. Copy it again, from the newest start of the server.";

const refusals: Record<string, string> = {
  code: WRONG,
  later: "Too many codes were tried from here. Please wait 15 minutes.",
};

type SetupGateProps = {
  /** The reason why the code in the link was refused. */
  refused: string | undefined;
};

/** Asks visitors from another machine for the set-up code, which only the server's operator can read. */
export function SetupGate({ refused }: SetupGateProps) {
  const [error, setError] = useState(refused === undefined ? undefined : refusals[refused]);
  const { pending, act } = useAction();
  const hydrated = useHydrated();

  const showCode = (code: string) =>
    act("show", () => call("POST /config/setup-code", { body: { code } }), {
      onDone: () => window.location.replace("/setup"),
      leaves: true,
      explain(failure) {
        setError(explain(failure));
        return null;
      },
    });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("code") as HTMLInputElement;
    field.focus();
    const code = field.value.trim();
    if (!code) setError("Enter the set-up code");
    else if (!pending) void showCode(code);
  }

  return (
    <SplitScreen
      header={<Wordmark name="Business Platform" />}
      picture={<SitePicture name="Opening soon" address="your-site.com" />}
      motto="Only the owner has the key."
    >
      <div className="grid animate-rise">
        <NeedsScript />
        <h1 className="text-2xl">Is this your site?</h1>
        <p className="mt-1.5 text-ink-soft">
          It is new and has no owner yet. You opened it from another machine than the server, so enter its
          set-up code first. It makes sure that nobody else can claim the site.
        </p>
        <form noValidate onSubmit={submit} className="mt-7 grid gap-5">
          <Field label="Set-up code" error={error}>
            <Input
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="font-mono"
            />
          </Field>
          <Button type="submit" size="lg" pending={pending !== null} disabled={!hydrated}>
            Continue
          </Button>
        </form>
        <h2 className="mt-9 font-semibold text-base">Where the code stands</h2>
        <ul className="mt-3 grid gap-3.5 text-sm">
          <Place icon={<SquareTerminal />}>
            In the terminal or the log of the server, in the line that begins with <Code>Ready:</Code>, after{" "}
            <Code>code=</Code>. You can also open that address, with this site’s host in place of{" "}
            <Code>localhost</Code>.
          </Place>
          <Place icon={<FileKey2 />}>
            In the file <Code>setup-code</Code> in the server’s data folder (<Code>data</Code> unless the
            server’s setting <Code>DATA_DIR</Code> names another).
          </Place>
          <Place icon={<SlidersHorizontal />}>
            In <Code>SETUP_CODE</Code>, if the server’s operator has set it.
          </Place>
          <Place icon={<Laptop />}>
            On the machine itself no code is needed: open <Code>http://localhost</Code> there, with the
            server’s port.
          </Place>
        </ul>
      </div>
    </SplitScreen>
  );
}

function explain(failure: unknown): string {
  if (!(failure instanceof RequestError)) return "Something went wrong. Please try again.";
  return failure.status === 403 ? WRONG : failure.message;
}

function Place({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 text-ink-soft">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-brand-ink [&>svg]:size-4.5">
        {icon}
      </span>
      <p className="min-w-0 flex-1">{children}</p>
    </li>
  );
}

function Code({ children }: { children: string }) {
  return (
    <code className="rounded-[0.3rem] bg-sunken px-1 py-0.5 font-mono text-[0.92em] text-ink">
      {children}
    </code>
  );
}
