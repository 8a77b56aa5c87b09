/** The minutes without use after which a session ends; 0 for no such limit. */
export const idleChoices = [0, 15, 30, 60, 240, 720] as const;
