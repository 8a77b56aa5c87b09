import { type APIRequestContext, expect } from "@playwright/test";
import { administrator } from "@/tests/support/browser/browser";

export type UploadedFile = { name: string; mimeType: string; buffer: Buffer };

/** Returns a function that uploads files as the administrator in another browser: signing in again would end its session. */
export const uploader =
  (request: APIRequestContext, origin: string) =>
  async (path: string, file: UploadedFile, fields: Record<string, string> = {}) => {
    const body = JSON.stringify(administrator);
    const json = { "content-type": "application/json" };
    const { token } = await (
      await fetch(`${origin}/api/auth/login`, { method: "POST", headers: json, body })
    ).json();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post(`/api${path}`, { headers, multipart: { ...fields, file } });
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.any(String)]);
    return answer.json();
  };
