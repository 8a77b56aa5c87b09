"use client";

import { MessageSquareQuote } from "lucide-react";
import { landingLimits } from "@/lib/landing/schema";
import { ItemList } from "./item-list";
import { SectionCard } from "./section-card";
import { TextField } from "./text-field";
import { useCount } from "./use-count";

export function TestimonialsCard() {
  return (
    <SectionCard
      name="testimonials"
      title="Testimonials"
      hint="What customers say about you"
      icon={MessageSquareQuote}
      count={useCount("testimonials")}
    >
      <ItemList
        name="testimonials"
        noun="Testimonial"
        section="testimonials"
        command="Add a testimonial"
        max={landingLimits.testimonials}
        blank={{ content: "", name: "", role: "", avatar: "" }}
        firstField="content"
        empty={{ title: "No testimonials added yet", text: "Without quotes the page leaves this part out." }}
      >
        {(index) => (
          <>
            <TextField name={`testimonials.${index}.content`} label="Quote" rows={3} />
            <div className="grid gap-4 @sm:grid-cols-2">
              <TextField name={`testimonials.${index}.name`} label="Name" />
              <TextField
                name={`testimonials.${index}.role`}
                label="Role"
                placeholder="Owner, Corner Bakery"
                optional
              />
            </div>
            <TextField
              name={`testimonials.${index}.avatar`}
              label="Picture"
              hint="The address of a square picture; initials stand in for it."
              placeholder="https://"
              inputMode="url"
              optional
            />
          </>
        )}
      </ItemList>
    </SectionCard>
  );
}
