import { writeFileSync } from "node:fs";
import path from "node:path";
import { register } from "tsx/esm/api";

process.chdir(path.dirname(import.meta.dirname));
register();
const { declaredCalls } = await import("../tests/support/api/declared-calls.ts");
const { openApiDocument } = await import("./openapi/document.ts");
const { openApiFile } = await import("../lib/api/openapi/file.ts");

writeFileSync(openApiFile(), `${JSON.stringify(openApiDocument(await declaredCalls()), null, 1)}\n`);
process.exit();
