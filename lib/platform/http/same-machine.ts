/**
 * An internal header that marks a request from a browser on the server's own machine; a value that a client sends is
 * dropped.
 */
export const SAME_MACHINE_HEADER = "x-same-machine";

/** Whether a request came from a browser on the server's own machine. */
export function isFromSameMachine(headers: { get(name: string): string | null }): boolean {
  return headers.get(SAME_MACHINE_HEADER) === "1";
}
