const FIRST_SECONDS = 5;
const MAX_SECONDS = 60 * 60;

/**
 * Returns the wait after a failed attempt, in seconds: twice as long after each, up to an hour. A random half of it keeps
 * jobs that failed together apart ("equal jitter").
 * @param tries the number of attempts, from 1
 */
export function backoffSeconds(tries: number, random = Math.random): number {
  const full = Math.min(MAX_SECONDS, FIRST_SECONDS * 2 ** Math.min(tries - 1, 30));
  return full / 2 + (random() * full) / 2;
}
