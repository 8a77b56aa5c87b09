"use client";

import { Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Textarea } from "@/components/ui/input";
import { readStructuredData, structuredDataLimits } from "@/lib/seo/structured-data";

type StructuredDataTextsProps = {
  /** JSON texts. */
  value: string[];
  onChange: (value: string[]) => void;
  context: { siteName: string; siteRoot: string; pageUrl: string };
};

const begun = ({ siteName, pageUrl }: StructuredDataTextsProps["context"]) =>
  JSON.stringify(
    { "@context": "https://schema.org", "@type": "Organization", name: siteName, url: pageUrl },
    null,
    2,
  );

/** Entries of structured data as texts. */
export function StructuredDataTexts({ value, onChange, context }: StructuredDataTextsProps) {
  const put = (index: number, text: string) => onChange(value.map((one, at) => (at === index ? text : one)));
  return (
    <div className="grid gap-4">
      {value.map((text, index) => {
        const [dropped] = readStructuredData([text]).dropped;
        return (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: texts have nothing else to be told apart by
            key={index}
            label={`Entry ${index + 1}`}
            error={dropped && `It ${dropped.reason}`}
            aside={
              <IconButton
                icon={Trash2}
                label={`Remove entry ${index + 1}`}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            }
          >
            <Textarea
              value={text}
              rows={6}
              spellCheck={false}
              className="field-sizing-content max-h-96 font-mono"
              onChange={({ target }) => put(index, target.value)}
            />
          </Field>
        );
      })}
      <Button
        variant="secondary"
        disabled={value.length >= structuredDataLimits.entries}
        className="justify-self-start"
        onClick={() => onChange([...value, begun(context)])}
      >
        <Plus aria-hidden="true" />
        Add structured data
      </Button>
    </div>
  );
}
