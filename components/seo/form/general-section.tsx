"use client";

import { FileText } from "lucide-react";
import { isLandingPage } from "@/lib/seo/page-name";
import { seoLimits } from "@/lib/seo/schema";
import { useSeoPage } from "../seo-context";
import { Fold, FoldLine } from "./fold";
import { FormSection } from "./form-section";
import { TextField } from "./text-field";
import { TitleWidthMeter } from "./title-width-meter";
import { useWhenEmpty } from "./when-empty";

const oneAddress = "The landing page has one address for both / and /welcome.";

/** Title, description and keywords. */
export function GeneralSection() {
  const { page, defaults } = useSeoPage();
  const empty = useWhenEmpty();
  return (
    <FormSection title="General Meta Tags" hint="What search engines show of this page." icon={FileText}>
      <div className="grid gap-3">
        <TextField name="title" label="Title" limit={seoLimits.title} placeholder={empty.title} />
        <TitleWidthMeter fallback={defaults.title} />
      </div>
      <TextField
        name="description"
        label="Description"
        limit={seoLimits.description}
        from={seoLimits.descriptionFrom}
        rows={3}
        placeholder={empty.description}
        hint="Aim for a 120-160 character description."
      />
      <Fold
        fields={["keywords", "canonical"]}
        summary={<FoldLine>Keywords and address in search results</FoldLine>}
      >
        <TextField
          name="keywords"
          label="Keywords"
          placeholder="bakery, sourdough, Mill Lane"
          hint={`With commas between them, at most ${seoLimits.keywords}. Most search engines ignore them.`}
        />
        <TextField
          name="canonical"
          label="Canonical URL"
          inputMode="url"
          placeholder={empty.canonical}
          hint={`The one address that search engines list. ${isLandingPage(page) ? oneAddress : "Left empty, it is this page’s own."}`}
        />
      </Fold>
    </FormSection>
  );
}
