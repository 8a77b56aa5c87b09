import { cleanup } from "@testing-library/react";
import { LandingPage } from "@/components/landing/landing-page";
import { shownLanding, shownLandingPictures } from "@/lib/landing/server";
import { restaurantPaths } from "@/lib/restaurants/published/paths.server";
import { openScreen } from "./screen";

/** Closes the open screen and shows visitors' landing page. */
export async function openLandingPage() {
  cleanup();
  const [{ content }, pictures, restaurants] = await Promise.all([
    shownLanding(),
    shownLandingPictures(),
    restaurantPaths(),
  ]);
  return openScreen(
    <LandingPage content={content} pictures={pictures} restaurants={restaurants} isConfigured />,
    "/welcome",
  );
}
