import { hrefOf } from "@/lib/platform/http/call-path";

/** Pages load these files without the base of the API (section 9 of the specification). */
const base = "";

/** The public folder of a version's files: an absolute path that ends in a slash. */
export const filesAddress = (id: string, hash: string) => fileAddress(id, hash, "");

/** The public address of a version's file. */
export const fileAddress = (id: string, hash: string, path: string) =>
  hrefOf("GET /templates/files/{id}/{hash}/{path...}", { params: { id, hash, path }, base });

/** The address of a page in a preview. */
export const previewAddress = (id: string, path: string) =>
  hrefOf("GET /templates/preview/{id}/{path...}", { params: { id, path }, base });
