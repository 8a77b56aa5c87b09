"use client";

import type { Route } from "next";
import { PageLink } from "@/components/ui/page-link";
import { namedNetworks } from "@/lib/landing/named-networks";
import { defaultColumnTitles, footerColumns } from "@/lib/landing/sections";
import { HeadingField } from "./heading-field";
import { ProfileList } from "./profile-list";
import { LinkList } from "./section-lists";
import { TextField } from "./text-field";

export function CallToActionFields() {
  return (
    <div className="grid gap-5">
      <TextField name="callToAction.title" label="Title" />
      <TextField name="callToAction.text" label="Text" rows={2} />
    </div>
  );
}

export function FooterFields() {
  return (
    <div className="grid gap-7">
      <div className="grid gap-5">
        <TextField name="footer.companyName" label="Company name" hint="Also at the top of the page." />
        <TextField name="footer.tagline" label="Tagline" optional />
        <HeadingField section="footer" />
      </div>
      <p className="text-ink-soft text-sm">
        The columns of links below are those of this page.{" "}
        <PageLink
          href={"/admin?tab=navigation" as Route}
          className="font-semibold underline underline-offset-4"
        >
          Navigation
        </PageLink>{" "}
        can have columns for all your pages, which are shown instead.
      </p>
      {footerColumns.map((column) => (
        <LinkList key={column} column={column} title={defaultColumnTitles[column]} hasTitleField />
      ))}
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">Networks</legend>
        <ProfileList />
        <div className="grid gap-4 sm:grid-cols-3">
          {namedNetworks.map(({ key, label }) => (
            <TextField
              key={key}
              name={`footer.social.${key}`}
              label={label}
              placeholder="https://"
              inputMode="url"
              optional
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
