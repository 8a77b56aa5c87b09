import { bearerFor, callAddress, callHeaders, RequestError, readAnswer } from "./client";

/** How long an upload and its answer may take, in milliseconds. */
const TIMEOUT = 15 * 60_000;

type SendOptions = {
  signal?: AbortSignal;
  /** Told how many bytes of how many have gone out; both are equal once the server has everything. */
  onProgress?: (sent: number, total: number) => void;
};

/** Posts a form with files, as `request` would, and tells how far it has come, which `fetch` can't. */
export async function sendForm<T>(path: string, form: FormData, options: SendOptions = {}): Promise<T> {
  const { signal, onProgress } = options;
  const address = await callAddress(path);
  const upload = new XMLHttpRequest();
  const done = new Promise<T>((resolve, reject) => {
    const fail = () => reject(new RequestError(0));
    upload.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    upload.onload = () => {
      const { status, responseText: text } = upload;
      try {
        resolve(readAnswer<T>({ status, text, retryAfter: upload.getResponseHeader("retry-after") }));
      } catch (error) {
        reject(error);
      }
    };
    upload.onerror = fail;
    upload.ontimeout = fail;
    upload.onabort = fail;
    signal?.addEventListener("abort", fail, { once: true });
    signal?.addEventListener("abort", () => upload.abort(), { once: true });
  });
  upload.open("POST", address);
  upload.timeout = TIMEOUT;
  for (const [name, value] of callHeaders(bearerFor(path), form)) upload.setRequestHeader(name, value);
  if (signal?.aborted) throw new RequestError(0);
  upload.send(form);
  return done;
}
