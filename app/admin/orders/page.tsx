import { ManagerPage, managerMetadata } from "@/app/admin/manager-page";

export const metadata = managerMetadata("orders");

export default function Page() {
  return <ManagerPage tab="orders" />;
}
