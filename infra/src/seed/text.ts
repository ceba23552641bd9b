/** A template tag for lists of sentences: one item per line, blank lines ignored. */
export const lines = (strings: TemplateStringsArray): readonly string[] =>
  strings
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A template tag for short lists on one or more lines, separated by commas. */
export const words = (strings: TemplateStringsArray): readonly string[] =>
  strings
    .join('')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Replaces {name} by its value; an unknown name throws, so that no brace reaches a reader. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`No value for {${name}} in: ${template}`);
    }
    return value;
  });

/** 'a' or 'an' with the word, by its sound: an HEO, an ICT officer, a university. */
export const withArticle = (phrase: string): string => {
  const vowelSound = /^([aeio]|u(?!ni|se|ti)|(?:HEO|HSE|HR|LNG|MEL|NGO|SHMS|SME|RF|F&B)\b)/i.test(phrase);
  return `${vowelSound ? 'an' : 'a'} ${phrase}`;
};

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const names =
  /^(?:Active Directory|Adobe|Allen|Caterpillar|Certified|Cisco|Employment Act|Fortinet|GeneXpert|Git\b|Hiri|Incoterms|Institut|KoBo|Komatsu|Leapfrog|Linux|Medical Board|Micromine|Microsoft|Motu|Node|Nursing Council|Opera|Pharmacy Board|PostgreSQL|Power BI|Pronto|React|Revit|Scrum|Security Industries|SolidWorks|Teaching Service|Tok Pisin|TypeScript|Windows)/;

/** For the middle of a sentence; names of products, languages and authorities keep their capital. */
export const decapitalise = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !names.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** 'a, b and c'. */
export const listing = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Lower case, words joined by the separator, nothing else: for addresses and keys. */
export const slug = (text: string, separator = '-'): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, separator)
    .replace(new RegExp(`^\\${separator}|\\${separator}$`, 'g'), '');
