import { PlugZap } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ConnectionResult } from "./connection-result";
import { SetupField, type SetupFormControl } from "./setup-field";
import type { ConnectionState } from "./use-connection-test";

type DatabaseStepProps = {
  form: SetupFormControl;
  connection: ConnectionState;
  /** `DATABASE_URL` decides the connection. */
  locked: boolean;
  busy: boolean;
  /** Left out where the visitor has not proven yet that he may. */
  onTest?: (() => void) | undefined;
};

export function DatabaseStep({ form, connection, locked, busy, onTest }: DatabaseStepProps) {
  const shared = { form, readOnly: locked, autoComplete: "off", spellCheck: false } as const;

  return (
    <>
      <Notice>
        {locked
          ? "The connection is set by DATABASE_URL on the server and can only be changed there."
          : "A database is already running with these values. Leave them as they are, or name your own PostgreSQL server."}
      </Notice>
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem] sm:gap-4">
        <SetupField {...shared} name="database.host" label="Host" />
        <SetupField {...shared} name="database.port" label="Port" />
      </div>
      <SetupField {...shared} name="database.name" label="Database name" />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <SetupField {...shared} name="database.username" label="Username" />
        <SetupField
          {...shared}
          name="database.password"
          label="Password"
          password={{}}
          autoComplete="new-password"
        />
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
