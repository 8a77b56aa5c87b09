/** Runs one task at a time; drops tasks requested while one is running, such as by a double press. */
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
