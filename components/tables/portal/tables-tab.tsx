"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useMay } from "@/components/accounts/role";
import { withEarlyInput } from "@/components/ui/early-input";
import { ManagerFailed } from "@/components/ui/manager-failed";
import type { TableList } from "@/lib/tables/answers";
import { TablesManager } from "./tables-manager";

const CodesManager = dynamic(async () => withEarlyInput((await import("./codes-manager")).CodesManager));

const Tables = withEarlyInput(TablesManager);

/** `initial` is null if the server could not read the tables. */
type TablesTabProps = { initial: TableList | null };

/** The tables and their guests; or their codes to print, if the address asks for them and the role may. */
export function TablesTab({ initial }: TablesTabProps) {
  const view = useSearchParams().get("view");
  const mayPrint = useMay("menus:write");
  if (!initial) return <ManagerFailed title="The tables could not be loaded" />;
  if (view === "codes" && mayPrint) return <CodesManager restaurants={initial.restaurants} />;
  return <Tables initial={initial} />;
}
