/** A part of a text: offsets into its raw text. */
export interface Span {
  start: number;
  end: number;
}

const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|mt|no|nos|sr|jr|co|vs|inc|ltd|pty|pvt|corp|govt|dept|dip|cert|univ|approx|etc|\p{L}(?:\.\p{L})+)$/iu;
/** "Class 6 licence | nil": a cell that answers the one before it stays with it. */
const boundary =
  /[\r\n]+|[•●▪◦‣✓✔➢❖]|(?:\||\t+)(?!\s*(?:nil|none|no|n\/a)\s*(?:$|[|\t\r\n]))|(?<=[.!?;])(?=\s|$)|(?<=[\p{L}\p{N}.)])(?=(?:company|education|skill|project) details\b)/gu;
const inlineBullet = /\s+[-–—*](?=\s+\p{L})/gu;
const fewestInline = 3;
const commaList = /^[^.!?]*$/u;

/** Cuts raw text into sentences, bullet points and lines; letter case and bullet style change nothing. */
export const splitSentences = (text: string): Span[] => {
  const spans: Span[] = [];
  const push = (from: number, to: number): void => {
    const span = trimSpan({ text, start: from, end: to });
    if (!span) {
      return;
    }
    const bullets = [...text.slice(span.start, span.end).matchAll(inlineBullet)];
    if (bullets.length < fewestInline) {
      spans.push(span);
      return;
    }
    const cuts = [span.start, ...bullets.map((bullet) => span.start + bullet.index), span.end];
    cuts.slice(1).forEach((cut, at) => {
      spans.push(...[trimSpan({ text, start: cuts[at] ?? cut, end: cut })].filter((part) => part !== null));
    });
  };
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    if (match[0] === '' && abbreviation.test(text.slice(Math.max(0, match.index - 12), match.index - 1))) {
      continue;
    }
    push(start, match.index);
    start = match.index + match[0].length;
  }
  push(start, text.length);
  return spans;
};

/** The items of a comma list ("Excel, MYOB, payroll"), or null when the sentence is prose. */
export const listItems = (text: string, span: Span): Span[] | null => {
  const body = text.slice(span.start, span.end);
  if (/\b(?:19|20)\d\d\b|\b(?:years?|yrs?|months?)\b/u.test(body) || !commaList.test(body.replace(/\.\s*$/u, ''))) {
    return null;
  }
  const parts = body.split(/[,;/]\s+|\s+[&]\s+/u);
  if (parts.length < 3) {
    return null;
  }
  const words = parts.map((part) => part.trim().split(/\s+/u).length);
  const long = words.filter((count) => count > 4).length;
  if (long > 0 || words.reduce((sum, count) => sum + count, 0) / parts.length > 3) {
    return null;
  }
  let at = span.start;
  return parts.flatMap((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return trimSpan({ text, start: found, end: at }) ?? [];
  });
};

const trimSpan = ({ text, start, end }: { text: string } & Span): Span | null => {
  const raw = text.slice(start, end);
  const lead = /^[\s\-–—*•·,;:>#]*/u.exec(raw)?.[0].length ?? 0;
  const body = raw.slice(lead).replace(/[\s\-–—*•·,;]+$/u, '');
  return body ? { start: start + lead, end: start + lead + body.length } : null;
};
