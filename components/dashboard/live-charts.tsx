import { pageLabel } from "@/components/seo/page-label";
import type { Figures } from "@/lib/dashboard/figures";
import { menus } from "@/lib/ordering/menu";
import { formatCents } from "@/lib/ordering/totals";
import { BarRows } from "./charts/bar-rows";
import { DayBars } from "./charts/day-bars";
import { NoFigures } from "./charts/no-figures";

const pageNames: Record<string, string> = { home: "Landing page", Home: "Home screen" };

/** Orders and visits of the last days, from this instance's own data. */
export function LiveCharts({ figures }: { figures: Figures }) {
  const { orderDays, ordersByMenu, dishes, visitDays, visitsByPage } = figures;
  const noOrders = <NoFigures text="The first order will show here." href="/order1" link="Open the menu" />;
  const noVisits = <NoFigures text="The first visit will show here." href="/welcome" link="View the site" />;
  return (
    <div className="grid gap-4 lg:grid-cols-6 [&>*]:lg:col-span-2 [&>:nth-child(-n+2)]:lg:col-span-3">
      <DayBars
        title="Orders by day"
        origin="live"
        unit="order"
        days={orderDays.map(({ day, orders, cents }) => ({ day, value: orders, more: formatCents(cents) }))}
        more="Total"
        empty={noOrders}
      />
      <DayBars
        title="Visits by day"
        origin="live"
        unit="visit"
        days={visitDays.map(({ day, visits }) => ({ day, value: visits }))}
        empty={noVisits}
      />
      <BarRows
        title="Orders by menu"
        origin="live"
        unit="order"
        head="Menu"
        rows={ordersByMenu.map(({ menu, orders }) => ({ label: menus[menu].restaurant, value: orders }))}
        empty={noOrders}
      />
      <BarRows
        title="Most ordered dishes"
        origin="live"
        unit="portion"
        head="Dish"
        rows={dishes.map(({ name, quantity }) => ({ label: name, value: quantity }))}
        empty={noOrders}
      />
      <BarRows
        title="Visits by page"
        origin="live"
        unit="visit"
        head="Page"
        rows={visitsByPage.map(({ page, visits }) => ({
          label: pageNames[page] ?? pageLabel(page),
          value: visits,
        }))}
        empty={noVisits}
      />
    </div>
  );
}
