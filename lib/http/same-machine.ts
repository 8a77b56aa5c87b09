/**
 * The header by which the server tells that a request came from a browser on its own machine; what a visitor sends
 * there is dropped.
 */
export const SAME_MACHINE_HEADER = "x-same-machine";

/** Whether a request came from a browser on the server's own machine. */
export function isFromSameMachine(headers: { get(name: string): string | null }): boolean {
  return headers.get(SAME_MACHINE_HEADER) === "1";
}
