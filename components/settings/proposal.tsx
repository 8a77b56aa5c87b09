"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import type { Settings } from "@/lib/settings/schema";

type ProposalProps = { name: "siteAddress" | "timeZone"; value: string };

/** A button that fills in the browser's value, if the field has another one. */
export function Proposal({ name, value }: ProposalProps) {
  const { control, setValue, setFocus } = useFormContext<Settings>();
  const current = useWatch({ control, name });
  if (value === current) return null;

  function accept() {
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  }

  return (
    <Button variant="secondary" size="sm" className="wrap-anywhere justify-self-start" onClick={accept}>
      Use {value}
    </Button>
  );
}
