/** The age of the steps that a device without a connection may send later, in seconds. */
export const MAX_STEP_SECONDS = 86_400;
