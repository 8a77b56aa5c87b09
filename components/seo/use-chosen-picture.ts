"use client";

import { useEffect, useState } from "react";
import { pictureProblem } from "@/lib/seo/choose-picture";
import type { Size } from "@/lib/seo/pictures";

export type ChosenPicture = { file: File; src: string; size: Size };

const unreadable = "This picture can't be read: the file is damaged or not a picture at all.";

/** The picture that a visitor has chosen, once the browser could read it. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState("");
  const src = chosen?.src;

  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src]);

  async function choose(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    const found = files.length > 1 ? "Choose one picture." : pictureProblem(file);
    setProblem(found ?? "");
    setChosen(null);
    if (found) return;
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
      setChosen({ file, src: address, size: { width: image.naturalWidth, height: image.naturalHeight } });
    } catch {
      URL.revokeObjectURL(address);
      setProblem(unreadable);
    }
  }

  return { chosen, problem, choose, close: () => setChosen(null), forget: () => setProblem("") };
}
