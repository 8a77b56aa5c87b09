"use client";

import { useEffect, useState } from "react";
import { addressAt } from "@/lib/pictures/addresses";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { libraryLimits } from "@/lib/pictures/limits";
import { pictureProblem } from "@/lib/seo/choose-picture";
import type { FocalPoint, Size } from "@/lib/seo/pictures";

export type ChosenPicture = { file: File; src: string; size: Size; middle?: FocalPoint | undefined };

const unreachable = "The picture could not be loaded. Check your connection and try again.";
const unreadable = "This picture can’t be read: the file is damaged or not a picture at all.";

/**
 * Downloads a picture of the library as a file.
 * @throws Error if it can't be loaded
 */
async function fileOf(picture: LibraryPicture): Promise<File> {
  const answer = await fetch(addressAt(picture, libraryLimits.side));
  if (!answer.ok) throw new Error(`${answer.status}`);
  const bytes = await answer.blob();
  return new File([bytes], `${picture.name}.webp`, { type: bytes.type });
}

/** Keeps the chosen picture once the browser has decoded it. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState("");
  const [isLoading, setLoading] = useState(false);
  const src = chosen?.src;

  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src]);

  async function choose(files: readonly File[], middle?: FocalPoint) {
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
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      setChosen({ file, src: address, size, middle });
    } catch {
      URL.revokeObjectURL(address);
      setProblem(unreadable);
    }
  }

  async function chooseOfLibrary(picture: LibraryPicture) {
    setLoading(true);
    try {
      await choose([await fileOf(picture)], picture.focus);
    } catch {
      setProblem(unreachable);
    } finally {
      setLoading(false);
    }
  }

  return {
    chosen,
    problem,
    isLoading,
    choose,
    chooseOfLibrary,
    close: () => setChosen(null),
    forget: () => setProblem(""),
  };
}
