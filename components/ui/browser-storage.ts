type Area = "localStorage" | "sessionStorage";

/** A text in the browser's storage under a key; where that is blocked or full, in the page's memory. */
export function browserStorage(area: Area, key: string) {
  let memory: string | null = null;
  let inMemory = false;

  return {
    key,
    read(): string | null {
      if (inMemory) return memory;
      try {
        return window[area].getItem(key);
      } catch {
        return memory;
      }
    },
    write(text: string | null): void {
      memory = text;
      try {
        if (text === null) window[area].removeItem(key);
        else window[area].setItem(key, text);
        inMemory = false;
      } catch {
        inMemory = true;
      }
    },
  };
}

export type StoredText = ReturnType<typeof browserStorage>;

const draftKey = (name: string) => `draft:${name}`;

/** A text that somebody signed in is still writing, kept for this tab until they sign out. */
export const storedDraft = (name: string): StoredText => browserStorage("sessionStorage", draftKey(name));

/** Forgets every draft of this tab. */
export function clearDrafts(): void {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(draftKey("")));
    for (const key of keys) window.sessionStorage.removeItem(key);
  } catch {}
}
