import "@/lib/platform/http/jitless-validation";
import "@/lib/platform/http/style-nonce";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { EarlyInput } from "@/components/ui/early-input";
import { TranslationProvider } from "@/components/ui/translation";
import { setApiBase, setApiLanguage, setBearerSource } from "@/lib/platform/http/api-source";
import { type IslandData, islandIds } from "@/lib/site/island";
import { dropStoredToken, readStoredToken } from "./bearer";

/** Hydrates the island of a document, with the data beside it. */
export function hydrateIsland<Props extends object>(Screen: ComponentType<Props>): void {
  const root = document.getElementById(islandIds.root);
  const data = document.getElementById(islandIds.data)?.textContent;
  if (!root || !data) return;
  const { apiUrl, props, translation } = JSON.parse(data) as IslandData<Props>;
  setBearerSource(readStoredToken, dropStoredToken);
  if (apiUrl) setApiBase(apiUrl);
  setApiLanguage(translation?.language);
  hydrateRoot(
    root,
    <TranslationProvider translation={translation}>
      <Screen {...props} />
      <EarlyInput />
    </TranslationProvider>,
  );
}
