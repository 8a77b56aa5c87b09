import { POST as deactivate } from "@/app/api/templates/deactivate/route";
import { POST as applyDesign } from "@/app/api/templates/designs/[name]/route";
import { POST as replaceTemplate } from "@/app/api/templates/replace/[id]/route";
import { saveRedirect } from "@/lib/seo/redirects/server";
import { countUnknownPath, listUnknownPaths } from "@/lib/seo/redirects/unknown-paths.server";
import { post } from "@/tests/support/api/request";
import { fileForm, libraryPicture, pictureForm } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { flatSeo } from "@/tests/support/seo/seo";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadForm, uploadSite } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import type { Recipe, Stage } from "./recipe";

const template = async ({ token }: Stage, name?: string) => (await uploadSite(token, sampleSite(), name)).id;
const zip = (fields: Record<string, string>) =>
  uploadForm(zipOf({ ...sampleSite(), "new.css": "p{}" }), fields);

export const contentCalls: Record<string, Recipe> = {
  "POST /seo/images": async ({ token }) => ({
    sent: { token, body: pictureForm(await quarters(1200, 630).png().toBuffer()) },
    actions: ["seo:upload"],
  }),
  "POST /pictures": async ({ token }) => ({
    sent: { token, body: await fileForm() },
    actions: ["pictures:upload"],
  }),
  "POST /pictures/{id}": async ({ token }) => ({
    sent: {
      token,
      params: { id: (await libraryPicture()).id },
      body: { name: "Bread", alt: "A loaf of bread", decorative: false, focus: { x: 0.2, y: 0.8 } },
    },
    actions: ["pictures:save"],
  }),
  "POST /pictures/{id}/file": async ({ token }) => ({
    sent: { token, params: { id: (await libraryPicture()).id }, body: await fileForm(quarters(30, 20)) },
    actions: ["pictures:replace"],
  }),
  "DELETE /pictures/{id}": async ({ token }) => ({
    sent: { token, params: { id: (await libraryPicture()).id } },
    actions: ["pictures:delete"],
  }),
  "POST /seo/import": async ({ token }) => {
    const body = new FormData();
    const configs = ["about", "contact"].map((pageName) => ({ pageName, ...flatSeo }));
    body.set("file", new File([JSON.stringify({ configs })], "seo.json"));
    return { sent: { token, body }, actions: ["seo:import", "seo:import"] };
  },
  "POST /seo/redirects": async ({ token }) => ({
    sent: { token, body: { path: "/old", target: "/order1" } },
    actions: ["seo:redirect"],
  }),
  "DELETE /seo/redirects": async ({ token }) => {
    await saveRedirect("/old", "/order1");
    return { sent: { token, body: { path: "/old" } }, actions: ["seo:remove-redirect"] };
  },
  "POST /seo/settings": async ({ token }) => ({
    sent: { token, body: { pageName: "about", ...flatSeo } },
    actions: ["seo:save"],
  }),
  "POST /seo/settings/{page}": async ({ token }) => ({
    sent: { token, params: { page: "about" }, body: flatSeo },
    actions: ["seo:save"],
  }),
  "DELETE /seo/unknown-paths": async ({ token }) => {
    countUnknownPath("/lost");
    await listUnknownPaths();
    return { sent: { token, body: { path: "/lost" } }, actions: ["seo:forget-paths"] };
  },
  "POST /templates/activate/{id}": async (stage) => ({
    sent: { token: stage.token, params: { id: await template(stage) } },
    actions: ["templates:activate"],
  }),
  "POST /templates/deactivate": async (stage) => {
    await activateSite(stage.token, await template(stage));
    return { sent: { token: stage.token }, actions: ["templates:deactivate"] };
  },
  "DELETE /templates/delete/{id}": async (stage) => ({
    sent: { token: stage.token, params: { id: await template(stage) } },
    actions: ["templates:delete"],
  }),
  "POST /templates/designs/{name}": async ({ token }) => ({
    sent: { token, params: { name: "cafe" } },
    actions: ["templates:upload", "templates:activate"],
  }),
  "POST /templates/designs/{name}, again": async (stage) => {
    await post(applyDesign, { token: stage.token, params: { name: "cafe" } });
    await post(deactivate, { token: stage.token });
    return { sent: { token: stage.token, params: { name: "cafe" } }, actions: ["templates:activate"] };
  },
  "POST /templates/rename/{id}": async (stage) => ({
    sent: { token: stage.token, params: { id: await template(stage) }, body: { name: "Autumn" } },
    actions: ["templates:rename"],
  }),
  "POST /templates/replace/{id}": async (stage) => ({
    sent: { token: stage.token, params: { id: await template(stage) }, body: zip({}) },
    actions: ["templates:replace"],
  }),
  "POST /templates/upload": async ({ token }) => ({
    sent: { token, body: zip({ name: "Summer" }) },
    actions: ["templates:upload"],
  }),
  "POST /templates/versions/{id}/{version}": async (stage) => {
    const id = await template(stage);
    await post(replaceTemplate, { token: stage.token, params: { id }, body: zip({}) });
    return { sent: { token: stage.token, params: { id, version: "1" } }, actions: ["templates:switch"] };
  },
};
