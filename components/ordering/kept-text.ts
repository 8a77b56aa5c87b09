type Area = "localStorage" | "sessionStorage";

/** A text that a browser keeps under a key. Where its storage is closed or full, the page's memory has to do. */
export function keptText(area: Area, key: string) {
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

export type KeptText = ReturnType<typeof keptText>;
