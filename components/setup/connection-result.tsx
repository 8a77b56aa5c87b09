import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { CALL_FAILED, type ConnectionState } from "./use-connection-test";

type ConnectionResultProps = {
  state: ConnectionState;
  /** Returns from the last step to the fields. */
  onBack?: () => void;
  className?: string;
};

/** The result of the latest connection test. */
export function ConnectionResult({ state, onBack, className }: ConnectionResultProps) {
  const back = onBack && (
    <Button variant="secondary" size="sm" className="mt-2" onClick={onBack}>
      Back to database
    </Button>
  );

  switch (state.kind) {
    case "untested":
      return null;
    case "testing":
      return (
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
          <Spinner /> Testing the database connection…
        </p>
      );
    case "connected":
      return (
        <Notice tone="success" title="Connection successful" className={className}>
          {state.canCreate && <p>The database does not exist yet; Complete Setup creates it.</p>}
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="error" title={`Connection failed: ${state.error}`} className={className}>
          {onBack && <p>You can still finish: the data then stays in the database in use now.</p>}
          {back}
        </Notice>
      );
    case "unreachable":
      return (
        <Notice tone="error" title={CALL_FAILED} className={className}>
          {back}
        </Notice>
      );
  }
}
