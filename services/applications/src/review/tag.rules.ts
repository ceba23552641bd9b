import { AppError, tagsMax } from '@workboard/contracts';

const keyOf = (tag: string): string => tag.toLowerCase();

/**
 * Tags after some were added and some taken away; the case of letters makes no other tag, and the spelling that is there
 * stays (decision P46). Throws `too_many_tags`.
 */
export const changedTags = (
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] => {
  const gone = new Set(remove.map(keyOf));
  const kept = new Map(tags.filter((tag) => !gone.has(keyOf(tag))).map((tag) => [keyOf(tag), tag]));
  for (const tag of add) {
    if (!kept.has(keyOf(tag))) {
      kept.set(keyOf(tag), tag);
    }
  }
  if (kept.size > tagsMax) {
    throw new AppError('too_many_tags');
  }
  return [...kept.values()];
};
