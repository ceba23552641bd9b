/** A text as a regular expression finds it, whatever signs it holds. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
