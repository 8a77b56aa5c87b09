import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("editor");

export default function Page() {
  return <ManagerPage tab="editor" path={portalTab("editor").alone} />;
}
