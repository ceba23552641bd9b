/** The addresses of people who are made up for a run, by their mail domain. */
export const addressesOf = (domain: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `p${at + 1}@${domain}`);

/** The statement that adds them, with the profile, resume and password of the demo's seeker; those that are there stay. */
export const addSeekers = (
  domain: string,
  count: number,
): string => `INSERT INTO auth.users (email, password_hash, first_name,
    last_name, phone, location, bio, skills, experience, education, resume, is_verified, email_verified)
  SELECT 'p' || n || '@${domain}', password_hash, first_name, last_name, phone, location, bio, skills, experience,
    education, resume, true, true
  FROM auth.users, generate_series(1, ${count}) AS n WHERE email = 'seeker@workboard.test'
  ON CONFLICT DO NOTHING`;

/** What they write when they apply. */
export const madeUpLetter = 'I should like to work for you and can begin next month; I have done this work for years.';
