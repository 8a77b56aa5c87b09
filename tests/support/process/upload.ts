import { type APIRequestContext, expect } from "@playwright/test";
import { administrator } from "@/tests/support/browser/browser";

export type UploadedFile = { name: string; mimeType: string; buffer: Buffer };

/** Signs the administrator in with another browser: signing in again would end its session. @returns the token */
export async function signInElsewhere(origin: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(administrator);
  const answer = await fetch(`${origin}/api/auth/login`, { method: "POST", headers, body });
  return (await answer.json()).token;
}

/** Returns a function that uploads files as the administrator. */
export const uploader =
  (request: APIRequestContext, origin: string) =>
  async (path: string, file: UploadedFile, fields: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${await signInElsewhere(origin)}` };
    const answer = await request.post(`/api${path}`, { headers, multipart: { ...fields, file } });
    const text = await answer.text();
    expect([path, answer.status(), answer.ok() ? "" : text]).toEqual([path, 200, ""]);
    return JSON.parse(text);
  };
