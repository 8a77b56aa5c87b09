import { readBytes } from "./body";
import { AppError } from "./errors";
import { readParts } from "./multipart";

/** The limit of the other fields and the form's own lines, in bytes. */
const ENVELOPE_BYTES = 100_000;

export type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Reads a form with one file in the field `file`.
 * @throws AppError `unsupported-type`, `too-large`, `malformed`
 */
export async function readUpload(
  request: Request,
  maxBytes: number,
): Promise<{ fields: Record<string, string>; file: UploadedFile | null }> {
  const type = request.headers.get("content-type") ?? "";
  const body = await readBytes(request, maxBytes + ENVELOPE_BYTES);
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("unsupported-type", "Send the file as multipart/form-data.");
  }
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  for (const { name, fileName, bytes } of readParts(body, type)) {
    if (name in fields || (name === "file" && file)) {
      throw new AppError("malformed", `The form has the field ${name} twice.`);
    }
    if (fileName === null) fields[name] = new TextDecoder().decode(bytes);
    else if (name !== "file") throw new AppError("malformed", "Send the file in the field named file.");
    else {
      if (bytes.length > maxBytes) {
        const megabytes = Math.round(maxBytes / 1024 / 1024);
        throw new AppError("too-large", `The file is larger than ${megabytes} MB.`);
      }
      file = { name: fileName, bytes };
    }
  }
  return { fields, file };
}
