const codeOf = (error: unknown): string => (error as { code?: string }).code ?? String(error);

/** How some work ends: `done`, or the code of its refusal. For races, in which some get through. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', codeOf);

/** The code of the refusal that some work ends with; fails when it is not refused. */
export const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const outcome = await outcomeOf(work);
  if (outcome === 'done') {
    throw new Error('It was not refused');
  }
  return outcome;
};
