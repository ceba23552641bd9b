import { Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResumeUploaded } from '@workboard/contracts';
import { Callout } from '../../components/feedback/callout.js';
import { CvMaker } from './cv-maker.js';
import { EdgeActions } from '../../components/elements/edge-actions.js';
import { FileDrop } from '../../components/forms/file-drop.js';
import { TrashIcon } from '../../components/elements/icons.js';
import { api } from '../../lib/api/api.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { useUser, setSessionUser } from '../../lib/session/session.js';
import { resumeQuery, sayResume } from './resume.js';
import { useAction } from '../../lib/api/use-action.js';

const rule = 'PDF, under 10MB.';

/** The CV of the signed-in person: one file, deleted before another is chosen (spec §4 "Uploads"). */
export const ResumeUpload = () => {
  const user = useUser();
  const client = useQueryClient();
  const { data: info } = useQuery({ ...resumeQuery, enabled: user.resume !== null });
  const upload = useAction<File, ResumeUploaded>({
    run: (file) => {
      const form = new FormData();
      form.set('resume', file);
      return api.post('/upload/resume', { body: form });
    },
    refresh: [resumeQuery.queryKey],
    success: (_answer, file) => ({ title: 'Upload successful', text: file.name }),
    failure: { title: 'Upload failed', text: 'Failed to upload file' },
    onSuccess: ({ resumeUrl }) => setSessionUser(client, { ...user, resume: resumeUrl }),
  });
  const remove = useAction({
    run: () => api.remove('/delete/resume'),
    refresh: [resumeQuery.queryKey],
    success: { title: 'File deleted', text: info?.name ?? 'Your CV' },
    failure: { title: 'Delete failed', text: 'Failed to delete file' },
    onSuccess: () => setSessionUser(client, { ...user, resume: null }),
  });
  const askAndRemove = async () => {
    if (await confirm({ text: 'Are you sure you want to delete your CV?' })) {
      remove.mutate();
    }
  };
  return (
    <>
      <FileDrop
        kind="resume"
        label="Choose CV / Resume"
        hint={
          user.role === 'job_seeker' ? `${rule} Only employers you apply to and our super admins can read it.` : rule
        }
        isUploading={upload.isPending}
        onFile={(file) => upload.mutate(file)}
        current={
          user.resume && (
            <Callout
              tone="success"
              title="CV / Resume"
              action={
                <EdgeActions>
                  <Button size="small" href={user.resume} target="_blank" rel="noopener noreferrer">
                    View PDF
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    startIcon={<TrashIcon size={16} />}
                    disabled={remove.isPending}
                    onClick={() => void askAndRemove()}
                  >
                    Delete CV
                  </Button>
                </EdgeActions>
              }
            >
              {info && <Box sx={{ overflowWrap: 'anywhere' }}>{sayResume(info)}</Box>}
              Your CV is here. Delete it before you upload another.
            </Callout>
          )
        }
      />
      {user.role === 'job_seeker' && <CvMaker />}
    </>
  );
};
