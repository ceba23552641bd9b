import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { TextInput } from '../../../../components/forms/controls.js';
import { plural } from '../../../../lib/text/text.js';
import { useDesk } from './desk-context.js';
import { markedText, type Stretch } from './cv-marks.js';

/** Shorter words are everywhere. */
const shortest = 2;

const Part = ({ stretch, isHere }: { stretch: Stretch; isHere: boolean }) => {
  const { text, quote, find } = stretch;
  if (quote === undefined && find === undefined) {
    return text;
  }
  return (
    <Box
      component="mark"
      data-found={find}
      sx={
        find === undefined
          ? { bgcolor: 'status.interviewing.bg', color: 'status.interviewing.text', borderRadius: 0.5 }
          : {
              bgcolor: 'gold.fill',
              color: 'gold.ink',
              borderRadius: 0.5,
              outline: isHere ? 2 : 0,
              outlineColor: 'text.primary',
            }
      }
    >
      {text}
    </Box>
  );
};

/** The text of a CV with a search in it; what the ranking quotes is marked (decision P41). */
export const CvText = ({ text }: { text: string }) => {
  const { find: wanted, ranked } = useDesk();
  const [find, setFind] = useState(wanted);
  const [asked, setAsked] = useState(wanted);
  const [at, setAt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  if (asked !== wanted) {
    setAsked(wanted);
    setFind(wanted);
    setAt(0);
  }
  const stretches = useMemo(() => {
    const quotes = (ranked?.reasons ?? []).flatMap(({ source, evidence }) =>
      source === 'resume' && evidence ? [evidence] : [],
    );
    return markedText(text, { quotes, find: find.trim().length < shortest ? '' : find });
  }, [text, ranked, find]);
  const found = stretches.filter((stretch) => stretch.find !== undefined).length;
  const here = found === 0 ? 0 : ((at % found) + found) % found;
  useEffect(() => {
    if (found > 0) {
      place.current?.querySelector(`[data-found="${here}"]`)?.scrollIntoView({ block: 'center' });
    }
  }, [found, here]);
  return (
    <Box ref={place}>
      <Stack
        component="search"
        direction="row"
        sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            setAt(at + (event.shiftKey ? -1 : 1));
          }
        }}
      >
        <Box
          component={TextInput}
          type="search"
          aria-label="Search in this CV"
          placeholder="Search in this CV"
          value={find}
          onChange={(event) => {
            setFind(event.target.value);
            setAt(0);
          }}
          sx={{ flex: '1 1 160px', width: 'auto', minHeight: 40 }}
        />
        <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
          {find.trim().length >= shortest && (found > 0 ? `${here + 1} of ${plural(found, 'place')}` : 'Not found')}
        </Typography>
        {found > 1 && (
          <Button size="small" onClick={() => setAt(at + 1)}>
            Next
          </Button>
        )}
      </Stack>
      <Typography
        component="div"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '.9375rem', maxWidth: '76ch' }}
      >
        {stretches.map((stretch, index) => (
          <Part key={index} stretch={stretch} isHere={stretch.find === here} />
        ))}
      </Typography>
    </Box>
  );
};
