/** The code of the refusal that some work ends with; fails when it is not refused. */
export const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => {
      throw new Error('It was not refused');
    },
    (reason: unknown) => reason,
  );
  return (error as { code?: string }).code ?? String(error);
};
