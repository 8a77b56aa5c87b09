import { CloudOff, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

type LoadFailedProps = { title: string; text: string; autoFocus?: boolean; onRetry: () => void };

/** Says that loading failed, with a retry. */
export function LoadFailed({ title, text, autoFocus = false, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={title} text={text}>
        <Button autoFocus={autoFocus} variant="secondary" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}
