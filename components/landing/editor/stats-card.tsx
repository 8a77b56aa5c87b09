"use client";

import { ChartNoAxesColumn } from "lucide-react";
import { SectionCard } from "./section-card";
import { StatList } from "./stat-list";
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
      <StatList
        noun="Stat"
        command="Add a statistic"
        empty={{ title: "No stats added yet", text: "For example: 12,000 loaves a year." }}
      />
    </SectionCard>
  );
}
