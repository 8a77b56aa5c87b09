import { ManagerPage, managerMetadata } from "@/app/admin/manager-page";

export const metadata = managerMetadata("seo");

export default function Page() {
  return <ManagerPage tab="seo" />;
}
