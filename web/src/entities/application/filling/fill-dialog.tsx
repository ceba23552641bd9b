import { Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { DeskEntry, Job } from '@workboard/contracts';
import { isEnding } from '@workboard/contracts/enums';
import { useState } from 'react';
import { QueryState } from '../../../components/feedback/query-state.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { plural } from '../../../lib/text/text.js';
import { deskQuery, deskRowsQuery } from '../desk-queries.js';
import { nameless, useBlind } from '../blind.js';
import { OwnWordsField, useOwnWords } from '../messages/own-words.js';
import { offered, type Template, templatesQuery } from '../messages/templates.js';
import { outboxQuery } from '../outbox-query.js';
import { sayHold } from '../say-wait.js';
import type { Filling } from './use-filling.js';

/** The template that the mail begins with; the company may have its own version of it. */
const firstTemplate = 'filled-en';
/** So many are looked through in the preview. */
const previewed = 100;

interface FillDialogProps {
  job: Pick<Job, 'id' | 'title'>;
  isBusy: boolean;
  onConfirm: (filling: Filling) => void;
  onClose: () => void;
}

interface ChoiceProps extends FillDialogProps {
  open: readonly DeskEntry[];
  template: Template | undefined;
}

/** Who is told, in which words; nothing is chosen when nobody is left to be told. */
const Choice = ({ job, open, template, isBusy, onConfirm, onClose }: ChoiceProps) => {
  const [isBlind] = useBlind();
  const [wantsTelling, setTelling] = useState(true);
  const words = useOwnWords(template?.body ?? null);
  const holds = useQuery(outboxQuery).data?.holds;
  const ids = open.slice(0, previewed).map(({ id }) => id);
  const rows = useQuery({ ...deskRowsQuery(String(job.id), ids), enabled: ids.length > 0 });
  const byId = new Map(rows.data?.map((row) => [row.id, row]));
  const recipients = ids.map((id) => ({ id, job, user: (!isBlind && byId.get(id)?.user) || nameless(id) }));
  const interviews = open.filter(({ hasInterview }) => hasInterview).length;
  const tell = wantsTelling && open.length > 0;
  const confirm = () => {
    if (!tell) {
      onConfirm({ tell });
    } else if (words.check()) {
      onConfirm({ tell, message: words.text ?? undefined });
    }
  };
  return (
    <TitledDialog
      title="Position filled?"
      onClose={onClose}
      leave="Cancel"
      actions={
        <Button variant="contained" disabled={isBusy} onClick={confirm}>
          {isBusy ? 'Marking...' : 'Mark as filled'}
        </Button>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {job.title} closes, and its page says that the position has been filled.
      </Typography>
      {open.length === 0 ? (
        <Typography sx={{ mt: 1.5 }}>No application is open any more, so nobody is told.</Typography>
      ) : (
        <FormControlLabel
          sx={{ mt: 1, minHeight: 44 }}
          control={<Checkbox checked={wantsTelling} onChange={(event) => setTelling(event.target.checked)} />}
          label={`Tell the ${plural(open.length, 'applicant')} still open`}
        />
      )}
      {open.length > 0 && !tell && (
        <Typography>They hear nothing and stay where they are. You can decide about them later.</Typography>
      )}
      {tell && (
        <>
          <Typography>
            They become Rejected. {holds ? `After ${sayHold(holds.rejectedMs)}` : 'Later'} each is mailed, once. Until
            then you can take it back.
          </Typography>
          {interviews > 0 && (
            <Typography sx={{ mt: 1.5 }}>
              {plural(interviews, 'interview')} still to come {interviews === 1 ? 'is' : 'are'} cancelled and told at
              once, which cannot be taken back.
            </Typography>
          )}
          <OwnWordsField words={words} applications={recipients} first={template?.key} />
        </>
      )}
    </TitledDialog>
  );
};

/** Asked before a job is marked as filled (decision P64). */
export const FillDialog = (props: FillDialogProps) => {
  const desk = useQuery({ ...deskQuery(String(props.job.id), ''), staleTime: 0 });
  const templates = useQuery(templatesQuery);
  if (!desk.data || templates.isPending) {
    return (
      <TitledDialog title="Position filled?" onClose={props.onClose}>
        <QueryState query={desk}>{() => null}</QueryState>
      </TitledDialog>
    );
  }
  const open = desk.data.applications.filter(({ status, isWithdrawn }) => !isWithdrawn && !isEnding(status));
  // The product's own text stands in when the company's could not be read.
  const template = offered(templates.data ?? []).find(({ key }) => key === firstTemplate);
  return <Choice {...props} open={open} template={template} />;
};
