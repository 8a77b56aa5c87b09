import type { Sharp } from "sharp";
import { POST } from "@/app/api/seo/images/route";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { requirePicture } from "@/lib/pictures/server";
import { addPicture } from "@/lib/pictures/upload.server";
import { pictureWorkDone } from "@/lib/pictures/worker.server";
import { type Answer, post } from "@/tests/support/api/request";
import { quarters } from "./quarters";

/** Returns the form that the picture dialog sends. */
export function pictureForm(bytes: Uint8Array | string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ shape: "wide", ...fields })) form.set(name, value);
  form.set("file", new Blob([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)]), "picture.png");
  return form;
}

export const uploadPicture = (
  token: string,
  bytes: Uint8Array | string,
  fields?: Record<string, string>,
): Promise<Answer> => post(POST, { token, body: pictureForm(bytes, fields) });

/** Returns a form with one picture. */
export async function fileForm(picture: Sharp = quarters(60, 40), name = "bread.png"): Promise<FormData> {
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(await picture.png().toBuffer())]), name);
  return form;
}

/** Adds a picture to the library, with its renditions. */
export async function libraryPicture(
  picture: Sharp = quarters(60, 40),
  name = "bread.png",
): Promise<LibraryPicture> {
  const { id } = await addPicture({ name, bytes: Uint8Array.from(await picture.png().toBuffer()) });
  await pictureWorkDone();
  return requirePicture(id);
}
