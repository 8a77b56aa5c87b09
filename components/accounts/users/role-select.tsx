import type { ComponentProps } from "react";
import { Select } from "@/components/ui/select";
import { roleNames, roles } from "@/lib/platform/access/permissions";

/** A choice among the roles. */
export function RoleSelect(props: ComponentProps<typeof Select>) {
  return (
    <Select {...props}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </Select>
  );
}
