import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Callout } from '../../../../components/feedback/callout.js';
import { QueryState, Skeletons } from '../../../../components/feedback/query-state.js';
import { useDesk } from './desk-context.js';
import type { DeskPanelProps } from './desk-panels.js';
import { cvTextQuery } from '../../../../entities/application/desk-queries.js';
import { CvText } from './cv-text.js';

/** Phones mostly show no PDF in a page; they get the text and the file. */
const showsPdf = (): boolean => navigator.pdfViewerEnabled;

const Way = ({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) => (
  <Button size="small" variant={isOn ? 'contained' : 'outlined'} aria-pressed={isOn} onClick={onClick}>
    {children}
  </Button>
);

/** The CV as it was sent: its text, searchable and with what the ranking quotes, and the file itself. */
export const CvPanel = ({ application }: DeskPanelProps) => {
  const { find } = useDesk();
  const { id, resume } = application;
  const query = useQuery({ ...cvTextQuery(id), enabled: resume !== null });
  const [wantsFile, setWantsFile] = useState(false);
  if (!resume) {
    return <Typography>No CV was sent with this application.</Typography>;
  }
  const isFile = wantsFile && find === '' && showsPdf();
  return (
    <Stack sx={{ gap: 1.5, height: isFile ? 1 : undefined, minHeight: isFile ? 480 : undefined }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', ml: showsPdf() ? 0 : -1.25 }}>
        {showsPdf() && (
          <Stack
            component="fieldset"
            direction="row"
            aria-label="Show the CV as"
            sx={{ gap: 1, border: 0, m: 0, p: 0 }}
          >
            <Way isOn={!isFile} onClick={() => setWantsFile(false)}>
              Text
            </Way>
            <Way isOn={isFile} onClick={() => setWantsFile(true)}>
              PDF
            </Way>
          </Stack>
        )}
        <Button size="small" href={resume} target="_blank" rel="noopener noreferrer nofollow ugc">
          Open the PDF
        </Button>
        <Button size="small" href={resume} download={`CV-${id}.pdf`}>
          Download
        </Button>
      </Stack>
      {isFile ? (
        <Box
          component="iframe"
          title="CV as it was sent"
          src={resume}
          sx={{ flex: 1, border: 1, borderColor: 'divider', width: 1, minHeight: 480 }}
        />
      ) : (
        <QueryState query={query} loading={<Skeletons height={120} />} errorTitle="The text of the CV did not come">
          {({ state, text }) =>
            state === 'read' ? (
              <CvText text={text} />
            ) : (
              <Callout tone="info">
                {
                  {
                    unreadable: 'This CV has no text that a computer can read (perhaps a scan). Please open the PDF.',
                    waiting: 'The text of this CV is not read yet. Please open the PDF, or look again in a minute.',
                    none: 'The file of this CV is gone.',
                  }[state]
                }
              </Callout>
            )
          }
        </QueryState>
      )}
    </Stack>
  );
};
