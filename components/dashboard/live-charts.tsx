import { pageLabel } from "@/components/seo/page-label";
import type { Figures } from "@/lib/dashboard/figures";
import { formatMoney } from "@/lib/platform/money/money";
import { BarRows } from "./charts/bar-rows";
import { DayBars } from "./charts/day-bars";
import { NoFigures } from "./charts/no-figures";
import { topShares } from "./describe";

/** Number of dishes and pages listed. */
const MAX_ROWS = 5;

function pageName(page: string): string {
  if (page === "home") return "Landing page";
  return page === "Home" ? "Home screen" : pageLabel(page);
}

/** Charts of recent orders and visits, from this instance's data. */
export function LiveCharts({ figures }: { figures: Figures }) {
  const { orderDays, ordersByRestaurant, restaurants, dishes, visitDays, visitsByPage, timeZone } = figures;
  const noOrders = <NoFigures text="The first order will show here." href="/order" link="Open the menu" />;
  const noVisits = <NoFigures text="The first visit will show here." href="/welcome" link="View the site" />;
  return (
    <div className="grid gap-4 has-[details[open]]:items-start lg:grid-cols-6 [&>*]:lg:col-span-2 [&>:nth-child(-n+2)]:lg:col-span-3">
      <DayBars
        title="Orders by day"
        unit="order"
        days={orderDays.map(({ day, orders, cents }) => ({
          day,
          value: orders,
          more: formatMoney(cents, figures.currency),
        }))}
        timeZone={timeZone}
        more="Turnover"
        empty={noOrders}
      />
      <DayBars
        title="Visits by day"
        unit="visit"
        days={visitDays.map(({ day, visits }) => ({ day, value: visits }))}
        timeZone={timeZone}
        empty={noVisits}
      />
      <BarRows
        title="Orders by menu"
        origin="live"
        unit="order"
        head="Menu"
        rows={ordersByRestaurant.map(({ restaurantId, orders }) => ({
          label: restaurants[restaurantId] ?? restaurantId,
          value: orders,
        }))}
        empty={noOrders}
      />
      <BarRows
        title="Most ordered dishes"
        origin="live"
        unit="portion"
        head="Dish"
        rows={topShares(
          dishes.map(({ name, quantity }) => ({ label: name, value: quantity })),
          MAX_ROWS,
        )}
        empty={noOrders}
      />
      <BarRows
        title="Visits by page"
        origin="live"
        unit="visit"
        head="Page"
        rows={topShares(
          visitsByPage.map(({ page, visits }) => ({ label: pageName(page), value: visits })),
          MAX_ROWS,
        )}
        empty={noVisits}
      />
    </div>
  );
}
