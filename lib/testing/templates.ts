import { POST as activate } from "@/app/api/templates/activate/[id]/route";
import { POST as upload } from "@/app/api/templates/upload/route";
import type { TemplateDetails } from "@/lib/templates/schema";
import { type Answer, post } from "./request";
import { zipOf } from "./zip";

/** A whole small site; `heading` tells one from another. */
export function sampleSite(heading = "Corner Bakery's own design"): Record<string, string> {
  return {
    "index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${heading}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="css/style.css"></head>
<body><h1>${heading}</h1><p>{{projectName}}, {{currentYear}}</p><a href="{{ctaUrl}}">Order</a>
<a href="about.html">About</a><img src="img/dot.svg" alt="A dot"><script src="js/one.js"></script>
<script src="js/two.js"></script></body></html>`,
    "about.html": `<!doctype html><html lang="en"><head><title>About</title></head><body><h1>About ${heading}</h1></body></html>`,
    "css/style.css": "body { color: teal }",
    "js/one.js": "document.title = 'one'",
    "js/two.js": "document.title += ' two'",
    "img/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>',
  };
}

/** The upload form of a browser. */
export function uploadForm(zip: Uint8Array, fields: Record<string, string>, fileName = "site.zip"): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([Uint8Array.from(zip)]), fileName);
  return form;
}

/** Uploads a site as an administrator. */
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
