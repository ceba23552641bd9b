import { useMutationState, useQueryClient, type MutationStatus } from '@tanstack/react-query';
import type { UpdatedUser, User } from '@workboard/contracts';
import type { ApplyProfileField } from '@workboard/contracts/constants';
import type { ReactNode } from 'react';
import { useVersionedSave } from '../../components/forms/use-versioned-save.js';
import { api } from '../../lib/api/api.js';
import { useAction } from '../../lib/api/use-action.js';
import { setSessionUser, useUser } from '../../lib/session/session.js';

/** What applying needs and a person types; the CV is a file. */
export type TypedField = Exclude<ApplyProfileField, 'resume'>;

/** What somebody typed, by the profile's field. */
export type Answer = Partial<Record<TypedField, string>>;

const name = 'answers';

/** The answers whose saving is at this point, the newest of each field. */
const useAnswersAt = (status: MutationStatus): Answer => {
  const answers = useMutationState({
    filters: { mutationKey: [name], status },
    select: ({ state }) => state.variables as Answer,
  });
  return Object.assign({}, ...answers) as Answer;
};

interface Answers {
  /** Given, and on their way to the profile. */
  saving: Answer;
  /** Given, and not saved. */
  refused: Answer;
  give: (answer: Answer) => void;
  /** Asks when the profile was changed elsewhere meanwhile. */
  dialog: ReactNode;
}

/**
 * Saves answers in the profile one after the other, in the background: on a slow line nobody waits for one before the next
 * question.
 */
export const useAnswers = (): Answers => {
  const user = useUser();
  const client = useQueryClient();
  const show = (saved: User) => setSessionUser(client, saved);
  const { save, dialog } = useVersionedSave<Answer, UpdatedUser>({
    record: user,
    valuesOf: ({ phone, location, bio, experience, education }) => ({ phone, location, bio, experience, education }),
    load: () => api.get('/users/{id}', { params: { id: user.id } }),
    send: (body) => api.put('/users/{id}', { params: { id: user.id }, body }),
    onTheirs: show,
  });
  const saving = useAction<Answer, UpdatedUser>({
    run: save,
    inOrder: name,
    success: null,
    failure: { title: 'Update failed', text: 'Please try again.' },
    onSuccess: show,
  });
  return { saving: useAnswersAt('pending'), refused: useAnswersAt('error'), give: saving.mutate, dialog };
};
