import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("audit");

export default function Page() {
  return <ManagerPage tab="audit" path={portalTab("audit").alone} />;
}
