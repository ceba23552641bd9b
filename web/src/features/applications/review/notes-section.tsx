import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AddNote, Application, ApplicationNote, User } from '@workboard/contracts';
import { mentionsMax } from '@workboard/contracts/constants';
import { seesApplicants } from '@workboard/contracts/hiring-teams';
import { Suspense, useState } from 'react';
import { Field } from '../../../components/forms/field.js';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { CloseIcon } from '../../../components/elements/icons.js';
import { IconAction } from '../../../components/elements/link.js';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { api } from '../../../lib/api/api.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { useUser } from '../../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { teamQuery } from '../../../entities/company/company-queries.js';
import { Writers } from '../../../lib/session/writers.js';
import { useAction } from '../../../lib/api/use-action.js';
import { mentionedIn, withMention } from './mention.js';
import { historyKey, notesQuery } from './review-queries.js';
import { useHiringTeams } from '../../../entities/hiring-team/hiring-teams.js';

const TeamNotesDialog = lazyDialog(async () => (await import('./team-notes-dialog.js')).TeamNotesDialog);

const Note = ({ note, onDelete }: { note: ApplicationNote; onDelete: () => void }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1, pl: 1.5, borderLeft: 3, borderColor: 'gold.fill', alignItems: 'flex-start' }}
  >
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note.author ?? 'A former colleague'} · {formatDayAndTime(note.at)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
    </Box>
    {note.isYours && (
      <IconAction label={`Delete your note of ${formatDayAndTime(note.at)}`} onClick={onDelete}>
        <CloseIcon size={18} />
      </IconAction>
    )}
  </Box>
);

/** The one text of an application that everybody in the team may change (decision P24), as the first of its notes. */
const TeamNote = ({ notes, onEdit }: { notes: string | null; onEdit: () => void }) => (
  <Box
    component="section"
    aria-label="Team note"
    sx={{ pl: 1.5, borderLeft: 3, borderColor: notes ? 'primary.main' : 'divider' }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Team note · one text that all of you can change
    </Typography>
    {notes && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{notes}</Typography>}
    <Writers>
      <Button size="small" sx={{ mx: -1.25 }} onClick={onEdit}>
        {notes ? 'Change the team note' : 'Write a team note'}
      </Button>
    </Writers>
  </Box>
);

/** Writes a note; colleagues who are mentioned in it get a mail. */
const NewNote = ({ id, jobId }: { id: number; jobId: number }) => {
  const me = useUser().id;
  const { data: members = [] } = useQuery(teamQuery);
  const hiring = useHiringTeams()
    .of(jobId)
    ?.members?.map((member) => member.id);
  const team = members.filter((member) => member.id !== me && seesApplicants(member, hiring && { members: hiring }));
  const form = useContractForm<{ text: string }, AddNote>({
    schema: async () => (await import('@workboard/contracts/api/review')).addNoteBody,
    defaultValues: { text: '' },
  });
  const text = form.watch('text');
  const told = mentionedIn(text, team).slice(0, mentionsMax);
  const add = useAction<AddNote, ApplicationNote>({
    run: (note, creating) => api.post('/applications/{id}/notes', { params: { id }, body: note, ...creating }),
    refresh: [notesQuery(id).queryKey, historyKey(id)],
    success: { title: 'Note added' },
    failure: null,
    onSuccess: () => form.reset({ text: '' }),
  });
  const mention = (person: User) => {
    form.setValue('text', withMention(text, person), { shouldDirty: true });
    form.setFocus('text');
  };
  return (
    <Form
      form={form}
      aria-label="New note"
      draft={`note-${id}`}
      onSubmit={(note) =>
        add.mutateAsync({ ...note, mentions: mentionedIn(note.text, team).map((person) => person.id) })
      }
    >
      <Field
        name="text"
        label="New note"
        rows={3}
        hint={told.length > 0 ? `${told.map(fullName).join(', ')} will get a mail.` : 'Only your team sees notes.'}
      />
      {team.length > 0 && (
        <Stack
          component="fieldset"
          direction="row"
          aria-label="Mention a colleague"
          sx={{ flexWrap: 'wrap', gap: 0.75, border: 0, m: 0, p: 0, minWidth: 0, maxHeight: 132, overflowY: 'auto' }}
        >
          {team
            .filter((person) => !told.includes(person))
            .map((person) => (
              <Button key={person.id} size="small" variant="outlined" onClick={() => mention(person)}>
                @{fullName(person)}
              </Button>
            ))}
        </Stack>
      )}
      <SubmitRow busy="Saving..." isBusy={add.isPending}>
        Add note
      </SubmitRow>
    </Form>
  );
};

/** Notes of the team, each with its author, and a place for another (decision P45). */
export const NotesSection = ({ application }: { application: Application }) => {
  const { id, jobId } = application;
  const query = useQuery(notesQuery(id));
  const [isEditing, setEditing] = useState(false);
  const remove = useAction<number>({
    run: (noteId) => api.remove('/applications/{id}/notes/{noteId}', { params: { id, noteId } }),
    refresh: [notesQuery(id).queryKey, historyKey(id)],
    success: { title: 'Note deleted' },
    failure: { title: 'Error', text: 'Failed to delete the note.' },
  });
  const ask = async (noteId: number) => {
    if (await confirm({ text: 'Delete this note? The history keeps that it was there, not what it said.' })) {
      remove.mutate(noteId);
    }
  };
  return (
    <Box component="section" aria-label="Team notes">
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Notes
      </Typography>
      <Stack sx={{ gap: 2 }}>
        <TeamNote notes={application.notes} onEdit={() => setEditing(true)} />
        {isEditing && (
          <Suspense fallback={null}>
            <TeamNotesDialog application={application} onClose={() => setEditing(false)} />
          </Suspense>
        )}
        <NewNote id={id} jobId={jobId} />
        <QueryState
          query={query}
          errorTitle="Failed to load the notes"
          loading={<Skeletons count={2} height={56} label="Loading the notes..." />}
        >
          {(notes) =>
            notes.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>No notes yet.</Typography>
            ) : (
              <Stack component="ul" aria-label="Notes of the team" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
                {notes.map((note) => (
                  <Note key={note.id} note={note} onDelete={() => void ask(note.id)} />
                ))}
              </Stack>
            )
          }
        </QueryState>
      </Stack>
    </Box>
  );
};
