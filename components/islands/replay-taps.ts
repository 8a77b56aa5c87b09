import { islandIds, WAITING, type WaitingIsland } from "@/lib/site/island";

/** Repeats the presses of buttons before the island could answer, in their order. */
export function replayTaps(): void {
  const root: WaitingIsland | null = document.getElementById(islandIds.root);
  if (!root?.taps) return;
  if (root.listener) root.removeEventListener("click", root.listener);
  const { taps } = root;
  delete root.taps;
  for (const button of taps) {
    button.removeAttribute(WAITING);
    if (button.isConnected) button.click();
  }
}
