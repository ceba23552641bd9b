import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type JSX, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { renderScreen } from '../../testing/render-screen.js';
import { LostFile, LostModule } from '../../lib/loading/again.js';
import { lazyPart, plainPart, preloadDrawn } from './lazy-part.js';

const Menu = () => <p>The menu</p>;

const declare = (file: string, load: () => Promise<() => JSX.Element>) => plainPart(Object.assign(load, { file }));

// React tells of every error that a boundary keeps.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps what stands around a lost part, and shows the part as soon as it is there', async () => {
  // Without a line nothing is waited for.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let hasSignal = false;
  const Part = lazyPart(async () => {
    if (!hasSignal) {
      throw new LostFile('No signal');
    }
    return Menu;
  });
  renderScreen(
    <>
      <input aria-label="Letter" />
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </>,
  );
  const letter = screen.getByLabelText<HTMLInputElement>('Letter');
  await userEvent.type(letter, 'Dear');
  expect(await screen.findByText('We try again by ourselves.')).toBeTruthy();
  await userEvent.type(letter, ' all');
  hasSignal = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('The menu')).toBeTruthy();
  expect(screen.queryByText('No signal.')).toBeNull();
  expect(letter.value).toBe('Dear all');
});

it('is there at once where the server drew it, with what stands in it', async () => {
  const Outer = declare('outer.tsx', async () => {
    const Inner = declare('inner.tsx', async () => Menu);
    return () => <Inner />;
  });
  await preloadDrawn(['inner.tsx', 'outer.tsx', 'of another version.tsx']);
  renderScreen(
    <Suspense fallback="Loading">
      <Outer />
    </Suspense>,
  );
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByText('The menu')).toBeTruthy();
});

it('leaves what is broken, not lost, to the boundary of the screen', async () => {
  const Part = lazyPart(async () => {
    throw new Error('broken');
  });
  renderScreen(
    <ErrorBoundary>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
});

it('asks for the site’s new version when the files of this one are gone', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = '/assets/index-old.js';
  document.head.append(entry);
  const realFetch = globalThis.fetch;
  globalThis.fetch = async () => new Response(null, { status: 404 });
  const Part = lazyPart(() => Promise.reject(new LostFile('No signal')));
  renderScreen(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByRole('button', { name: 'Load the New Version' })).toBeTruthy();
  globalThis.fetch = realFetch;
  entry.remove();
});

it('asks to load the page where the browser does not ask for a module again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = lazyPart(() => Promise.reject(new LostModule('No signal')));
  renderScreen(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByRole('button', { name: 'Load the Page' })).toBeTruthy();
});

/** Where code is left for later: `lazyPart`, `plainPart` and their kin, `again`, and the rules of a form, which asks for them again itself. */
const guarded =
  /(?:(?:lazy|plain)(?:Part|Page|Dialog)\(|again\(|schema[:=][ {]*|contract = |loadMembers = |import\('\.\.\/features\/jobs\/facets\.js'\))/;

it('has no bare import() and no bare lazy() anywhere in the app', () => {
  const sources = path.join(import.meta.dirname, '../..');
  const bare = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && file !== 'components/feedback/lazy-part.tsx' && !/\.spec\.tsx?$/.test(file),
    )
    .flatMap((file) => {
      const text = readFileSync(path.join(sources, file), 'utf8');
      const found = [...text.matchAll(/(?<!typeof )\bimport\((?!\))|\blazy\(|\blazy\b[^}]*\} from 'react'/g)];
      return found
        .filter(({ index }) => !guarded.test(text.slice(Math.max(0, index - 120), index + 40)))
        .map(({ index }) => `${file}: ${text.slice(index, index + 60).split('\n')[0]}`);
    });
  expect(bare).toEqual([]);
});
