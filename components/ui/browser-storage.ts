type Area = "localStorage" | "sessionStorage";

/** Stores a text in the browser under a key; in memory if storage is blocked or full. */
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

/** Stores a signed-in user's draft in this tab until sign-out. */
export const storedDraft = (name: string): StoredText => browserStorage("sessionStorage", draftKey(name));

export function clearDrafts(): void {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(draftKey("")));
    for (const key of keys) window.sessionStorage.removeItem(key);
  } catch {}
}
