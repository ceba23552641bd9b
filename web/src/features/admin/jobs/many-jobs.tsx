import type { ChangeJobs, Job } from '@workboard/contracts';
import { closedJobsConsequence, unpublishedJobsConsequence } from '@workboard/contracts/consequences-many';
import { useState } from 'react';
import { api } from '../../../lib/api/api.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { plural } from '../../../lib/text/text.js';
import { refreshed } from '../admin-queries.js';
import { ReasonDialog } from '../decisions.js';
import { ActButton } from '../many/act-button.js';
import { useChangeMany } from '../many/use-change-many.js';

const publish = { body: { published: true }, done: 'published' } as const;
const unpublish = { body: { published: false }, done: 'unpublished' } as const;
const close = { body: { status: 'inactive' }, done: 'closed' } as const;
const reopen = { body: { status: 'active' }, done: 'reopened' } as const;

const figuresOf = (jobs: readonly Job[]) => ({
  jobs: jobs.length,
  applications: jobs.reduce((sum, { applications }) => sum + applications, 0),
});

/** Publishes, takes down or closes several jobs; the last two ask first (decision P71). */
export const useManyJobs = (onChanged: (...ids: readonly number[]) => void) => {
  const [takenDown, setTakenDown] = useState<readonly Job[] | null>(null);
  const { change, changeAndWait, last, forget, isBusy } = useChangeMany<Job, Omit<ChangeJobs, 'ids'>>({
    send: (body) => api.put('/admin/jobs', { body }),
    noun: { one: 'job', many: 'jobs' },
    nameOf: ({ title }) => title,
    refresh: refreshed.jobs,
    onChanged: (ids) => onChanged(...ids),
  });
  const askAndClose = async (rows: readonly Job[], clear: () => void) => {
    const isSure = await confirm({
      title: `Close ${plural(rows.length, 'job')}?`,
      text: closedJobsConsequence(figuresOf(rows)),
      confirmLabel: `Close ${rows.length}`,
    });
    if (isSure) {
      clear();
      change({ rows, ...close, back: reopen });
    }
  };
  const acts = (chosen: readonly Job[], clear: () => void) => (
    <>
      <ActButton
        rows={chosen.filter(({ published }) => !published)}
        isBusy={isBusy}
        onAct={(rows) => {
          clear();
          change({ rows, ...publish, back: unpublish });
        }}
      >
        Publish
      </ActButton>
      <ActButton isDanger rows={chosen.filter(({ published }) => published)} isBusy={isBusy} onAct={setTakenDown}>
        Unpublish
      </ActButton>
      <ActButton
        isDanger
        rows={chosen.filter(({ status }) => status === 'active')}
        isBusy={isBusy}
        onAct={(rows) => void askAndClose(rows, clear)}
      >
        Close
      </ActButton>
    </>
  );
  return {
    many: { nameOf: ({ title }: Job) => title, last, isBusy, onForget: forget, acts },
    dialog: takenDown && (
      <ReasonDialog
        title={`Unpublish ${plural(takenDown.length, 'job')}?`}
        consequence={unpublishedJobsConsequence(figuresOf(takenDown))}
        text="Whoever looks after each job gets the reason in a mail, with what to do next."
        submit={`Unpublish ${takenDown.length}`}
        onSend={(reason) =>
          changeAndWait({ rows: takenDown, done: unpublish.done, body: { ...unpublish.body, reason }, back: publish })
        }
        onClose={() => setTakenDown(null)}
      />
    ),
  };
};
