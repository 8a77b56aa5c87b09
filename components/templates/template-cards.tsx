import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

export function TemplateCards({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-5">{children}</ul>
  );
}

export function TemplateListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading templates...</span>
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-5"
      >
        {["a", "b"].map((card) => (
          <div key={card} className="overflow-hidden rounded-card border border-line bg-surface">
            <Skeleton className="aspect-16/10 rounded-none" />
            <div className="grid gap-3 p-5">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-6 h-9" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
