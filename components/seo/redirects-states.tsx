import { CloudOff, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";

export function RedirectsSkeleton() {
  return (
    <div role="status" className="grid items-start gap-6 xl:grid-cols-2">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-84 rounded-card" />
      <Skeleton className="h-84 rounded-card" />
    </div>
  );
}

export function RedirectsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title="The redirects could not be loaded" text="Check your connection.">
        <Button variant="secondary" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}
