import type { LucideIcon } from "lucide-react";

type SitePictureProps = {
  name: string;
  /** Shown in the window's address bar. */
  address: string;
  /** A tag below the window, such as the place of the data. */
  tag?: { icon: LucideIcon; label: string; text: string } | undefined;
};

/** An illustration of the site: a window under an awning, with the site's name. */
export function SitePicture({ name, address, tag }: SitePictureProps) {
  return (
    <div className="relative">
      <div className="overflow-hidden rounded-card bg-[oklch(0.985_0.008_120)] text-on-brass shadow-raised">
        <div className="flex items-center gap-3 px-5 py-3.5">
          <span className="flex gap-1.5">
            {["a", "b", "c"].map((dot) => (
              <span key={dot} className="size-2.5 rounded-full bg-[oklch(0.89_0.014_150)]" />
            ))}
          </span>
          <span className="min-w-0 flex-1 truncate rounded-full bg-[oklch(0.945_0.012_140)] px-3.5 py-1 text-[oklch(0.455_0.022_168)] text-xs">
            {address}
          </span>
        </div>
        <div className="awning h-14 [--stripe:oklch(0.405_0.078_166)]" />
        <div className="grid gap-7 px-9 pt-9 pb-24">
          <p
            dir="auto"
            className="wrap-anywhere mr-10 line-clamp-3 font-display font-semibold text-[2.75rem] leading-tight tracking-tight"
          >
            {name}
          </p>
          <div className="grid gap-2.5">
            <span className="h-2 w-4/5 rounded-full bg-[oklch(0.905_0.016_145)]" />
            <span className="h-2 w-3/5 rounded-full bg-[oklch(0.905_0.016_145)]" />
          </div>
          <span className="h-9 w-32 rounded-control bg-[oklch(0.405_0.078_166)]" />
          <div className="grid grid-cols-3 gap-3">
            <span className="h-28 rounded-control bg-[oklch(0.93_0.034_158)]" />
            <span className="h-28 rounded-control bg-[oklch(0.945_0.05_88)]" />
            <span className="h-28 rounded-control bg-[oklch(0.93_0.034_158)]" />
          </div>
        </div>
      </div>
      {tag && (
        <div
          key={tag.label}
          className="absolute bottom-32 -left-8 flex max-w-[85%] animate-rise items-center gap-3.5 rounded-inner bg-[oklch(0.235_0.035_170)] py-3.5 pr-5 pl-4 text-on-facade shadow-raised"
        >
          <tag.icon className="size-5 shrink-0 text-brass" strokeWidth={1.75} />
          <span className="grid min-w-0">
            <span className="text-on-facade-soft text-xs">{tag.label}</span>
            <span className="truncate font-semibold text-sm">{tag.text}</span>
          </span>
        </div>
      )}
    </div>
  );
}
