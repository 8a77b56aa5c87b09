"use client";

import { MessageSquareQuote } from "lucide-react";
import { ChosenPicture, PictureButton } from "@/components/pictures/picture-picker";
import { SectionCard } from "./section-card";
import { TestimonialList } from "./testimonial-list";
import { TextField } from "./text-field";
import { useCount } from "./use-count";

const pictureOf = (index: number) => ({
  name: `testimonials.${index}.picture`,
  label: `Picture of testimonial ${index + 1}`,
});

export function TestimonialsCard() {
  return (
    <SectionCard
      name="testimonials"
      title="Testimonials"
      hint="What customers say about you"
      icon={MessageSquareQuote}
      count={useCount("testimonials")}
    >
      <TestimonialList
        blank={{ content: "", name: "", role: "", avatar: "" }}
        empty={{ title: "No testimonials added yet", text: "Without quotes the page leaves this part out." }}
        aside={(index) => <PictureButton {...pictureOf(index)} />}
        below={(index) => (
          <>
            <ChosenPicture {...pictureOf(index)} />
            <TextField
              name={`testimonials.${index}.avatar`}
              label="Picture elsewhere"
              hint="The address of a square picture; initials stand in for it."
              placeholder="https://"
              inputMode="url"
              optional
            />
          </>
        )}
      />
    </SectionCard>
  );
}
