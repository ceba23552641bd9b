import { stemSet } from './word-set.js';

/** What goes around any work: names of firms, lengths of time, and verbs that say nothing of what was done. */
export const frame = stemSet(
  'company firm limited holdings trading services enterprises industries group corporation international department office ' +
    'year month week day daily time work worked used using apply applied practise practised job task duty role employed engaged ' +
    'experienced involved responsible carried every always often usually regularly performed did done various many several different good high level result',
);

/** How people begin to say what they have: "I bring …", "Holder of …". */
export const opening = stemSet(
  'bring hold holder possess offer own come person applicant candidate profile background seasoned proven',
);

/** Only joining words are left out: "minimum", "experience" and the numbers of an ad are part of its wording. */
export const joining = stemSet(
  'a an the and or of in on at to for with by from as is are be will must have has your our this that it any all i my me we am was were been do can also',
);
