interface Row {
  userId?: unknown;
  published?: unknown;
  status?: unknown;
}

/** What the worker does with a read: `public` is one for all, `private` belongs to the account, the rest it never sees. */
export type Kind = 'public' | 'private';

const publicPaths = [/^\/api\/jobs$/, /^\/api\/jobs\/\d{1,10}$/, /^\/api\/companies\/\d{1,10}$/];
const privatePaths = [/^\/api\/applications$/, /^\/api\/saved-jobs$/];

/** What may be kept on the device (decision P51). Who is signed in is never among it. */
export const kindOf = (pathname: string): Kind | undefined => {
  if (publicPaths.some((path) => path.test(pathname))) {
    return 'public';
  }
  return privatePaths.some((path) => path.test(pathname)) ? 'private' : undefined;
};

const kb = 1024;
/** The longest answer that is kept, in characters, so that small phones do not fill up. */
const longest: Record<Kind, number> = { public: 150 * kb, private: 500 * kb };

/** Answers, and the days for which they are kept. */
export const limits = {
  public: { maxEntries: 40, maxAgeSeconds: 30 * 86_400 },
  private: { maxEntries: 6, maxAgeSeconds: 30 * 86_400 },
  files: { maxEntries: 160, maxAgeSeconds: 60 * 86_400 },
} as const;

const isJob = /^\/api\/jobs\/\d/;

/** A job or a company that others cannot see is its team's; the list of jobs is the same for everybody. */
const isForAll = (pathname: string, body: Row): boolean => {
  if (pathname === '/api/jobs') {
    return true;
  }
  return isJob.test(pathname) ? body.published === true : body.status === 'authorised';
};

/** Whether an answer may be kept: not too long, of the account that is signed in, of nobody else. */
export const isKeepable = (pathname: string, text: string, accountId?: number): boolean => {
  const kind = kindOf(pathname);
  if (!kind || text.length > longest[kind]) {
    return false;
  }
  const body = JSON.parse(text) as Row | Row[] | null;
  if (kind === 'private') {
    return accountId !== undefined && Array.isArray(body) && body.every(({ userId }) => userId === accountId);
  }
  return (
    typeof body === 'object' &&
    body !== null &&
    (Array.isArray(body) ? pathname === '/api/jobs' : isForAll(pathname, body))
  );
};

/** Addresses that are no screens of the app. */
const noScreen = /^\/(api|assets|feeds|sitemap|robots|files|metrics|health|sw\.js)/;

/** Whether opening an address shows a screen, which the shell can show without a line. */
export const isScreen = (pathname: string): boolean => !noScreen.test(pathname) && !/\.\w+$/.test(pathname);
