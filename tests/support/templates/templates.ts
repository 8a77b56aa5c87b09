import { POST as activate } from "@/app/api/templates/activate/[id]/route";
import { POST as upload } from "@/app/api/templates/upload/route";
import type { TemplateDetails } from "@/lib/templates/answers";
import { type Answer, post } from "@/tests/support/api/request";
import { sampleSite } from "./sample-site";
import { zipOf } from "./zip";

/** Returns the upload form of a browser. */
export function uploadForm(zip: Uint8Array, fields: Record<string, string>, fileName = "site.zip"): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([Uint8Array.from(zip)]), fileName);
  return form;
}

/** Uploads a site as the administrator. */
export async function uploadSite(
  token: string,
  files: Record<string, string | Uint8Array> = sampleSite(),
  name = "Spring",
): Promise<TemplateDetails> {
  const answer = await post(upload, { token, body: uploadForm(zipOf(files), { name }) });
  if (answer.status !== 200) throw new Error(`The upload failed: ${JSON.stringify(answer.body)}`);
  return answer.body.template;
}

export function activateSite(token: string, id: string): Promise<Answer> {
  return post(activate, { token, params: { id } });
}
