import { type JobProfile } from './criteria.js';
import { fieldScale } from './field.js';
import { closeness, headingMatch } from './matching.js';
import { type Passage } from './passages.js';
import { cosine } from './vectors.js';

const copyTrust = { from: 0.35, full: 0.8 };

/**
 * Places each passage in its work: a sentence counts fully under a job of the same field and less under another
 * ("mowed the lawn by the mathematics classroom"). Wording taken from the ad is believed only as far as the heading
 * of the entry it stands under is the job itself.
 */
export function placeInContext({
  passages,
  copied,
  profile,
}: {
  passages: Passage[];
  copied: boolean[];
  profile: JobProfile;
}): void {
  let field: string | null = null;
  let entry = 0;
  passages.forEach((passage, at) => {
    if (passage.role !== 'narrative') {
      passage.context = 1;
      passage.trust = copied[at] ? 0 : passage.trust;
      return;
    }
    if (passage.field !== field) {
      field = passage.field;
      entry = 0;
    }
    const heading = copied[at] || passage.trust === 0 ? 0 : headingMatch(profile.title, passage);
    if (passage.years !== null && !copied[at]) {
      entry = heading;
    } else {
      entry = Math.max(entry, isHeadingLike(passage) ? heading : 0);
    }
    const nearness = closeness(cosine(passage.meaning, profile.field.meaning), fieldScale);
    passage.context = Math.max(entry, heading, passage.known * nearness);
    if (copied[at]) {
      passage.context = entry;
      passage.trust *= closeness(entry, copyTrust);
    }
  });
}

function isHeadingLike(passage: Passage): boolean {
  return /[,(@:|]|\sat\s/iu.test(passage.flat);
}
