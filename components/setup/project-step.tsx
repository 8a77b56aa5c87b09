import { useFormState } from "react-hook-form";
import { TimeZoneField, timeZoneRules } from "@/components/ui/time-zone-field";
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
      <ProjectTimeZone form={form} />
    </>
  );
}

function ProjectTimeZone({ form }: { form: SetupFormControl }) {
  const { errors, defaultValues } = useFormState({ control: form.control, name: "timeZone", exact: true });

  /** Continue shows the error of a field that was never left; it must clear while the field is put right. */
  function recheck() {
    if (errors.timeZone) void form.trigger("timeZone");
  }

  return (
    <TimeZoneField
      {...form.register("timeZone", { ...timeZoneRules, onChange: recheck })}
      defaultValue={defaultValues?.timeZone}
      hint="Where your business is. Orders and visits are counted by its days."
      error={errors.timeZone?.message}
    />
  );
}
