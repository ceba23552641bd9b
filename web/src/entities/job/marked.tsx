/** Whole words, in any case. */
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{Letter}\p{Number}])(${words
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('|')})(?![\p{Letter}\p{Number}])`,
    'giu',
  );

/** A text with the words that a search found. */
export const Marked = ({ text, words = [] }: { text: string; words?: readonly string[] }) =>
  words.length === 0
    ? text
    : text.split(patternOf(words)).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <mark key={at} className="marked">
            {part}
          </mark>
        ),
      );
