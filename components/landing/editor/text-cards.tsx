"use client";

import type { Route } from "next";
import { useController, useWatch } from "react-hook-form";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { useTextControl } from "@/components/ui/form/text-field";
import { PageLink } from "@/components/ui/page-link";
import { Segmented } from "@/components/ui/segmented";
import { heroLayouts } from "@/lib/landing/limits";
import { namedNetworks } from "@/lib/landing/named-networks";
import type { LandingContent } from "@/lib/landing/schema";
import { defaultColumnTitles, footerColumns } from "@/lib/landing/sections";
import { AccentChoice } from "../accent-choice";
import { HeadingField } from "./heading-field";
import { ProfileList } from "./profile-list";
import { SectionCard } from "./section-card";
import { LinkList } from "./section-lists";
import { TargetField } from "./target-field";
import { TextField } from "./text-field";

const layoutLabels = { beside: "Beside the text", behind: "Behind the text" };
const layouts = heroLayouts.map((value) => ({ value, label: layoutLabels[value] }));

/** The hero's picture and its position. */
function HeroPicture() {
  const { field } = useController<LandingContent, "hero.layout">({ name: "hero.layout" });
  const picture = useWatch<LandingContent, "hero.picture">({ name: "hero.picture" });
  return (
    <div className="grid gap-2">
      <PicturePicker
        name="hero.picture"
        label="Hero picture"
        hint="Behind the text it is darkened as much as the text needs."
      />
      {picture && (
        <Segmented
          label="Place of the picture"
          segments={layouts}
          value={field.value ?? "beside"}
          onChange={field.onChange}
          className="justify-self-start"
        />
      )}
    </div>
  );
}

export function HeroCard() {
  return (
    <SectionCard name="hero">
      <div className="grid gap-5">
        <TextField name="hero.title" label="Title" />
        <TextField name="hero.subtitle" label="Subtitle" rows={2} />
        <TextField name="hero.ctaText" label="Button text" hint="On every button that leads visitors on." />
        <TargetField
          name="hero.ctaTarget"
          label="Button leads to"
          automatic="Your menu, else the next section"
          hint="The button at the top of the page, in the hero and in the call to action."
        />
        <HeroPicture />
        <PicturePicker
          name="logo"
          label="Logo"
          hint="At the top of the page, and as its icon. A wide one is shown without the name."
        />
        <AccentChoice
          {...useTextControl("accent")}
          label="Colour"
          hint="For walls, buttons and numbers, by day and by night; the awning stays brass."
        />
      </div>
    </SectionCard>
  );
}

export function CallToActionCard() {
  return (
    <SectionCard name="callToAction">
      <div className="grid gap-5">
        <TextField name="callToAction.title" label="Title" />
        <TextField name="callToAction.text" label="Text" rows={2} />
      </div>
    </SectionCard>
  );
}

export function FooterCard() {
  return (
    <SectionCard name="footer">
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
    </SectionCard>
  );
}
