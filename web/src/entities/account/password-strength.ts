export interface Strength {
  /** 0 to 6. */
  points: number;
  word: 'Weak' | 'Medium' | 'Strong';
}

const tests: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 6,
  (password) => password.length >= 8,
  (password) => /[A-Z]/.test(password),
  (password) => /[a-z]/.test(password),
  (password) => /\d/.test(password),
  (password) => /[^A-Za-z0-9]/.test(password),
];

/** One point each for length 6+, length 8+, upper case, lower case, digit and symbol (spec §5). */
export const passwordStrength = (password: string): Strength => {
  const points = tests.filter((test) => test(password)).length;
  return { points, word: points <= 2 ? 'Weak' : points <= 4 ? 'Medium' : 'Strong' };
};
