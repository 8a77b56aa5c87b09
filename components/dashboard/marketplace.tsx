import { marketplaceApps } from "@/lib/dashboard/marketplace-apps";
import { downloadsByCategory } from "@/lib/dashboard/marketplace-query";
import { BarRows } from "./charts/bar-rows";
import { MarketplaceBrowser } from "./marketplace-browser";
import { SampleNotice } from "./sample-notice";

export function Marketplace() {
  return (
    <div className="grid gap-6">
      <SampleNotice>These apps are made up to show what a marketplace here would look like.</SampleNotice>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <MarketplaceBrowser />
        <div className="xl:sticky xl:top-8">
          <BarRows
            origin="sample"
            title="Downloads by category"
            unit="download"
            head="Category"
            rows={downloadsByCategory(marketplaceApps)}
          />
        </div>
      </div>
    </div>
  );
}
