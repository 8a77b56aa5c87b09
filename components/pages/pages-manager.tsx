"use client";

import { ManagerFailed } from "@/components/ui/manager-failed";
import { useCall } from "@/components/ui/use-call";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { NewPageTitles } from "@/lib/legal/schema";
import type { PageList as Pages } from "@/lib/pages/answers";
import { PageLoader } from "./editor/page-loader";
import { PageList } from "./list/page-list";
import { usePagesAddress } from "./use-pages-address";

type Given<Initial> = { initial: Initial; titles: NewPageTitles };

/** Lists the pages, and edits the open one. `initial` is null if the server could not read them. */
export function PagesManager({ initial, titles }: Given<Pages | null>) {
  if (!initial) return <ManagerFailed title="The pages could not be loaded" />;
  return <Manager initial={initial} titles={titles} />;
}

function Manager({ initial, titles }: Given<Pages>) {
  const { data, reload } = useCall("GET /pages", { initial });
  const { pageId, go } = usePagesAddress();
  const hydrated = useHydrated();

  function showList() {
    go(null);
    reload();
  }

  if (pageId) return <PageLoader key={pageId} id={pageId} onList={showList} />;
  return (
    <fieldset disabled={!hydrated} className="contents">
      <PageList list={data ?? initial} titles={titles} onOpen={go} onChanged={reload} />
    </fieldset>
  );
}
