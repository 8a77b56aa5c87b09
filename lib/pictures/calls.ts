import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { libraryPicture, pictureList, pictureView } from "./answers";
import { pictureDetails, pictureParams, pictureQuery, viewQuery } from "./schema";

export const pictureCalls = defineCalls({
  "GET /pictures": {
    summary: "List the pictures of the library",
    permission: "pictures:read",
    query: pictureQuery,
    answer: pictureList,
  },
  "POST /pictures": {
    summary: "Upload a picture",
    permission: "pictures:write",
    answer: z.object({ picture: libraryPicture }),
    accepts: { "multipart/form-data": z.object({ file: z.file() }) },
    errors: ["conflict"],
    audit: ["pictures:upload"],
  },
  "GET /pictures/files/{id}/{content}/{file}": {
    summary: "Get a file of a picture",
    access: "public",
    loadedByPages: true,
    params: z.object({ id: z.string(), content: z.string(), file: z.string() }),
    sends: ["image/webp", "image/avif", "image/png"],
    statuses: [302, 304],
    errors: ["not-found"],
  },
  "GET /pictures/views": {
    summary: "Get the picture data of pages",
    permission: "pictures:read",
    query: viewQuery,
    answer: z.object({ pictures: z.record(z.string(), pictureView) }),
  },
  "GET /pictures/{id}": {
    summary: "Get a picture of the library",
    permission: "pictures:read",
    params: pictureParams,
    answer: z.object({ picture: libraryPicture }),
    errors: ["not-found"],
  },
  "POST /pictures/{id}": {
    summary: "Change the details of a picture",
    permission: "pictures:write",
    params: pictureParams,
    body: pictureDetails,
    answer: z.object({ picture: libraryPicture }),
    errors: ["not-found"],
    audit: ["pictures:save"],
  },
  "DELETE /pictures/{id}": {
    summary: "Delete an unused picture",
    permission: "pictures:write",
    params: pictureParams,
    answer: z.object({}),
    errors: ["not-found", "conflict"],
    audit: ["pictures:delete"],
  },
  "POST /pictures/{id}/file": {
    summary: "Replace a picture wherever it is shown",
    permission: "pictures:write",
    params: pictureParams,
    answer: z.object({ picture: libraryPicture }),
    accepts: { "multipart/form-data": z.object({ file: z.file() }) },
    errors: ["not-found"],
    audit: ["pictures:replace"],
  },
});
