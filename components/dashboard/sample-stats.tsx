import { sampleStats } from "@/lib/dashboard/samples";
import { StatCard } from "./stat-card";

/** Sample statistics without data in the product. */
export function SampleStats() {
  return sampleStats.map(({ label, value, unit, note, trend, counts, isLevel = false }) => (
    <StatCard
      key={label}
      label={label}
      value={
        <>
          {value.toLocaleString("en")}
          {unit && <span className="font-normal text-ink-soft text-lg"> {unit}</span>}
        </>
      }
      note={note}
      origin="sample"
      trend={{
        unit: counts,
        isLevel,
        days: trend.map((value, index) => ({ label: `day ${index + 1}`, value })),
      }}
    />
  ));
}
