import { Box, Stack, Typography } from '@mui/material';
import type { AdText, ReviewDetail } from '@workboard/contracts';
import { reportReasonWords, signalRules } from '@workboard/contracts/reviews';
import { Fragment, type ReactNode } from 'react';
import { EmailAddress } from '../../../components/elements/email-address.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { plural } from '../../../lib/text/text.js';
import { formatSalary } from '../../../entities/job/pay.js';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** A text with the sentences that were found in it marked. */
const Marked = ({ text, sentences }: { text: string; sentences: readonly string[] }) => {
  const sentence = sentences.find((found) => text.includes(found));
  if (!sentence) {
    return text;
  }
  const [before = '', ...after] = text.split(sentence);
  return (
    <>
      {before}
      <Box component="mark" sx={{ bgcolor: 'status.interviewing.bg', color: 'status.interviewing.text', px: 0.25 }}>
        {sentence}
      </Box>
      <Marked text={after.join(sentence)} sentences={sentences} />
    </>
  );
};

const linesOf = (ad: AdText): [name: string, text: string][] => [
  ['Title', ad.title],
  ['Description', ad.description],
  ['Requirements', ad.requirements.join('\n')],
  ['Responsibilities', ad.responsibilities.join('\n')],
  ['Skills', ad.skills.join('\n')],
  ['Benefits', ad.benefits.join('\n')],
  ['Pay', formatSalary(ad)],
  ['Location', ad.location ?? ''],
  ['HR email', ad.hrEmail ?? ''],
];

const Ad = ({ ad, sentences, than }: { ad: AdText; sentences: readonly string[]; than?: AdText }) => {
  const other = new Map(than && linesOf(than));
  const lines = linesOf(ad).filter(([name, text]) => than === undefined || other.get(name) !== text);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lines
        .filter(([, text]) => than !== undefined || text !== '')
        .map(([name, text]) => (
          <Fragment key={name}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, mb: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text === '' ? 'Taken out' : <Marked text={text} sentences={sentences} />}
            </Box>
          </Fragment>
        ))}
    </Box>
  );
};

const isSame = (one: AdText, other: AdText): boolean => JSON.stringify(linesOf(one)) === JSON.stringify(linesOf(other));

/** Why an ad is under review: signals with their sentences, what people wrote, and the ad then and now. */
export const Evidence = ({ review }: { review: ReviewDetail }) => {
  const { signals, reported, snapshot, now } = review;
  const sentences = signals.flatMap((signal) => signal.sentences);
  return (
    <>
      {signals.length > 0 && (
        <Part title="Signals">
          <Stack component="ul" sx={{ gap: 1, m: 0, pl: 2.5 }}>
            {signals.map(({ kind, note }) => (
              <li key={kind}>
                <strong>{signalRules[kind].words}.</strong> {note}
              </li>
            ))}
          </Stack>
        </Part>
      )}
      {reported.length > 0 && (
        <Part title={plural(reported.length, 'report')}>
          <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
            {reported.map(({ reason, text, email, createdAt }) => (
              <li key={createdAt}>
                <strong>{reportReasonWords[reason]}</strong> · {formatDayAndTime(createdAt)}
                {text && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>}
                {email && (
                  <Typography variant="body2">
                    May be asked at <EmailAddress>{email}</EmailAddress>
                  </Typography>
                )}
              </li>
            ))}
          </Stack>
        </Part>
      )}
      <Part title="The ad when the case was opened">
        <Ad ad={snapshot} sentences={sentences} />
      </Part>
      {now === null ? (
        <Part title="The ad now">It was deleted.</Part>
      ) : isSame(snapshot, now) ? null : (
        <Part title="What was changed since">
          <Ad ad={now} than={snapshot} sentences={sentences} />
        </Part>
      )}
    </>
  );
};
