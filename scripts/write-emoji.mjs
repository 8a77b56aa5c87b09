import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes the names of emoji for the picker, and their pictures, one per line after its code points. */
process.chdir(path.dirname(import.meta.dirname));

const FROM = "tools/node_modules";
const TO = "content/emoji";
const readJson = (name) => JSON.parse(readFileSync(`${FROM}/emojibase-data/en/${name}.json`, "utf8"));
const writeJson = (name, content) => writeFileSync(`${TO}/${name}.json`, `${JSON.stringify(content)}\n`);

mkdirSync(TO, { recursive: true });
writeJson(
  "data",
  readJson("data").map(({ emoji, group, subgroup, label, tags, version, skins }) => ({
    ...{ emoji, group, subgroup, label, tags, version },
    skins: skins?.map(({ emoji, tone }) => ({ emoji, tone })),
  })),
);
writeJson("messages", readJson("messages"));

const folder = `${FROM}/@twemoji/svg`;
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith(".svg"))
  .sort()
  .map((name) => {
    const code = name.slice(0, -".svg".length).replaceAll("-fe0f", "");
    return `${code} ${readFileSync(path.join(folder, name), "utf8").trim().replaceAll("\n", " ")}\n`;
  });
writeFileSync(`${TO}/pictures.txt`, pictures.join(""));
