/** What a page's drawing instructions say of its text; `ops` are pdfjs' operator numbers by name. */
export interface Instructions {
  fnArray: number[];
  argsArray: unknown[];
}

/** One character as it was painted, and whether the paint can be seen: not on white, not invisible, not transparent. */
export interface PaintedCharacter {
  text: string;
  isPainted: boolean;
  isWhite: boolean;
}

/** A rectangle in page points. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface Painting {
  characters: PaintedCharacter[];
  /** Coloured areas and images, on which white letters can be read. */
  backgrounds: Box[];
}

type Matrix = [number, number, number, number, number, number];
interface State {
  matrix: Matrix;
  fill: string;
  mode: number;
  alpha: number;
}

const invisibleModes = new Set([3, 7]);
const leastAlpha = 0.08;
const whitish = 0xeb;

/** Walks the drawing instructions of a page in order and notes how each character was painted. */
export const paintingOf = ({ fnArray, argsArray }: Instructions, ops: Record<string, number>): Painting => {
  const painting: Painting = { characters: [], backgrounds: [] };
  const saved: State[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], fill: '#000000', mode: 0, alpha: 1 };
  const fills = new Set(
    ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'].map((name) => ops[name]),
  );
  const images = new Set(
    ['paintImageXObject', 'paintInlineImageXObject', 'paintImageMaskXObject'].map((name) => ops[name]),
  );

  fnArray.forEach((operator, at) => {
    const args = (argsArray[at] ?? []) as unknown[];
    switch (operator) {
      case ops['save']:
        saved.push(state);
        break;
      case ops['restore']:
      case ops['paintFormXObjectEnd']:
        state = saved.pop() ?? state;
        break;
      case ops['transform']:
        state = { ...state, matrix: multiply(state.matrix, args as Matrix) };
        break;
      case ops['paintFormXObjectBegin']:
        saved.push(state);
        state = { ...state, matrix: multiply(state.matrix, (args[0] as Matrix | null) ?? [1, 0, 0, 1, 0, 0]) };
        break;
      case ops['setFillRGBColor']:
        state = { ...state, fill: String(args[0]) };
        break;
      case ops['setFillColorN']:
        // A pattern: whatever it is, it is not plain white.
        state = { ...state, fill: 'pattern' };
        break;
      case ops['setTextRenderingMode']:
        state = { ...state, mode: Number(args[0]) };
        break;
      case ops['setGState']:
        state = { ...state, alpha: alphaIn(args[0]) ?? state.alpha };
        break;
      case ops['constructPath']:
        if (fills.has(args[0] as number) && !isWhite(state.fill) && state.alpha > leastAlpha) {
          painting.backgrounds.push(boxOf(state.matrix, args[2] as ArrayLike<number> | null));
        }
        break;
      case ops['showText']:
        painting.characters.push(...charactersIn(args[0], state));
        break;
      default:
        if (images.has(operator)) {
          painting.backgrounds.push(boxOf(state.matrix, [0, 0, 1, 1]));
        }
    }
  });
  return painting;
};

const charactersIn = (glyphs: unknown, { fill, mode, alpha }: State): PaintedCharacter[] => {
  const isPainted = !invisibleModes.has(mode) && alpha > leastAlpha;
  return (glyphs as (number | { unicode?: string })[]).flatMap((glyph) =>
    typeof glyph === 'number'
      ? []
      : Array.from(glyph.unicode ?? '', (text) => ({ text, isPainted, isWhite: isWhite(fill) })),
  );
};

const alphaIn = (settings: unknown): number | undefined => {
  const entry = (settings as [string, unknown][]).find(([name]) => name === 'ca');
  return entry ? Number(entry[1]) : undefined;
};

const isWhite = (fill: string): boolean => {
  const parts = /^#(..)(..)(..)$/u.exec(fill)?.slice(1) ?? [];
  return parts.length === 3 && parts.every((part) => Number.parseInt(part, 16) >= whitish);
};

const boxOf = (matrix: Matrix, bounds: ArrayLike<number> | null): Box => {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(bounds ?? []);
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]);
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
};

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];
