import { Picture } from "@/components/pictures/picture";
import { Wordmark } from "@/components/ui/logo";
import type { PictureView } from "@/lib/pictures/answers";

/** From here on a logo is taken to have the name in it; width by height. */
const WIDE = 1.8;

type LandingLogoProps = { companyName: string; logo: PictureView | undefined };

/** The owner's logo, with the name beside it where it has none in it; without one the product's mark. */
export function LandingLogo({ companyName, logo }: LandingLogoProps) {
  if (!logo) return <Wordmark name={companyName} />;
  const { width, height } = logo;
  const hasName = width / height >= WIDE;
  // What can be seen through is usually made for a light page, and stands on a light board in a dark one.
  const picture = (
    <Picture
      picture={{ ...logo, alt: hasName ? logo.alt || companyName : "" }}
      sizes="12rem"
      most={640}
      priority
      className={`h-10 w-auto max-w-48 object-contain sm:h-11 ${logo.placeholder ? "" : "dark:rounded-control dark:bg-on-facade dark:p-1.5"}`}
    />
  );
  return hasName ? picture : <Wordmark name={companyName} mark={picture} />;
}
