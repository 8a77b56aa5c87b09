"use client";

import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { marketplaceCategories } from "@/lib/dashboard/marketplace-apps";
import { type MarketplaceQuery, toCategory } from "@/lib/dashboard/marketplace-query";

type MarketplaceFiltersProps = {
  query: MarketplaceQuery;
  onSearch: (text: string) => void;
  onChoose: (query: MarketplaceQuery) => void;
};

/** Search and category in a plain form, which works without JavaScript. */
export function MarketplaceFilters({ query, onSearch, onChoose }: MarketplaceFiltersProps) {
  return (
    <search>
      <form
        action="/dashboard"
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_15rem]"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="tab" value="marketplace" />
        <SearchField label="Search the marketplace" text={query.text} onSearch={onSearch} />
        <Select
          name="category"
          aria-label="Category"
          value={query.category ?? ""}
          onChange={({ target }) => onChoose({ ...query, category: toCategory(target.value) })}
        >
          <option value="">All Categories</option>
          {marketplaceCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      </form>
    </search>
  );
}
