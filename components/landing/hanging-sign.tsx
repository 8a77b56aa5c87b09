import { initials } from "./text-measure";

/** A round board with the owner's initial that hangs from the awning and swings for a moment; decoration only. */
export function HangingSign({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 mx-auto flex max-w-[88rem] justify-end px-5 sm:px-gutter"
    >
      <div className="flex origin-top animate-swing flex-col items-center">
        <span className="h-16 w-11 border-brass/80 border-x-2 sm:h-22 sm:w-16 lg:h-28 lg:w-24" />
        <span className="-mt-2 grid size-20 place-items-center rounded-full bg-brass p-1 sm:-mt-3 sm:size-28 sm:p-1.5 lg:-mt-4 lg:size-40 lg:p-2 text-on-brass shadow-raised xl:size-48">
          <span className="grid size-full select-none place-items-center overflow-hidden rounded-full border-2 border-current/70 font-bold font-display text-[2.75rem] leading-none sm:text-[4rem] lg:text-[5.5rem] xl:text-[6.75rem]">
            {initials(name, 1)}
          </span>
        </span>
      </div>
    </div>
  );
}
