"use client";

import { Braces } from "lucide-react";
import { useController, useFormContext } from "react-hook-form";
import { useFieldError } from "@/components/ui/form/text-field";
import { defaultCanonical } from "@/lib/seo/head";
import { isRestaurantPage } from "@/lib/site/pages";
import type { SeoFormValues } from "../form-values";
import { useSeoPage } from "../seo-context";
import { StructuredDataEditor } from "../structured-data-editor";
import { FormSection } from "./form-section";

const aboutMenus =
  "Data for search engines. The menu with its prices is included; what you add here takes precedence.";

/** Structured data such as opening hours, prices and authors. */
export function StructuredDataSection() {
  const { control } = useFormContext<SeoFormValues>();
  const { field } = useController({ control, name: "structuredData" });
  const { page, site } = useSeoPage();
  const error = useFieldError("structuredData");
  const context = { siteName: site.name, siteRoot: site.root, pageUrl: defaultCanonical(page, site.root) };
  return (
    <FormSection
      title="Structured Data (JSON-LD)"
      hint={
        isRestaurantPage(page) ? aboutMenus : "Data for search engines, such as opening hours and prices."
      }
      icon={Braces}
      folds={["structuredData"]}
    >
      <StructuredDataEditor value={field.value} onChange={field.onChange} context={context} />
      {error && (
        <p role="alert" className="font-medium text-danger text-xs">
          {error}
        </p>
      )}
    </FormSection>
  );
}
