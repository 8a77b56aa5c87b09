import { ManagerPage, managerMetadata } from "@/app/admin/manager-page";

export const metadata = managerMetadata("templates");

export default function Page() {
  return <ManagerPage tab="templates" />;
}
