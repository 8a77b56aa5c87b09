import { initials } from "./text-measure";

/** A round board with the owner's initial that hangs from the awning and swings for a moment; decoration only. */
export function HangingSign({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 mx-auto hidden max-w-[88rem] justify-end px-gutter lg:flex"
    >
      <div className="flex origin-top animate-swing flex-col items-center">
        <span className="h-28 w-24 border-brass/80 border-x-2" />
        <span className="-mt-4 grid size-40 place-items-center rounded-full bg-brass p-2 text-[oklch(0.235_0.025_168)] shadow-raised xl:size-48">
          <span className="grid size-full select-none place-items-center overflow-hidden rounded-full border-2 border-current/70 font-bold font-display text-[5.5rem] leading-none xl:text-[6.75rem]">
            {initials(name, 1)}
          </span>
        </span>
      </div>
    </div>
  );
}
