const askedKey = 'pngwb-asked-link';
/** What a person does on a page sooner or later, and a program that only loads it does not. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;
/** Milliseconds that a page must be in sight before it counts as read by somebody who keeps still. */
const patienceMs = 2000;

interface Asking {
  email: string;
  /** The job that they wanted to save before they had an account. */
  wish: number | null;
}

/** Remembers that somebody in this browser asked for a link to an address, and what they came for. */
export const rememberAsking = (email: string, wish: number | null = null): void => {
  try {
    const asking: Asking = { email: email.trim().toLowerCase(), wish };
    localStorage.setItem(askedKey, JSON.stringify(asking));
  } catch {
    // A browser that keeps nothing is asked like any other.
  }
};

export const forgetAsking = (): void => {
  try {
    localStorage.removeItem(askedKey);
  } catch {
    // Then nothing was kept.
  }
};

const asking = (email: string): Asking | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(askedKey) ?? 'null') as Asking | null;
    return kept?.email === email ? kept : null;
  } catch {
    return null;
  }
};

/** Whether the link to this address was asked for in this browser. */
export const askedHere = (email: string): boolean => asking(email) !== null;

/** The job that whoever asked for a link to this address in this browser wanted to save; told once. */
export const takeWish = (email: string): number | null => {
  const wish = asking(email)?.wish ?? null;
  if (wish !== null) {
    rememberAsking(email);
  }
  return wish;
};

/**
 * Resolves as soon as a person seems to look at the page: at once if expected here, else with the first sign of a hand,
 * else once the page has been in sight for two seconds. Never while it is prerendered or in a background tab.
 */
export const somebodyThere = ({ isExpected }: { isExpected: boolean }): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      signs.forEach((sign) => window.removeEventListener(sign, notice));
      resolve();
    };
    const notice = (event: Event) => {
      if (event.isTrusted) {
        done();
      }
    };
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = setTimeout(done, isExpected ? 0 : patienceMs);
      }
    };
    signs.forEach((sign) => window.addEventListener(sign, notice, { passive: true }));
    document.addEventListener('visibilitychange', look);
    look();
  });
