/** Classes of the row of categories. */
export const row =
  "-mx-gutter relative flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:order-first md:max-h-28 md:flex-wrap";
/** Classes of a category that is not chosen. */
export const unpressed = "border-line bg-surface hover:border-line-strong";
