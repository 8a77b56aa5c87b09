import { Skeleton } from "@/components/ui/skeleton";

const rows = Array.from({ length: 8 }, (_, row) => row);

export function MenuSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading the menu...</span>
      <div className="flex flex-wrap justify-between gap-3">
        <Skeleton className="h-9 w-52" />
        <Skeleton className="h-9 w-40" />
      </div>
      <Skeleton className="h-11 w-full max-w-md" />
      <div className="grid gap-px overflow-hidden rounded-card border border-line bg-surface p-3">
        {rows.map((row) => (
          <Skeleton key={row} className="my-1.5 h-8" />
        ))}
      </div>
    </div>
  );
}
