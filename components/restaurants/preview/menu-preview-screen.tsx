"use client";

import { startTransition, useLayoutEffect, useState } from "react";
import { usePictureViews } from "@/components/pictures/use-picture-view";
import { RestaurantFooter } from "@/components/storefront/restaurant-footer";
import { RestaurantPage } from "@/components/storefront/restaurant-page";
import { usePreviewContent } from "@/components/ui/preview/use-preview-content";
import { Loading } from "@/components/ui/spinner";
import { useFramed } from "@/components/ui/use-framed";
import { brandStyles } from "@/lib/restaurants/colour";
import { type PreviewedMenu, pictureIdsOf, previewRestaurant } from "@/lib/restaurants/editor/preview";
import { termsSentence } from "@/lib/restaurants/terms/terms-sentence";
import { PREVIEW } from "./preview-name";
import { PreviewOrdering } from "./preview-ordering";

type MenuPreviewScreenProps = {
  projectName: string;
  /** That of the site, in which rates of tax change. */
  timeZone: string;
};

/** Renders a restaurant's real page in the preview's frame with the editor's content. */
export function MenuPreviewScreen({ projectName, timeZone }: MenuPreviewScreenProps) {
  const [shown, setShown] = useState<PreviewedMenu | null>(null);
  // Renders at low priority: the editor shares its thread with this page.
  usePreviewContent(PREVIEW, {
    onContent: (value) => startTransition(() => setShown(value as PreviewedMenu)),
  });
  return shown ? <PreviewedPage {...{ shown, projectName, timeZone }} /> : <Waiting />;
}

function PreviewedPage({ shown, projectName, timeZone }: MenuPreviewScreenProps & { shown: PreviewedMenu }) {
  const restaurant = previewRestaurant(shown, usePictureViews(pictureIdsOf(shown.content)), {
    timeZone,
    now: Date.now(),
  });
  useOwnColour(restaurant.colour);
  return (
    <PreviewOrdering restaurant={restaurant}>
      <RestaurantPage
        footer={
          <RestaurantFooter
            restaurant={restaurant}
            terms={termsSentence(restaurant.terms)}
            neighbour={null}
            projectName={projectName}
          />
        }
      />
    </PreviewOrdering>
  );
}

/** Sets a restaurant's colour by script, as the Content-Security-Policy allows no added style element. */
function useOwnColour(colour: string) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandStyles(colour));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [colour]);
}

function Waiting() {
  const isFramed = useFramed();
  return (
    <div className="grid min-h-dvh place-items-center p-8">
      {isFramed ? (
        <Loading />
      ) : (
        <p className="text-center text-ink-soft">
          A restaurant’s page is shown here while its menu is edited.
        </p>
      )}
    </div>
  );
}
