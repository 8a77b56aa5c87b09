import { PlugZap } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ConnectionResult } from "./connection-result";
import { TextField } from "./setup-field";
import { PasswordField } from "./setup-password-field";
import type { ConnectionState } from "./use-connection-test";

type DatabaseStepProps = {
  connection: ConnectionState;
  /** True if `DATABASE_URL` sets the connection. */
  locked: boolean;
  busy: boolean;
  /** Omitted if the visitor has not yet proven the right to test. */
  onTest?: (() => void) | undefined;
};

/** Parses a typed port; keeps text that is no number, so that the form can report it. */
function typedPort(typed: unknown): unknown {
  const text = String(typed ?? "").trim();
  return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
}

export function DatabaseStep({ connection, locked, busy, onTest }: DatabaseStepProps) {
  const shared = { readOnly: locked, spellCheck: false };

  return (
    <>
      <Notice>
        {locked
          ? "The connection is set by DATABASE_URL on the server and can only be changed there."
          : "A database is already running with these values. Leave them as they are, or name your own PostgreSQL server."}
      </Notice>
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem] sm:gap-4">
        <TextField {...shared} name="database.host" label="Host" />
        <TextField
          {...shared}
          name="database.port"
          label="Port"
          rules={{ setValueAs: typedPort }}
          inputMode="numeric"
        />
      </div>
      <TextField {...shared} name="database.name" label="Database name" />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField {...shared} name="database.username" label="Username" />
        <PasswordField {...shared} name="database.password" label="Password" autoComplete="new-password" />
      </div>
      {onTest && (
        <div className="flex flex-wrap items-start gap-3">
          <Button
            variant="secondary"
            pending={connection.kind === "testing"}
            disabled={busy}
            className="max-sm:w-full"
            onClick={onTest}
          >
            {connection.kind !== "testing" && <PlugZap aria-hidden="true" />}
            Test Connection
          </Button>
          {connection.kind !== "testing" && (
            <ConnectionResult state={connection} className="min-w-60 flex-1 max-sm:min-w-full" />
          )}
        </div>
      )}
    </>
  );
}
