import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MessageForm } from '@workboard/contracts/api/messages';
import { messageMax } from '@workboard/contracts/constants';
import { useRef, useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { Help } from '../../../components/forms/controls.js';
import { Field } from '../../../components/forms/field.js';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { plural } from '../../../lib/text/text.js';
import { FieldButtons } from '../../../entities/application/messages/field-buttons.js';
import { ManageTemplates } from './manage-templates.js';
import { Preview } from '../../../entities/application/messages/preview.js';
import { type Addressee, recipientOf } from '../../../entities/application/messages/recipients.js';
import { TemplateChoice } from './template-choice.js';
import { offered, type Template, templatesQuery } from '../../../entities/application/messages/templates.js';
import { useSendMessages } from './use-send-messages.js';
import { RefusalLines } from '../../../components/lists/refusals.js';

interface ComposeDialogProps {
  applications: readonly Addressee[];
  onClose: () => void;
}

interface Values {
  subject: string;
  text: string;
}

const sayAnswers = ([first, ...others]: readonly Addressee[]): string =>
  first?.job.hrEmail && others.every(({ job }) => job.hrEmail === first.job.hrEmail)
    ? `Answers go to ${first.job.hrEmail}.`
    : "Answers go to the ad's address for applications, else to your company's.";

/** Writes to one applicant or to several: a template to begin with, the text, and what each gets (decision P43). */
export const ComposeDialog = ({ applications, onClose }: ComposeDialogProps) => {
  const recipients = applications.map(recipientOf);
  const own = useQuery(templatesQuery);
  const templates = offered(own.data ?? []);
  const [chosen, setChosen] = useState<Template | null>(null);
  const [isManaging, setManaging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const form = useContractForm<Values, MessageForm>({
    schema: async () => (await import('@workboard/contracts/api/messages')).messageForm,
    defaultValues: { subject: '', text: '' },
  });
  const [text, subject] = form.watch(['text', 'subject']);
  const { send, refused, left } = useSendMessages(recipients, onClose);
  const setText = (value: string) => form.setValue('text', value, { shouldDirty: true, shouldValidate: true });
  const choose = async (template: Template) => {
    const isOwnText = text.trim() !== '' && text !== chosen?.body;
    const question = {
      title: 'Replace your text?',
      text: `What you wrote gives way to “${template.title}”.`,
      confirmLabel: 'Replace',
    };
    if (!isOwnText || (await confirm(question))) {
      setChosen(template);
      setText(template.body);
    }
  };
  const [only] = recipients;
  const title =
    recipients.length === 1 && only ? `Message to ${only.name}` : `Message to ${recipients.length} applicants`;
  if (isManaging) {
    return (
      <TitledDialog title="Templates" onClose={() => setManaging(false)} isRoomy>
        <ManageTemplates templates={templates} query={own} onBack={() => setManaging(false)} />
      </TitledDialog>
    );
  }
  return (
    <TitledDialog title={title} onClose={onClose} isRoomy>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '230px minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: 2,
        }}
      >
        <Box>
          <TemplateChoice
            templates={templates}
            chosen={chosen?.key ?? null}
            onChoose={(template) => void choose(template)}
          />
          {own.isError && <Help isError>Your company's own templates could not be loaded.</Help>}
          <Button size="small" onClick={() => setManaging(true)} sx={{ mt: 0.5 }}>
            Manage templates
          </Button>
        </Box>
        <Box ref={place} sx={{ minWidth: 0 }}>
          <Form
            form={form}
            onSubmit={(message) => send.mutateAsync(message)}
            failure="told"
            draft={`message-${recipients.length === 1 ? only?.id : 'many'}`}
          >
            <Field name="subject" label="Subject" hint="Stands behind the job's title. May stay empty." />
            <Box>
              <Field
                name="text"
                label="Message"
                rows={8}
                required
                hint={`${text.length} of ${messageMax} characters. Plain text. ${sayAnswers(applications)}`}
              />
              <FieldButtons box={() => place.current?.querySelector('textarea')} onChange={setText} />
            </Box>
            <Preview recipients={recipients} text={text} subject={subject} />
            {refused.length > 0 && (
              <Callout tone="error" title="Some could not be written to">
                <RefusalLines lines={refused} />
              </Callout>
            )}
            {recipients.length > 1 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Each gets a mail of their own and sees nobody else.
              </Typography>
            )}
            <SubmitRow busy="Sending..." isBusy={send.isPending} onCancel={onClose}>
              {recipients.length === 1 ? 'Send message' : `Send ${plural(left.length, 'message')}`}
            </SubmitRow>
          </Form>
        </Box>
      </Box>
    </TitledDialog>
  );
};
