import { SetupField, type SetupFormControl } from "./setup-field";

export function ProjectStep({ form }: { form: SetupFormControl }) {
  return (
    <>
      <SetupField
        form={form}
        name="projectName"
        dir="auto"
        label="Project name"
        autoComplete="organization"
        hint="Your business or site. Visitors see it on every page."
      />
      <SetupField
        form={form}
        name="apiUrl"
        label="API endpoint"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint="Where this site's own calls go. The address filled in is right for most sites."
      />
    </>
  );
}
