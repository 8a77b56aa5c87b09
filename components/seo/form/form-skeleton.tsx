import { Skeleton } from "@/components/ui/skeleton";

export function FormSkeleton() {
  return (
    <div role="status" className="grid animate-appear gap-6 [animation-delay:200ms]">
      <span className="sr-only">Loading...</span>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        <Skeleton className="h-18 @2xl:h-20 rounded-card" />
        <Skeleton className="h-18 @2xl:h-20 rounded-card" />
        <Skeleton className="h-18 @2xl:h-20 rounded-card" />
      </div>
      <Skeleton className="h-13 w-64" />
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
        <Skeleton className="h-120 rounded-card" />
        <Skeleton className="h-84 rounded-card @max-4xl:hidden" />
      </div>
    </div>
  );
}
