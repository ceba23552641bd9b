/** A line that takes longer is a bad one: what is kept is shown meanwhile. */
const badLineMs = 4000;

const find = async (address: string): Promise<Response | undefined> =>
  'caches' in globalThis ? caches.match(address, { ignoreVary: true }).catch(() => undefined) : undefined;

/** Whether this device has a file of the build, by its path below the site's root. */
export const isFileKept = async (file: string): Promise<boolean> => (await find(`/${file}`)) !== undefined;

/**
 * What the line answers to a read, or after 4 s or a failure what this device keeps of an earlier answer, with a header that says
 * since when (ADR 24). Caches of accounts that are not signed in are gone.
 *
 * @throws what `ask` throws when nothing is kept
 */
export const overLineOrKept = async (ask: () => Promise<Response>, address: string): Promise<Response> => {
  const line = ask();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response | undefined>((resolve) => {
    timer = setTimeout(() => void find(address).then(resolve), badLineMs);
  });
  try {
    return (await Promise.race([line, late])) ?? (await line);
  } catch (error) {
    const kept = await find(address);
    if (kept) {
      return kept;
    }
    throw error;
  } finally {
    clearTimeout(timer);
    // Late answers are nobody's.
    line.catch(() => undefined);
  }
};
