import { type AdminMode, AdminStep } from "./admin-step";
import { DatabaseStep } from "./database-step";
import type { useSetupWizard } from "./use-setup-wizard";

export type LaterStepsProps = {
  wizard: ReturnType<typeof useSetupWizard>;
  mode: AdminMode;
  databaseLocked: boolean;
};

/** The fields of the steps after the first. */
export function LaterSteps({ wizard, mode, databaseLocked }: LaterStepsProps) {
  const { form, connection, isLast, saving, goTo, testConnection } = wizard;
  if (isLast)
    return <AdminStep form={form} mode={mode} connection={connection} onBackToDatabase={() => goTo(1)} />;
  return (
    <DatabaseStep
      connection={connection}
      locked={databaseLocked}
      busy={saving}
      onTest={mode === "confirm" ? undefined : () => void testConnection()}
    />
  );
}
