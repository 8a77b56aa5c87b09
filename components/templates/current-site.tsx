"use client";

import { Undo2 } from "lucide-react";
import { useCommand } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import type { TemplateView } from "@/lib/templates/answers";

type CurrentSiteProps = {
  active: TemplateView | undefined;
  /** The further languages of the site, by code. */
  otherLanguages: readonly string[];
  /** The templates failed to load, so the active one is unknown. */
  unknown: boolean;
  pending: boolean;
  onDeactivate: () => void;
};

/** Shows the active template, and returns to the built-in page. */
export function CurrentSite({ active, otherLanguages, unknown, pending, onDeactivate }: CurrentSiteProps) {
  useCommand({ label: "Use the built-in page", icon: Undo2, disabled: !active, run: onDeactivate });

  return (
    <section
      aria-label="On your site now"
      className="on-facade relative grid gap-4 overflow-hidden rounded-card bg-facade p-5 shadow-card sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:p-6"
    >
      <div aria-hidden="true" className="scallops absolute inset-0 opacity-60" />
      <div className="relative min-w-0 sm:flex-1">
        <p className="text-on-facade-soft text-sm">On your site now</p>
        <p dir="auto" className="wrap-anywhere line-clamp-2 font-display font-semibold text-xl">
          {active ? active.name : unknown ? "Not known" : "The built-in page"}
        </p>
        {!active && unknown && (
          <p className="text-on-facade-soft text-sm">The templates could not be loaded.</p>
        )}
      </div>
      <div className="relative flex shrink-0 flex-wrap gap-2.5 sm:flex-nowrap">
        {active && (
          <Button
            className="flex-1 whitespace-nowrap border-on-facade/30 bg-transparent text-on-facade shadow-none hover:border-on-facade/60 hover:bg-on-facade/8"
            variant="secondary"
            pending={pending}
            onClick={onDeactivate}
          >
            <Undo2 aria-hidden="true" />
            Use the built-in page
          </Button>
        )}
        <a
          href="/welcome"
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: "brass", className: "flex-1 whitespace-nowrap" })}
        >
          View site
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </div>
      {active && otherLanguages.length > 0 && (
        <p className="relative basis-full text-on-facade-soft text-sm">
          A template is in one language: {otherLanguages.map((language) => `/${language}`).join(", ")}{" "}
          {otherLanguages.length > 1 ? "lead" : "leads"} to it. Your other pages and menus stay translated.
        </p>
      )}
    </section>
  );
}
