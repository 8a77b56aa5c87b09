/** Styles of all controls. */
export const controlBase =
  "w-full min-w-0 rounded-control border border-line-strong bg-raised text-base shadow-control md:text-sm " +
  "transition-[border-color,box-shadow] placeholder:text-ink-soft hover:border-ink-soft " +
  "focus-visible:border-brand focus-visible:outline-offset-0 " +
  "aria-invalid:border-danger aria-invalid:outline-danger disabled:cursor-progress";

/** Styles of all text controls; for CSS other controls are always `read-only`. */
export const controlStyle = `${controlBase} read-only:border-line read-only:bg-sunken read-only:text-ink-soft read-only:shadow-none`;
