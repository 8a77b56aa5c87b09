import { ManagerPage, managerMetadata } from "@/app/admin/manager-page";

export const metadata = managerMetadata("settings");

export default function Page() {
  return <ManagerPage tab="settings" />;
}
