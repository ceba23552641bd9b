const leading = /^(?:supervis|manag|led$|lead|train|coach|mentor|direct|coordinat|oversaw|oversee|organi[sz])/u;
const deeds = new Set(
  'drove sold gave ran met kept wrote sent took brought fed held paid bought drew got told spoke went did made saw taught'.split(
    ' ',
  ),
);
const titled = new Set(
  'registered licensed certified qualified chartered experienced accredited skilled advanced unskilled limited self-employed need seed shed feed'.split(
    ' ',
  ),
);

/** Whether a word tells that one leads others: those who are led are the object of own work. */
export const isLeading = (word: string): boolean => leading.test(word);

/** Whether a word is a past tense that does not end in "ed". */
export const isIrregularDeed = (word: string): boolean => deeds.has(word);

/** Whether a sentence that begins with this word tells a deed ("Drove chefs to work") and so does not name a job. */
export const opensWithDeed = (word: string): boolean =>
  deeds.has(word) || (/[a-z]{2}ed$/u.test(word) && !titled.has(word));
