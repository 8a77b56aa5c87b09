type CleanUp = () => Promise<unknown>;

const cleanUps: CleanUp[] = [];

/** Registers what a test file shares between its `describe` blocks to be closed after all of them. */
export const atEnd = (cleanUp: CleanUp): number => cleanUps.push(cleanUp);

/** Runs the registered functions, the last one first. */
export async function cleanUpAll(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
}
