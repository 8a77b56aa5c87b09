"use client";

import type { ComponentType } from "react";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { RichTextField } from "@/components/rich-text/rich-text-field";
import { TargetField } from "@/components/targets/target-field";
import { TextField } from "@/components/ui/form/text-field";
import { PageLink } from "@/components/ui/page-link";
import type { SectionType } from "@/lib/pages/schema";
import { HeadingField, type SectionFieldsProps } from "./heading-field";
import {
  FeaturesFields,
  GalleryFields,
  PlansFields,
  PricesFields,
  QuestionsFields,
  StatsFields,
  TeamFields,
  TestimonialsFields,
} from "./list-fields";
import { RestaurantField } from "./restaurant-field";
import { SelectField } from "./select-field";

const HeroFields = ({ path }: SectionFieldsProps) => (
  <>
    <TextField name={`${path}.title`} label="Title" placeholder="Bread as it was" />
    <TextField name={`${path}.subtitle`} label="Text below it" rows={2} optional />
    <PicturePicker name={`${path}.picture`} label="Picture" />
    <SelectField
      name={`${path}.layout`}
      label="Place of the picture"
      options={[
        { value: "beside", label: "Beside the title" },
        { value: "behind", label: "Behind the title" },
      ]}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name={`${path}.buttonLabel`}
        label="Button text"
        hint="Without it there is no button."
        optional
      />
      <TargetField name={`${path}.buttonTarget`} label="Button leads to" automatic="Nowhere" />
    </div>
  </>
);

const TextFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} />
    <RichTextField name={`${path}.text`} label="Text" />
  </>
);

const PictureFields = ({ path }: SectionFieldsProps) => (
  <>
    <PicturePicker name={`${path}.picture`} label="Picture" />
    <TextField name={`${path}.caption`} label="Caption" optional />
    <SelectField
      name={`${path}.size`}
      label="Width"
      options={[
        { value: "column", label: "As wide as a column of text" },
        { value: "wide", label: "As wide as the page" },
      ]}
    />
  </>
);

const CallToActionFields = ({ path }: SectionFieldsProps) => (
  <>
    <TextField name={`${path}.title`} label="Title" placeholder="Come and taste it" />
    <TextField name={`${path}.text`} label="Text" rows={2} />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name={`${path}.buttonLabel`} label="Button text" placeholder="Reserve a table" />
      <TargetField name={`${path}.buttonTarget`} label="Button leads to" />
    </div>
  </>
);

const EmbedFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} />
    <TextField
      name={`${path}.url`}
      label="Address"
      hint="Of a video at YouTube or Vimeo, or of a map at OpenStreetMap. Nothing is loaded from there before a visitor opens it."
      placeholder="https://www.youtube.com/watch?v=…"
      inputMode="url"
      dir="ltr"
    />
    <TextField name={`${path}.title`} label="What it shows" placeholder="How we bake our bread" />
  </>
);

const HoursFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="When we are open" />
    <RestaurantField
      name={`${path}.restaurant`}
      hint="The lines are those of its opening hours, with the next exceptions."
    />
  </>
);

const MenuFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} />
    <RestaurantField name={`${path}.restaurant`} hint="Shows its published dishes, always as they are now." />
    <TextField
      name={`${path}.buttonLabel`}
      label="Words of the link to order"
      hint="Without them there is no link."
      optional
    />
  </>
);

const ContactFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="How to reach us" />
    <p className="text-ink-soft text-sm">
      Addresses, phones and email come from{" "}
      <PageLink href="/admin?tab=business">your business profile</PageLink>.
    </p>
  </>
);

const MapFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="How to find us" />
    <TextField
      name={`${path}.text`}
      label="Text"
      rows={2}
      placeholder="Two minutes from the station."
      optional
    />
    <p className="text-ink-soft text-sm">
      The addresses come from <PageLink href="/admin?tab=business">your business profile</PageLink>. Visitors
      open the map by a link; nothing is loaded from elsewhere.
    </p>
  </>
);

const ContactFormFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="Write to us" />
    <p className="text-ink-soft text-sm">
      This is the form of the <PageLink href="/admin?tab=editor">landing page</PageLink>, with its fields; the
      section is left out while that is switched off. Messages arrive in the inbox.
    </p>
  </>
);

/** The fields of each type of section. */
export const sectionFields: { readonly [Type in SectionType]: ComponentType<SectionFieldsProps> } = {
  hero: HeroFields,
  text: TextFields,
  picture: PictureFields,
  gallery: GalleryFields,
  questions: QuestionsFields,
  team: TeamFields,
  features: FeaturesFields,
  stats: StatsFields,
  testimonials: TestimonialsFields,
  plans: PlansFields,
  prices: PricesFields,
  menu: MenuFields,
  hours: HoursFields,
  contact: ContactFields,
  map: MapFields,
  contactForm: ContactFormFields,
  callToAction: CallToActionFields,
  embed: EmbedFields,
};
