const longestPauseMs = 10 * 60_000;

/** Pause in milliseconds before the next try after so many: doubles, from half to one and a half of it by chance. */
export const retryPause = (options: { attempts: number; firstMs: number; random?: number }): number => {
  const { attempts, firstMs, random = Math.random() } = options;
  const doubled = Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), longestPauseMs);
  return Math.round(doubled * (0.5 + random));
};

/** The start of the minute in which an instant lies, in milliseconds. */
export const minuteOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 60_000) * 60_000);

/** Mail that its owner waits for: neither the queue's limit nor a domain's minute nor an earlier bounce holds it back. */
export const accountPriority = 1;
/** Whether a message is such mail. */
export const isAccountMail = ({ priority }: { priority: number }): boolean => priority <= accountPriority;
