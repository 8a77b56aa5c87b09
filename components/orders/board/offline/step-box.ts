import { browserStorage } from "@/components/ui/browser-storage";
import { keptName, noteUnsent } from "@/components/ui/kept-data";
import { conflictWords } from "@/lib/orders/steps/conflict-words";
import { type KeptStep, keptStep, readKeptStep } from "@/lib/orders/steps/kept-format";
import {
  follows,
  MAX_STEPS,
  type MadeStep,
  type QueuedStep,
  queuedStep,
  subjectOf,
  subjectsOf,
} from "@/lib/orders/steps/queue";
import { type Settled, sendSteps } from "@/lib/orders/steps/send-steps";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { deliverStep } from "./deliver-step";
import { keptRows } from "./kept-rows";

/** A refused step that the user must know of, until it is dismissed. */
export type StepNotice = { id: string; text: string; at: number };
type Row = KeptStep | { id: string; notice: StepNotice };

export type BoxState = {
  steps: readonly QueuedStep[];
  notices: readonly StepNotice[];
  /** True while the server doesn't answer. */
  isStuck: boolean;
};

/** The delay before sending again, in milliseconds; doubled after each failure. */
const RETRY_DELAY_MS = { first: 1000, max: 30_000 };
const NOTICE_AGE_MS = 7 * 86_400_000;

/** Changes with each write, for the other pages of this browser. */
const written = browserStorage("localStorage", "kept-steps");

/** Longer than a step is sent for, in milliseconds. */
const MAX_LOCK_WAIT_MS = 90_000;

/**
 * Runs one at a time for all pages of the browser. The ids of steps suffice where there are no locks, and beside a page that
 * the browser has frozen together with its lock.
 */
async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!globalThis.navigator?.locks) return work();
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), MAX_LOCK_WAIT_MS);
  const locked = () => {
    clearTimeout(timer);
    return work();
  };
  return navigator.locks.request(name, { signal: wait.signal }, locked).catch((error) => {
    if (wait.signal.aborted) return work();
    throw error;
  });
}

/** Keeps the unsent steps of a user, and sends them in their order whenever there is a connection. */
function createStepBox(userId: string) {
  const name = keptName("steps", userId);
  const rows = keptRows<Row>(name);
  const watchers = new Set<() => void>();
  const listeners = new Set<(settled: Settled) => void>();
  const runs = new Map<string, Promise<void>>();
  let state: BoxState = { steps: [], notices: [], isStuck: false };
  let unsaved: QueuedStep[] = [];
  let wait = RETRY_DELAY_MS.first;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  function set(next: Partial<BoxState>) {
    state = { ...state, ...next };
    noteUnsent(userId, state.steps.length);
    for (const watcher of watchers) watcher();
  }

  const stepsIn = (all: readonly Row[]) => all.flatMap((row) => readKeptStep(row) ?? []);
  const readSteps = async () => stepsIn(await rows.all());

  async function load() {
    const all = await rows.all();
    const kept = stepsIn(all);
    const since = Date.now() - NOTICE_AGE_MS;
    const notices = all.flatMap((row) => ("notice" in row && row.notice.at > since ? [row.notice] : []));
    const steps = [...kept, ...unsaved.filter(({ id }) => kept.every((one) => one.id !== id))];
    set({ steps, notices: notices.sort((one, other) => one.at - other.at) });
  }

  async function write(stored: Row[], removed: string[] = []) {
    await rows.write(stored, removed);
    written.write(randomKey());
  }

  async function settle(settled: Settled) {
    const { step, answer, dropped } = settled;
    const isLasting = answer.kind === "refused" && (step.hasWaited || dropped.length > 0);
    const notice = { id: `notice-${step.id}`, text: conflictWords(settled), at: Date.now() };
    const removed = [step, ...dropped].map(({ id }) => id);
    await write(isLasting ? [{ id: notice.id, notice }] : [], removed);
    for (const listener of listeners) listener(settled);
    const steps = state.steps.filter(({ id }) => !removed.includes(id));
    set({ steps, notices: isLasting ? [...state.notices, notice] : state.notices });
  }

  async function markWaiting() {
    const marked = state.steps.filter(({ hasWaited }) => !hasWaited);
    if (marked.length === 0) return;
    const waiting = marked.map((step) => ({ ...step, hasWaited: true }));
    set({ steps: state.steps.map((step) => waiting.find(({ id }) => id === step.id) ?? step) });
    const kept = await readSteps();
    const stillKept = waiting.filter(({ id }) => kept.some((step) => step.id === id));
    await rows.write(stillKept.map(keptStep));
  }

  function retryLater() {
    if (retrying) return;
    retrying = setTimeout(wake, wait * (0.75 + Math.random() / 4));
    wait = Math.min(2 * wait, RETRY_DELAY_MS.max);
  }

  async function sendSubject(subject: string) {
    const delivery = { read: readSteps, send: deliverStep, settle };
    const isAnswered = await withLock(`${name}:${subject}`, () => sendSteps(subject, delivery));
    if (isAnswered) {
      wait = RETRY_DELAY_MS.first;
      if (state.isStuck) set({ isStuck: false });
      return;
    }
    set({ isStuck: true });
    await markWaiting();
    retryLater();
  }

  /** Sends the steps of an order or an item after those that are being sent. */
  function run(subject: string) {
    const next = (runs.get(subject) ?? Promise.resolve()).then(() => sendSubject(subject));
    runs.set(subject, next);
    void next.finally(() => {
      if (runs.get(subject) === next) runs.delete(subject);
    });
  }

  /** Sends the steps that wait, unless a sending is under way. */
  function wake() {
    clearTimeout(retrying);
    retrying = undefined;
    for (const subject of subjectsOf(state.steps)) if (!runs.has(subject)) run(subject);
  }

  async function keep(step: QueuedStep) {
    unsaved = [...unsaved, step];
    await write([keptStep(step)]);
    unsaved = unsaved.filter(({ id }) => id !== step.id);
    run(subjectOf(step));
  }

  window.addEventListener("storage", ({ key }) => key === written.key && void load());
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake());
  void load().then(wake);

  return {
    get: () => state,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Calls back for each answered step, before it is removed. */
    onSettled(listener: (settled: Settled) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wake,
    /**
     * Keeps a step and sends it.
     * @returns its id; null if it doesn't follow the steps before, or too many steps are kept
     */
    add(made: MadeStep) {
      const { steps, isStuck } = state;
      if (steps.length >= MAX_STEPS || !follows(steps, made)) return null;
      const at = Math.max(Date.now(), ...steps.map((step) => step.at + 1));
      const hasWaited = isStuck || !navigator.onLine;
      const step = queuedStep(steps, made, { id: randomKey(), at, hasWaited });
      set({ steps: [...steps, step] });
      void keep(step);
      return step.id;
    },
    dismiss(id: string) {
      set({ notices: state.notices.filter((notice) => notice.id !== id) });
      void write([], [id]);
    },
  };
}

type StepBox = ReturnType<typeof createStepBox>;

const boxes = new Map<string, StepBox>();

/** Returns the steps of a user in this page, which are sent for as long as the page is open. */
export function stepBoxOf(userId: string): StepBox {
  const known = boxes.get(userId) ?? createStepBox(userId);
  boxes.set(userId, known);
  return known;
}
