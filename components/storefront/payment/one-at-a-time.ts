/** Runs one task at a time: what is asked for while one is on its way, such as by a double press, is not done. */
export function oneAtATime() {
  let isRunning = false;
  return async (task: () => Promise<void>): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await task();
    } finally {
      isRunning = false;
    }
  };
}
