import { POST } from "@/app/api/seo/images/route";
import { type Answer, post } from "./request";

/** The form that the picture dialog sends. */
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
