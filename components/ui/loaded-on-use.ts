import { onFirstInteraction } from "./first-interaction";

/** Loads a value with the first interaction, and tries again after a failure. */
export function loadedOnUse<Value>(load: () => Promise<Value>) {
  let value: Value | null = null;
  let loading: Promise<void> | undefined;

  async function keep() {
    try {
      value = await load();
    } catch {
      loading = undefined;
    }
  }

  return {
    /** Returns null until it is loaded. */
    get: () => value,
    /**
     * Loads it, and calls back once it is there.
     * @returns a function that cancels the call
     */
    watch(loaded: () => void): () => void {
      let isWatched = true;
      const forget = onFirstInteraction(() => {
        loading ??= keep();
        void loading.then(() => {
          if (isWatched && value !== null) loaded();
        });
      });
      return () => {
        isWatched = false;
        forget();
      };
    },
  };
}
