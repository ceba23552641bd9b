import type { DataSource } from 'typeorm';

const companies = `
  INSERT INTO company_copies (id, version, name, industry, location, status)
  SELECT id, 1,
    (ARRAY['Kumul','Bismarck','Coral Sea','Highlands','Sepik','Ramu','Owen Stanley','Huon','Gazelle','Fly River'])[1 + id % 10]
      || ' ' || (ARRAY['Energy','Trading','Airways','Foods','Builders','Health','Freight'])[1 + id % 7] || ' ' || id,
    'Energy', 'Port Moresby', CASE WHEN id % 20 = 0 THEN 'unauthorised' ELSE 'authorised' END
  FROM generate_series(1, $1::int) AS id`;

const jobs = `
  INSERT INTO jobs (title, description, requirements, skills, salary_min, salary_max, salary_currency, location, work_type,
    employment_type, experience_level, industry, company_id, status, published, published_at, closing_date, created_at, views)
  SELECT
    concat_ws(' ', (ARRAY['Senior','Junior','Graduate','Acting',NULL,NULL])[1 + floor(random() * 6)::int], pick.trade,
      (ARRAY['Manager','Officer','Supervisor','Assistant',NULL,NULL,NULL])[1 + floor(random() * 7)::int]),
    repeat('We look for people who know the work, keep to the safety rules and treat each other well. ', 9),
    ARRAY['Two years of experience', 'Certificate or higher'],
    ARRAY[pick.skill, (ARRAY['Excel','English','Tok Pisin','First aid','Driving'])[1 + n % 5]],
    CASE WHEN n % 7 <> 0 THEN 20000 + (n * 37 % 90) * 1000 END,
    CASE WHEN n % 11 <> 0 THEN 120000 + (n * 53 % 90) * 1000 END,
    CASE WHEN n % 13 = 0 THEN 'USD' ELSE 'PGK' END,
    (ARRAY['Port Moresby, NCD','Port Moresby, NCD','Port Moresby, NCD','Lae, Morobe','Lae, Morobe','Madang','Mount Hagen, WHP',
      'Goroka, EHP','Kokopo, ENB','Vanimo, Sandaun','Wabag, Enga','Alotau, Milne Bay','Kavieng, NIP'])[1 + floor(random() * 13)::int],
    (ARRAY['on-site','on-site','on-site','hybrid','remote'])[1 + floor(random() * 5)::int],
    (ARRAY['full-time','full-time','part-time','contract','internship'])[1 + floor(random() * 5)::int],
    (ARRAY['Entry','Mid','Senior'])[1 + n % 3],
    (ARRAY['technology','healthcare','finance','education','mining','construction','energy','transportation'])[1 + floor(random() * 8)::int],
    1 + n % $1::int, CASE WHEN n % 17 = 0 THEN 'inactive' ELSE 'active' END, n % 19 <> 0, CASE WHEN n % 19 <> 0 THEN now() END,
    CASE WHEN n % 3 <> 0 THEN current_date + (n % 90) - 45 END,
    now() - (n % 60) * interval '1 day' - n * interval '1 second', n % 100
  FROM generate_series(1, $2::int) AS n, LATERAL (SELECT
    (ARRAY['Accountant','Nursing','Welder','Teacher','Driver','Electrician','Geologist','Pharmacist','Chef','IT Support',
      'Heavy Diesel Fitter','Aircraft Maintenance Engineer','Agronomist','Security','Surveyor'])[1 + floor(random() * 15 + n * 0)::int],
    (ARRAY['Welding','Payroll','Nursing care','Teaching','Reporting','Surveying','Networks'])[1 + floor(random() * 7 + n * 0)::int]
  ) AS pick (trade, skill)`;

/** Fills the schema by SQL alone with public, hidden and expired jobs that look like ads; the same every time. */
export const generateJobs = async (source: DataSource, options: { companies: number; jobs: number }): Promise<void> => {
  await source.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = '10min'`);
    await manager.query(`SELECT setseed(0.42)`);
    await manager.query(companies, [options.companies]);
    await manager.query(jobs, [options.companies, options.jobs]);
  });
  await source.query(`ANALYZE`);
};
