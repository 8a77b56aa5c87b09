"use client";

import { ChartNoAxesColumn } from "lucide-react";
import { landingLimits } from "@/lib/landing/schema";
import { ItemList } from "./item-list";
import { SectionCard } from "./section-card";
import { TextField } from "./text-field";
import { useCount } from "./use-count";

export function StatsCard() {
  return (
    <SectionCard
      name="stats"
      title="Statistics"
      hint="A few numbers that convince"
      icon={ChartNoAxesColumn}
      count={useCount("stats")}
    >
      <ItemList
        name="stats"
        noun="Stat"
        section="stats"
        command="Add a statistic"
        max={landingLimits.stats}
        blank={{ value: "", label: "" }}
        firstField="value"
        empty={{ title: "No stats added yet", text: "For example: 12,000 loaves a year." }}
        compact
      >
        {(index) => (
          <>
            <TextField name={`stats.${index}.value`} label="Value" placeholder="12,000" />
            <TextField name={`stats.${index}.label`} label="Label" placeholder="Loaves a year" />
          </>
        )}
      </ItemList>
    </SectionCard>
  );
}
