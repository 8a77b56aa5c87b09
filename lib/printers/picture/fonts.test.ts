import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { withoutFont } from "./fonts.server";

test("spaces, marks and characters of private use need no font", async () => {
  expect(await withoutFont(" \n\u0301\ue5a3")).toEqual([]);
});

test("without any font, no letter can be drawn", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "no-fonts-"));
  try {
    const file = path.join(folder, "fonts.conf");
    await writeFile(file, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
    const script = `const { withoutFont } = await import("./lib/printers/picture/fonts.server.ts");
      process.stdout.write((await withoutFont("Aع漢")).join(""));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx/esm", "--input-type=module", "-e", script],
      { env: { ...process.env, FONTCONFIG_FILE: file } },
    );
    expect(stdout.trim()).toBe("Aع漢");
  } finally {
    await rm(folder, { recursive: true });
  }
});
