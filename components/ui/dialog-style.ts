/** Dims the page behind a centered dialog, and scrolls if the dialog is taller than the screen. */
export const centeredOverlay =
  "fixed inset-0 over-page grid animate-appear place-items-center overflow-y-auto bg-scrim p-4 [backdrop-filter:blur(2px)]";
