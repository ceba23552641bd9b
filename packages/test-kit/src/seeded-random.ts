/** Numbers from 0 up to 1 that are the same at every run with the same seed, a whole number above 0. */
export const seededRandom = (seed: number): (() => number) => {
  const modulus = 2_147_483_647;
  let state = seed % modulus;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
};
