import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const imports = /^(?:import|export)\s(?!type\b)[^;]*?from "([@.][^"]*)"|\bimport(?: |\()"([@.][^"]+)"/gm;

/** Returns the file of an import, including style sheets; undefined for a package. */
function fileOf(from: string, address: string): string | undefined {
  const file = address.startsWith("@/") ? address.slice(2) : path.join(path.dirname(from), address);
  return [file, `${file}.ts`, `${file}.tsx`].find((one) => /\.(tsx?|css)$/.test(one) && existsSync(one));
}

/** Returns the given files and their direct and indirect imports, except types and what only the files in `except` import. */
export function modulesOf(files: readonly string[], except: readonly string[] = []): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    for (const [, from, alone] of readFileSync(file, "utf8").matchAll(imports)) {
      const imported = fileOf(file, from ?? alone ?? "");
      if (imported && !except.includes(imported)) found.add(imported);
    }
  }
  return found;
}

/** Removes comments that have lines of their own. */
export const withoutComments = (text: string) => text.replace(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*)$/gm, "");
