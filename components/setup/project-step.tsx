import { TimeZoneField } from "@/components/ui/form/time-zone-field";
import { TextField } from "./setup-field";

export function ProjectStep() {
  return (
    <>
      <TextField
        name="projectName"
        label="Project name"
        autoComplete="organization"
        hint="Your business or site. Visitors see it on every page."
      />
      <TextField
        name="apiUrl"
        label="API endpoint"
        type="url"
        inputMode="url"
        spellCheck={false}
        hint="The address for this site’s own calls. The proposed one is right for most sites."
      />
      <TimeZoneField
        name="timeZone"
        hint="Where your business is. Orders and visits are counted by its days."
      />
    </>
  );
}
