"use client";

import { ChevronRight } from "lucide-react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { GooglePhone } from "@/components/seo/previews/google-preview";
import { StructuredDataEditor } from "@/components/seo/structured-data-editor";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { seoLimits } from "@/lib/seo/schema";
import type { PlanValues } from "./plan-values";
import { StructuredDataSummary } from "./structured-data-summary";

const TextField: TextFieldOf<PlanValues> = FormTextField;

type TagsFieldsProps = { page: "home" | "welcome" };

/** Edits the tags of a page, with a preview of its search result. */
export function TagsFields({ page }: TagsFieldsProps) {
  return (
    <div className="grid gap-5">
      <TextField name={`${page}.title`} label="Title" limit={seoLimits.title} />
      <TextField
        name={`${page}.description`}
        label="Description"
        limit={seoLimits.description}
        from={seoLimits.descriptionFrom}
        rows={3}
      />
      <TextField name={`${page}.keywords`} label="Keywords" rows={2} hint="With commas between them." />
      <ResultPreview page={page} />
      <StructuredDataFields page={page} />
    </div>
  );
}

function ResultPreview({ page }: TagsFieldsProps) {
  const { control } = useFormContext<PlanValues>();
  const [title, description, siteName] = useWatch({
    control,
    name: [`${page}.title`, `${page}.description`, "footer.companyName"],
  });
  const siteRoot = window.location.origin;
  const social = { title, description, image: "" };
  return (
    <figure className="grid gap-1.5">
      <figcaption className="font-semibold text-sm">In search results</figcaption>
      <GooglePhone
        texts={{
          siteName,
          siteRoot,
          title,
          description,
          canonical: `${siteRoot}/`,
          og: social,
          twitter: { ...social, card: "summary" },
        }}
      />
    </figure>
  );
}

function StructuredDataFields({ page }: TagsFieldsProps) {
  const { control } = useFormContext<PlanValues>();
  const { field } = useController({ control, name: `${page}.structuredData` });
  const siteName = useWatch({ control, name: "footer.companyName" });
  const siteRoot = window.location.origin;

  return (
    <div className="grid gap-2.5">
      <p className="font-semibold text-sm">Structured data (JSON-LD)</p>
      <StructuredDataSummary entries={field.value} />
      <details className="group/json">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control font-semibold text-brand-ink text-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="size-4.5 shrink-0 transition-transform group-open/json:rotate-90"
          />
          Edit as JSON
          <span className="sr-only"> for the {page} page</span>
        </summary>
        <div className="mt-1">
          <StructuredDataEditor
            value={field.value}
            onChange={field.onChange}
            context={{ siteName, siteRoot, pageUrl: `${siteRoot}/` }}
            place={`the ${page} page`}
          />
        </div>
      </details>
    </div>
  );
}
