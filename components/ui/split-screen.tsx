import type { ReactNode } from "react";
import { classes } from "./classes";

type SplitScreenProps = {
  /** Element above the content, usually the wordmark. */
  header: ReactNode;
  /** The decorative picture, from 1024 px up. */
  picture: ReactNode;
  /** A short text above the picture. */
  motto: string;
  /** Aligns content of changing height to the top instead of the middle. */
  steady?: boolean;
  children: ReactNode;
};

/** A page with content on one side and a picture on the other. */
export function SplitScreen({ header, picture, motto, steady = false, children }: SplitScreenProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex min-w-0 flex-col px-gutter py-5 sm:py-8">
        <header className="mx-auto flex min-h-11 w-full max-w-lg items-center">{header}</header>
        <main
          id="main"
          className={classes(
            "mx-auto flex w-full max-w-lg flex-1 flex-col py-8",
            steady ? "sm:pt-[clamp(0.75rem,13vh-5.5rem,6rem)]" : "sm:justify-center",
          )}
        >
          {children}
        </main>
      </div>
      <div aria-hidden="true" className="hidden p-4 pl-0 lg:block">
        <div className="sticky top-4 flex h-[calc(100dvh-2rem)] min-h-[36rem] flex-col overflow-hidden rounded-stage bg-facade">
          <div className="scallops absolute inset-0 [mask-image:linear-gradient(160deg,#000,#0000_70%)]" />
          <p
            key={motto}
            className="relative max-w-[13ch] animate-rise px-12 pt-12 font-display font-semibold text-3xl text-on-facade leading-[1.1] tracking-[-0.022em]"
          >
            {motto}
          </p>
          <div className="relative mt-auto -mr-10 -mb-16 ml-12 xl:-mr-14 xl:ml-20 min-[112rem]:[zoom:1.3]">
            {picture}
          </div>
        </div>
      </div>
    </div>
  );
}
