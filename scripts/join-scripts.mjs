import { createHash } from "node:crypto";
import { build } from "esbuild";

const importedNames = /\b(import|export)\{([^}]*)\}from"\.\/([^"]+)"/g;

/** Returns an import of names of a joined script, under the names that it exports them by. */
function renamedImport([keyword, names, file], joined, prefix) {
  const renamed = names.split(",").map((one) => {
    const [name, local = name] = one.split(" as ");
    return `${prefix(file)}${name} as ${local}`;
  });
  return `${keyword}{${renamed.join(",")}}from"./${joined}"`;
}

/** Returns the names that the other scripts import from the joined ones, by file. */
function neededNames(scripts, isJoined) {
  const needed = new Map();
  for (const [file, text] of scripts) {
    if (isJoined(file)) continue;
    for (const [, , names, from] of text.matchAll(importedNames)) {
      if (!isJoined(from)) continue;
      const known = needed.get(from) ?? new Set();
      for (const one of names.split(",")) known.add(one.split(" as ")[0]);
      needed.set(from, known);
    }
  }
  return needed;
}

/**
 * Joins the scripts that are loaded at once into one: apart they compress worse, and each of them is a request.
 * @param scripts minified ES modules by file name, which import each other as `./name`
 * @param first the names of the scripts to join, the entry first
 * @returns all scripts by their new names, which have a hash of all contents
 */
export async function joinScripts(scripts, first) {
  const [entry] = first;
  const isJoined = (file) => first.includes(file);
  const prefix = (file) => `_${first.indexOf(file)}_`;
  const exported = [...neededNames(scripts, isJoined)].map(
    ([file, names]) =>
      `export{${[...names].map((name) => `${name} as ${prefix(file)}${name}`).join(",")}}from"./${file}";`,
  );
  const { outputFiles } = await build({
    stdin: { contents: `import"./${entry}";${exported.join("")}`, resolveDir: "." },
    bundle: true,
    minify: true,
    format: "esm",
    charset: "utf8",
    write: false,
    plugins: [
      {
        name: "scripts",
        setup(bundle) {
          bundle.onResolve({ filter: /^\.\// }, ({ path: name, kind }) =>
            kind === "dynamic-import"
              ? { path: name, external: true }
              : { path: name.slice("./".length), namespace: "scripts" },
          );
          bundle.onLoad({ filter: /./, namespace: "scripts" }, ({ path: name }) => ({
            contents: scripts.get(name),
          }));
        },
      },
    ],
  });
  const others = [...scripts].filter(([file]) => !isJoined(file));
  const all = new Map([
    [entry, outputFiles[0].text],
    ...others.map(([file, text]) => [
      file,
      text
        .replace(importedNames, (found, ...parts) =>
          isJoined(parts[2]) ? renamedImport(parts, entry, prefix) : found,
        )
        .replace(/\bimport"\.\/([^"]+)";?/g, (found, file) =>
          isJoined(file) ? `import"./${entry}";` : found,
        ),
    ]),
  ]);
  const hash = createHash("sha256")
    .update(JSON.stringify([...all]))
    .digest("hex")
    .slice(0, 8);
  const renamed = (file) => file.replace(/\.js$/, `-${hash}.js`);
  return new Map(
    [...all].map(([file, text]) => [
      renamed(file),
      [...all.keys()].reduce((changed, one) => changed.replaceAll(`"./${one}"`, `"./${renamed(one)}"`), text),
    ]),
  );
}
