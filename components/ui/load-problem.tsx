import { CloudOff } from "lucide-react";
import { RequestError } from "@/lib/platform/http/client";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

type LoadProblemProps = {
  error: unknown;
  /** Titles for what does not exist, and for what could not be loaded. */
  titles: { gone: string; failed: string };
  /** The button that leads to the list, such as “All pages”. */
  listLabel: string;
  onRetry: () => void;
  onList: () => void;
};

/** Says why an entry of a list could not be opened. */
export function LoadProblem({ error, titles, listLabel, onRetry, onList }: LoadProblemProps) {
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <EmptyState
      icon={CloudOff}
      title={isGone ? titles.gone : titles.failed}
      text={isGone ? "It may have been deleted." : "Nothing is lost. Check your connection and try again."}
    >
      {!isGone && (
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      )}
      <Button variant={isGone ? "secondary" : "quiet"} onClick={onList}>
        {listLabel}
      </Button>
    </EmptyState>
  );
}
