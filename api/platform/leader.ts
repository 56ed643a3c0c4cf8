/** Whether this process, of all that share one state, does what only one may do at a time: the timer, the letter, the watchdog's mail. */
export type Leader = {
  /** Takes the lead where nobody has it. False where another process has. */
  leads(): Promise<boolean>;
  /** Lets another lead. */
  close(): Promise<void>;
};

/** Where one process keeps the state, there is nobody else. */
export const alone: Leader = { leads: async () => true, close: async () => {} };
