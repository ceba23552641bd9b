import { beforeAll, describe, expect, it } from '@jest/globals';
import { Audit } from '../support/audit.js';
import { narrow, type Visitor } from '../support/browser.js';
import { enterAs } from '../support/cast.js';
import { movedBy } from '../support/moved.js';
import { addressOf, places, type Viewer } from '../support/places.js';
import { poll } from '../support/poll.js';
import { heading, settle } from '../support/screens.js';
import { setStage } from '../support/stage.js';
import { openOverlay, overlays } from './dialogs.js';
import { beforeAnswers, withLongWords } from './hard-answers.js';
import { refusals } from './refusals.js';
import { during, type State, states } from './states.js';

/** What is there with no list behind it: nothing to be empty, nothing that may fail. */
const withoutData =
  /^\/(offline|auth|forgot|reset|no-such|about|contacts|privacy|terms|profile$|profile\?|create-company)/;

const ofSeekers = /^\/(dashboard|jobs|applications|saved-jobs|job-alerts|profile|compan(y|ies))\b/;
/** What people open day by day, and what visitors see at all: nothing on it moves by itself. */
const opened: Partial<Record<Viewer, RegExp>> = {
  // What a device keeps shows once it has looked.
  visitor: /^(?!\/offline)/,
  seeker: ofSeekers,
  'new seeker': ofSeekers,
  employer: /^\/dashboard\b/,
};

/** What an address that leads nowhere, and a link that was never mailed, are answered. */
const expected = /\/no-such-page answered 404$|\/reset-password\?token=none: .* answered 401$/;

/** Tests that every screen of a viewer, in every state, is as it should be at all widths and in both themes. */
export const describeScreens = (viewer: Viewer): void => {
  const own = places.filter((place) => place.viewers.includes(viewer));
  // One of those who see a screen is enough for what it says without data. Visitors' pages come with their data.
  const withData = own.filter(
    ({ path, isAlias, viewers }) =>
      !isAlias && !withoutData.test(path) && viewers.find((other) => other !== 'visitor') === viewer,
  );
  const inStates = withData.flatMap(({ path }) => states.map((state) => ({ path, state })));
  const ownRefusals = refusals.filter((refusal) => refusal.viewer === viewer);
  const ownOverlays = overlays.filter((overlay) => overlay.viewer === viewer);

  describe(`the screens of: ${viewer}`, () => {
    const stage = setStage();
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await enterAs({ ...stage, viewer });
    }, 60_000);

    const examine = async (name: string, extent: 'whole' | 'corners' = 'corners'): Promise<void> => {
      const audit = new Audit();
      await settle(visitor.page);
      await audit.screen(visitor.page, name, extent);
      expect(audit.findings).toEqual([]);
    };
    /** Opens a screen on a phone; what stands on those that are opened most stays in its place. */
    const open = async (path: string, state?: State): Promise<void> => {
      const { page } = visitor;
      await page.setViewportSize(narrow);
      await page.goto(addressOf(path, stage.cast.samples));
      await settle(page);
      const isStill = opened[viewer]?.test(path) && state !== 'error';
      expect(await movedBy(page)).toBeLessThanOrEqual(isStill ? 0.001 : 1);
    };
    /** Takes what went wrong in the page since the last time. */
    const faults = (): string[] => visitor.faults.splice(0);

    it.each(own)(
      '$path is sound',
      async ({ path }) => {
        await open(path);
        await examine(path, 'whole');
        expect(faults().filter((fault) => !expected.test(fault))).toEqual([]);
      },
      60_000,
    );

    if (inStates.length > 0) {
      it.each(inStates)(
        '$path is sound when the answer is: $state',
        async ({ path, state }) => {
          const { page } = visitor;
          const act = async () => {
            await open(path, state);
            await examine(`${path}, ${state}`);
          };
          await during({ page, state, act });
          expect(faults().filter((fault) => !fault.includes('answered 400'))).toEqual([]);
        },
        60_000,
      );
    }

    if (withData.length > 0) {
      it.each(withData)(
        '$path holds a word of 300 letters wherever people write one',
        async ({ path }) => {
          expect(await withLongWords(visitor.page, addressOf(path, stage.cast.samples))).toEqual([]);
          faults();
        },
        60_000,
      );

      it.each(withData)(
        '$path says no figure and no ‘none’ before it knows',
        async ({ path }) => {
          expect(await beforeAnswers(visitor.page, addressOf(path, stage.cast.samples))).toEqual([]);
          faults();
        },
        60_000,
      );
    }

    if (ownRefusals.length > 0) {
      it.each(ownRefusals)(
        '$path says: $title',
        async ({ path, title, text, action }) => {
          const { page } = visitor;
          await page.goto(addressOf(path, stage.cast.samples));
          await heading(page, title);
          const main = page.getByRole('main');
          await poll(() => main.innerText()).toContain(text);
          await main
            .getByRole('link', { name: action, exact: true })
            .or(main.getByRole('button', { name: action, exact: true }))
            .waitFor();
          await examine(path);
          expect(faults().filter((fault) => !fault.includes('answered 404'))).toEqual([]);
        },
        60_000,
      );
    }

    if (ownOverlays.length > 0) {
      it.each(ownOverlays)(
        '$name over $path is sound',
        async (overlay) => {
          await visitor.page.goto(addressOf(overlay.path, stage.cast.samples));
          await settle(visitor.page);
          await openOverlay(overlay, visitor.page);
          await examine(`${overlay.path}, ${overlay.name}`, 'whole');
          expect(faults()).toEqual([]);
        },
        60_000,
      );
    }
  });
};
