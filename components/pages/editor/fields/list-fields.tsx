"use client";

import { Controller } from "react-hook-form";
import { EntryList } from "@/components/landing/editor/entry-list";
import { IconField } from "@/components/landing/editor/icon-field";
import { LinesField } from "@/components/landing/editor/lines-field";
import { ChosenPicture, PictureButton, PicturePicker } from "@/components/pictures/picture-picker";
import { RichTextField } from "@/components/rich-text/rich-text-field";
import { TargetField } from "@/components/targets/target-field";
import { TextField } from "@/components/ui/form/text-field";
import { Switch } from "@/components/ui/switch";
import { landingLimits } from "@/lib/landing/limits";
import { pageLimits } from "@/lib/pages/limits";
import type { RichTextDocument } from "@/lib/rich-text/document";
import { HeadingField, type SectionFieldsProps } from "./heading-field";

const leftOut = "Without any, the page leaves this section out.";
const noText = (): RichTextDocument => ({ type: "doc", content: [{ type: "paragraph" }] });

export const FeaturesFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="Features" />
    <EntryList
      name={`${path}.features`}
      noun="Feature"
      max={landingLimits.features}
      blank={{ icon: "🚀", title: "", description: "", picture: "" }}
      firstField="title"
      empty={{ title: "No features added yet", text: leftOut }}
    >
      {(index) => {
        const at = `${path}.features.${index}`;
        const picture = { name: `${at}.picture`, label: `Picture of feature ${index + 1}` };
        return (
          <>
            <div className="grid gap-4 @sm:grid-cols-[auto_minmax(0,1fr)]">
              <IconField name={`${at}.icon`} />
              <TextField name={`${at}.title`} label="Title" />
            </div>
            <TextField
              name={`${at}.description`}
              label="Description"
              rows={2}
              aside={<PictureButton {...picture} />}
            />
            <ChosenPicture {...picture} hint="Stands in the place of the icon." />
          </>
        );
      }}
    </EntryList>
  </>
);

export const StatsFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} />
    <EntryList
      name={`${path}.stats`}
      noun="Stat"
      max={landingLimits.stats}
      blank={{ value: "", label: "" }}
      firstField="value"
      empty={{ title: "No stats added yet", text: leftOut }}
      compact
    >
      {(index) => (
        <>
          <TextField name={`${path}.stats.${index}.value`} label="Value" placeholder="12,000" />
          <TextField name={`${path}.stats.${index}.label`} label="Label" placeholder="Loaves a year" />
        </>
      )}
    </EntryList>
  </>
);

export const GalleryFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="Gallery" />
    <EntryList
      name={`${path}.pictures`}
      noun="Picture"
      addLabel="Add a picture"
      max={landingLimits.gallery}
      blank={{ picture: "", caption: "" }}
      firstField="caption"
      empty={{ title: "No pictures in the gallery", text: leftOut }}
    >
      {(index) => (
        <>
          <PicturePicker name={`${path}.pictures.${index}.picture`} label={`Picture ${index + 1}`} />
          <TextField name={`${path}.pictures.${index}.caption`} label="Caption" optional />
        </>
      )}
    </EntryList>
  </>
);

export const TestimonialsFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="Testimonials" />
    <EntryList
      name={`${path}.testimonials`}
      noun="Testimonial"
      max={landingLimits.testimonials}
      blank={{ content: "", name: "", role: "", picture: "" }}
      firstField="content"
      empty={{ title: "No testimonials added yet", text: leftOut }}
    >
      {(index) => {
        const at = `${path}.testimonials.${index}`;
        return (
          <>
            <TextField name={`${at}.content`} label="Quote" rows={2} />
            <div className="grid gap-4 @sm:grid-cols-2">
              <TextField name={`${at}.name`} label="Name" />
              <TextField name={`${at}.role`} label="Role" optional />
            </div>
            <PicturePicker name={`${at}.picture`} label={`Picture of testimonial ${index + 1}`} />
          </>
        );
      }}
    </EntryList>
  </>
);

export const PlansFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="Pricing" />
    <TextField name={`${path}.buttonLabel`} label="Text of each button" />
    <EntryList
      name={`${path}.plans`}
      noun="Plan"
      max={landingLimits.plans}
      blank={{ name: "", price: "", period: "", features: [], highlighted: false, target: "" }}
      firstField="name"
      empty={{ title: "No plans added yet", text: leftOut }}
    >
      {(index) => {
        const at = `${path}.plans.${index}`;
        return (
          <>
            <TextField name={`${at}.name`} label="Name" placeholder="Starter" />
            <div className="grid gap-4 @sm:grid-cols-2">
              <TextField name={`${at}.price`} label="Price" placeholder="$19" />
              <TextField name={`${at}.period`} label="Period" placeholder="a month" optional />
            </div>
            <LinesField
              name={`${at}.features`}
              label="What is included"
              placeholder={"Fresh bread every day\nFree delivery"}
              max={landingLimits.planFeatures}
            />
            <TargetField name={`${at}.target`} label="Button leads to" automatic="The contact section" />
            <Controller
              name={`${at}.highlighted`}
              render={({ field: { value, onChange } }) => (
                <Switch
                  label="Recommended"
                  hint="Stands out from the other plans."
                  checked={value === true}
                  onChange={onChange}
                />
              )}
            />
          </>
        );
      }}
    </EntryList>
  </>
);

export const QuestionsFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} />
    <EntryList
      name={`${path}.questions`}
      noun="Question"
      max={pageLimits.questions}
      blank={{ question: "", answer: noText() }}
      firstField="question"
      empty={{ title: "No questions added yet", text: leftOut }}
    >
      {(index) => (
        <>
          <TextField
            name={`${path}.questions.${index}.question`}
            label="Question"
            placeholder="Do you have gluten-free bread?"
          />
          <RichTextField name={`${path}.questions.${index}.answer`} label="Answer" />
        </>
      )}
    </EntryList>
  </>
);

export const TeamFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="Who we are" />
    <EntryList
      name={`${path}.people`}
      noun="Person"
      max={pageLimits.people}
      blank={{ name: "", role: "", text: "", picture: "" }}
      firstField="name"
      empty={{ title: "Nobody added yet", text: leftOut }}
    >
      {(index) => {
        const at = `${path}.people.${index}`;
        return (
          <>
            <div className="grid gap-4 @sm:grid-cols-2">
              <TextField name={`${at}.name`} label="Name" />
              <TextField name={`${at}.role`} label="Role" placeholder="Baker" optional />
            </div>
            <TextField name={`${at}.text`} label="A few words" rows={2} optional />
            <PicturePicker name={`${at}.picture`} label={`Picture of person ${index + 1}`} />
          </>
        );
      }}
    </EntryList>
  </>
);

export const PricesFields = ({ path }: SectionFieldsProps) => (
  <>
    <HeadingField path={path} placeholder="Prices" />
    <EntryList
      name={`${path}.prices`}
      noun="Price"
      max={pageLimits.prices}
      blank={{ name: "", description: "", price: "" }}
      firstField="name"
      empty={{ title: "No prices added yet", text: leftOut }}
    >
      {(index) => {
        const at = `${path}.prices.${index}`;
        return (
          <>
            <div className="grid gap-4 @sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <TextField name={`${at}.name`} label="Name" placeholder="Rye bread, 1 kg" />
              <TextField name={`${at}.price`} label="Price" placeholder="€4.80" />
            </div>
            <TextField name={`${at}.description`} label="Description" optional />
          </>
        );
      }}
    </EntryList>
    <TextField name={`${path}.note`} label="Note below the list" rows={2} optional />
  </>
);
