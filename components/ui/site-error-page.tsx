"use client";

/** Like the portal's error page, with little code, since every public page loads it. */
export function SiteErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
      <title>Something went wrong</title>
      <h1 className="text-xl">Something went wrong</h1>
      <p className="max-w-md text-ink-soft text-sm">This page could not be shown. Nothing was lost.</p>
      <button
        type="button"
        className="mt-4 min-h-11 rounded-control bg-brand px-5 font-semibold text-on-brand text-sm shadow-press hover:bg-brand-strong"
        onClick={retry}
      >
        Try again
      </button>
    </main>
  );
}
