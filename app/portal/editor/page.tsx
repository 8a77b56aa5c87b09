import { ManagerPage, managerMetadata } from "@/app/admin/manager-page";

export const metadata = managerMetadata("editor");

export default function Page() {
  return <ManagerPage tab="editor" />;
}
