import { isFileKept } from '../api/kept-answers.js';
import { standIn } from './stand-in.js';

/** A file of the app that did not come. The page that waits for it says so, and goes on asking. */
export class LostFile extends Error {
  override readonly name = 'LostFile';
}

/** A module that was lost although its bytes had come, as where a browser keeps no files: it may never ask for it again. */
export class LostModule extends LostFile {}

/** Files whose bytes are here, or on their way. */
const files = new Map<string, Promise<void>>();

const fetchOne = async (file: string): Promise<void> => {
  const ask = () => fetch(`/${file}`);
  const response = await ask().catch(async (error: unknown) => {
    if (!(await isFileKept(file)) || !(await standIn())) {
      throw error;
    }
    return ask();
  });
  if (!response.ok) {
    throw new Error(`${file} was answered with ${response.status}`);
  }
  await response.arrayBuffer();
};

/**
 * Brings files of the build into the browser's cache, each once, so that the `import()` that follows finds them there: most
 * browsers never ask again for a module that was lost once, but let one fetch as often as one likes.
 *
 * @param names paths below the site's root
 * @throws {LostFile} when one does not come
 */
export const fetchFiles = async (names: readonly string[]): Promise<void> => {
  const waiting = names.map((name) => {
    const known = files.get(name) ?? fetchOne(name);
    files.set(name, known);
    return known.catch((error: unknown) => {
      files.delete(name);
      throw new LostFile('No signal', { cause: error });
    });
  });
  await Promise.all(waiting);
};

/** What Chromium, Firefox and Safari say when a module is lost, which is a TypeError as any other. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError &&
  /Failed to fetch dynamically|error loading dynamically|Importing a module script failed/.test(error.message);

/**
 * The `import()` of files that are fetched first. The build makes every `import()` a call of this (`scripts/fetched-first.ts`).
 *
 * @throws {LostFile} when a file does not come; {@link LostModule} when the browser lost it a second time
 */
export const importFetched = async <T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> => {
  await fetchFiles(names);
  try {
    return await load();
  } catch (error) {
    if (!isLost(error)) {
      throw error;
    }
    names.forEach((name) => files.delete(name));
    throw new LostModule('No signal', { cause: error });
  }
};

/** Milliseconds before each further try: gaps in a line are mostly shorter than their sum. */
const waits = [1000, 2000, 4000];

/** Waits some milliseconds, or less when the browser says that the line is back. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

/**
 * Loads code, and again after 1, 2 and 4 s when a file of it is lost; gives up at once while there is no line at all.
 *
 * @throws {LostFile} when it does not come
 */
export const again = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const wait of waits) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof LostFile) || !navigator.onLine) {
        throw error;
      }
    }
    await pause(wait);
  }
  return load();
};

/** Addresses of the scripts that the page itself starts with. Some keep their names from one version to the next. */
export const scriptsOfPage = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src);

/** Whether the site has a newer version, so that files of this one are gone. Throws when nobody answers. */
export const isOutdated = async (): Promise<boolean> => {
  const answers = await Promise.all(
    scriptsOfPage().map((script) => fetch(script, { method: 'HEAD', cache: 'no-store' })),
  );
  return answers.some(({ status }) => status === 404);
};
