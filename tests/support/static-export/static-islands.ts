import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { staticScreens } from "@/components/islands/static-screens";
import { remember } from "@/lib/platform/runtime/remember";

/** Renders the screens of plain files as the renderer of the build does, which tests don't have. */
export function useStaticScreens() {
  const renderStatic = (name: string, props: object) => {
    const screen = (staticScreens as Record<string, unknown>)[name];
    return screen ? renderToStaticMarkup(createElement(screen as FunctionComponent, props)) : null;
  };
  Object.assign(
    remember("islands", () => ({})),
    { islands: Promise.resolve({ renderStatic }) },
  );
}
