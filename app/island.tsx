import { headers } from "next/headers";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { screens } from "@/components/islands/screens";
import { toScriptJson } from "@/lib/platform/html/json-ld";
import { nonceOf } from "@/lib/platform/http/page-policy";
import { withTexts } from "@/lib/platform/language/translate";
import { type IslandData, islandIds } from "@/lib/site/island";
import { loadIslands } from "@/lib/site/islands.server";
import { islandInput } from "@/lib/site/own-scripts";
import { pageTranslation } from "./page-translation";

type Screens = typeof screens;

type IslandOf<Name extends keyof Screens> = Omit<IslandData<ComponentProps<Screens[Name]>>, "translation"> & {
  /** The page whose language the texts are in; missing for English. */
  page?: string;
};

/**
 * Renders a screen to markup, with the script that hydrates it and its data as JSON. The document then needs no script of
 * Next.js. In development and in tests Next.js renders the screen, so that hot reloading works.
 */
export async function renderIsland<Name extends keyof Screens>(
  name: Name,
  { page, apiUrl, props }: IslandOf<Name>,
  structuredData: ReactNode = null,
): Promise<ReactNode> {
  const translation = page === undefined ? undefined : await pageTranslation(page);
  if (process.env.NODE_ENV !== "production") {
    const { screens } = await import("@/components/islands/screens");
    const { ApiBase } = await import("@/components/storefront/api-base");
    const { TranslationProvider } = await import("@/components/ui/translation");
    const Screen = screens[name] as ComponentType<object>;
    return (
      <>
        <ApiBase url={apiUrl} language={translation?.language} />
        <TranslationProvider translation={translation}>
          <Screen {...props} />
        </TranslationProvider>
        {structuredData}
      </>
    );
  }
  const { render, scripts, texts } = await loadIslands();
  const nonce = nonceOf((await headers()).get("content-security-policy") ?? "");
  const [script, ...others] = scripts[name] ?? [];
  return (
    <>
      {others.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it */}
      <div id={islandIds.root} dangerouslySetInnerHTML={{ __html: render(name, props, translation) }} />
      {structuredData}
      <script
        id={islandIds.data}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `toScriptJson` escapes everything that could end the script
        dangerouslySetInnerHTML={{
          __html: toScriptJson({
            apiUrl,
            props,
            translation: translation && withTexts(translation, texts[name] ?? []),
          }),
        }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: islandInput }} />
      <script type="module" src={script} fetchPriority="low" />
    </>
  );
}
