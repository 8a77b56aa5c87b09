import { CircleAlert } from "lucide-react";

/** Shows a cell's error message below it. */
export function CellMessage({
  id,
  isRefusal,
  children,
}: {
  id: string;
  isRefusal?: boolean;
  children: string;
}) {
  return (
    <p
      id={id}
      role={isRefusal ? "alert" : undefined}
      className="pointer-events-none absolute top-full left-0 z-3 mt-1 flex w-max max-w-72 items-start gap-1.5 whitespace-normal rounded-control border border-danger/40 bg-danger-soft px-2.5 py-1.5 font-medium text-danger text-xs shadow-raised"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </p>
  );
}
