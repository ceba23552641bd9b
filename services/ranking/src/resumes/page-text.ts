import type { Box, PaintedCharacter, Painting } from './painted-text.js';

/** A piece of text as pdfjs reports it, in the order it was painted. */
export interface Piece {
  str: string;
  height: number;
  width: number;
  hasEOL: boolean;
  transform: number[];
}

interface Line {
  text: string;
  left: number;
  right: number;
  y: number;
  height: number;
}

/** Points; smaller letters cannot be read by a person. */
const leastHeight = 3;
const margin = 2;
/** Painted letters that pdfjs does not report stand beside the page. */
const leastDropped = 8;
const wrapsAt = 0.82;
const sameLeft = 3;
const widestLeading = 1.7;
const endOfSentence = /[.!?:;]$/u;
const bullet = /^(?:[•●▪◦‣✓✔*–—-]|\d+[.)])\s/u;

/** The text of one page that a person sees, wrapped lines joined again, and whether there is any that they do not see. */
export const textOfPage = ({
  pieces,
  painting,
  view,
}: {
  pieces: Piece[];
  painting: Painting;
  view: Box;
}): {
  text: string;
  hasHidden: boolean;
} => {
  const characters = painting.characters.filter(({ text }) => text.trim() !== '');
  let at = 0;
  let hasHidden = false;
  const seen: Piece[] = [];
  for (const piece of pieces) {
    const letters = Array.from(piece.str).filter((letter) => letter.trim() !== '');
    const painted = findRun(characters, letters, at);
    hasHidden ||= painted !== null && painted.end - letters.length - at >= leastDropped;
    at = painted ? painted.end : at;
    const isSeen =
      letters.length === 0 ||
      (piece.height >= leastHeight &&
        isOn(view, piece) &&
        isReadable({ painted: painted?.run ?? [], piece, painting }));
    hasHidden ||= !isSeen;
    seen.push(isSeen ? piece : { ...piece, str: '' });
  }
  hasHidden ||= characters.length - at >= leastDropped;
  return { text: paragraphsOf(linesOf(seen)), hasHidden };
};

/** The painted characters of a piece: the next ones that spell it, skipping what pdfjs left out. */
const findRun = (characters: PaintedCharacter[], letters: string[], from: number) => {
  const longestSkip = 200;
  for (let start = from; start <= Math.min(from + longestSkip, characters.length - letters.length); start += 1) {
    if (letters.every((letter, at) => characters[start + at]?.text === letter)) {
      return { run: characters.slice(start, start + letters.length), end: start + letters.length };
    }
  }
  return null;
};

const isOn = ({ left, bottom, right, top }: Box, { transform, width }: Piece): boolean => {
  const [x = 0, y = 0] = transform.slice(4);
  return x + width >= left - margin && x <= right + margin && y >= bottom - margin && y <= top + margin;
};

const isReadable = ({
  painted,
  piece,
  painting,
}: {
  painted: PaintedCharacter[];
  piece: Piece;
  painting: Painting;
}): boolean => {
  const [x = 0, y = 0] = piece.transform.slice(4);
  const isOnColour = painting.backgrounds.some(
    ({ left, bottom, right, top }) => x >= left - margin && x <= right && y >= bottom - margin && y <= top,
  );
  const visible = painted.filter(({ isPainted, isWhite }) => isPainted && (!isWhite || isOnColour));
  return painted.length === 0 || visible.length * 2 >= painted.length;
};

const linesOf = (pieces: Piece[]): Line[] => {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const { str, transform, width, height, hasEOL } of pieces) {
    const [x = 0, y = 0] = transform.slice(4);
    if (str !== '') {
      open ??= { text: '', left: x, right: x, y, height };
      open.text += str;
      open.right = Math.max(open.right, x + width);
    }
    if (hasEOL && open) {
      lines.push(open);
      open = null;
    }
  }
  return open ? [...lines, open] : lines;
};

/** A line that fills its column and ends in mid-sentence goes on in the next one. */
const paragraphsOf = (lines: Line[]): string => {
  const edge = Math.max(0, ...lines.map(({ right }) => right));
  let text = '';
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const isWrapped =
      next !== undefined &&
      line.right >= edge * wrapsAt &&
      Math.abs(next.left - line.left) <= sameLeft &&
      line.y - next.y > 0 &&
      line.y - next.y <= line.height * widestLeading &&
      !endOfSentence.test(line.text.trim()) &&
      !bullet.test(next.text.trim());
    text += line.text.trim() + (isWrapped ? ' ' : '\n');
  });
  return text;
};
