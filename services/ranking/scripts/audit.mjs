// Impact ratios of a scoring tool, as New York City Local Law 144 defines them, from a separate CSV file:
//   npm run rank:audit -- scores.csv [--score column] [--group column ...]
// The file holds one row per applicant: a score and one column per category (sex, race/ethnicity ...), collected apart
// from the product, which has no such fields. Scoring rate = share of a group above the median score of all;
// impact ratio = the group's rate / the highest group's rate. Groups under 2 % of the data are listed but left out of the
// comparison; a ratio under 0.80 is marked.
//
// The yearly report in the form of that law, as Markdown, aggregated, by sex, province and both:
//   npm run --silent rank:audit -- --demo                                  on the demo data
//   npm run --silent rank:audit -- --categories groups.csv [--from 2026-01-01 --to 2026-12-31]
// The second reads the rankings of DATABASE_ADMIN_URL; groups.csv (applicationId, sex, province) is joined in memory and stored
// nowhere.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { impactRatios, parseCsv } from './audit/impact.mjs';
import { biasReport } from './audit/report.mjs';
import { databaseRows, demoRows } from './audit/sources.mjs';

const thisYear = new Date().getUTCFullYear();

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    score: { type: 'string', default: 'score' },
    group: { type: 'string', multiple: true },
    demo: { type: 'boolean', default: false },
    categories: { type: 'string' },
    from: { type: 'string', default: `${thisYear}-01-01` },
    to: { type: 'string', default: `${thisYear}-12-31` },
  },
});
const [file] = positionals;

const ownRows = () => {
  const url = process.env.DATABASE_ADMIN_URL;
  if (!url) {
    throw new Error('Set DATABASE_ADMIN_URL to the database whose rankings are to be audited.');
  }
  return databaseRows({ url, categories: options.categories, from: options.from, to: options.to });
};

const report = (rows) => {
  const columns = Object.keys(rows[0] ?? {});
  const groups =
    options.group ??
    columns.filter((name) => name !== options.score && !/^(?:id|application_?id|applicant)$/iu.test(name));
  const cuts = groups.length > 1 ? [...groups.map((name) => [name]), groups] : groups.map((name) => [name]);
  for (const cut of cuts) {
    console.log(`\n${cut.join(' x ')}`);
    console.log('  group'.padEnd(36) + 'applicants'.padStart(11) + 'rate'.padStart(8) + 'ratio'.padStart(8));
    for (const { group, count, rate, ratio, isSmall } of impactRatios({ rows, score: options.score, by: cut })) {
      const mark = isSmall ? '  under 2 %, not compared' : ratio < 0.8 ? '  below four fifths' : '';
      console.log(
        `  ${group}`.padEnd(36) +
          `${count}`.padStart(11) +
          rate.toFixed(3).padStart(8) +
          (isSmall ? '-' : ratio.toFixed(2)).padStart(8) +
          mark,
      );
    }
  }
};

if (options.demo || options.categories) {
  try {
    process.stdout.write(biasReport(options.demo ? await demoRows() : await ownRows()));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
} else if (!file || !existsSync(file)) {
  console.error(
    'Usage: npm run rank:audit -- scores.csv [--score column] [--group column ...] | --demo | --categories groups.csv',
  );
  process.exitCode = 1;
} else {
  try {
    report(parseCsv(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
