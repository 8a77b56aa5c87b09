import { ArrowRight } from "lucide-react";
import { linkTo } from "@/components/targets/link-to";
import { buttonStyle } from "@/components/ui/button-style";
import type { LandingLink } from "@/lib/landing/section-links";

/** The call-to-action link. */
export function LandingCta({ cta, className = "" }: { cta: LandingLink; className?: string }) {
  return (
    <a
      {...linkTo(cta.href)}
      className={buttonStyle({ variant: "brass", size: "lg", className: `max-w-full ${className}` })}
    >
      <span dir="auto" className="text-match-parent wrap-anywhere min-w-0">
        {cta.label}
      </span>
      <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
    </a>
  );
}
