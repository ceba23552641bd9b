import { Box } from '@mui/material';
import type { CreateMessageTemplate, MessageTemplate } from '@workboard/contracts/api/messages';
import { messageMax } from '@workboard/contracts/constants';
import { messageKinds, messageLanguages } from '@workboard/contracts/enums';
import { messageFieldNames } from '@workboard/contracts/message-fields';
import { useRef } from 'react';
import { Field, FieldRow, optionsOf } from '../../../components/forms/field.js';
import { useContractForm } from '../../../components/forms/contract-form.js';
import { Form } from '../../../components/forms/form.js';
import { SubmitRow } from '../../../components/forms/submit-row.js';
import { api } from '../../../lib/api/api.js';
import { useAction } from '../../../lib/api/use-action.js';
import { FieldButtons } from '../../../entities/application/messages/field-buttons.js';
import {
  kindLabels,
  languageLabels,
  type Template,
  templatesQuery,
} from '../../../entities/application/messages/templates.js';

type Values = Pick<Template, 'kind' | 'language' | 'title' | 'body'>;

const empty: Values = { kind: 'general', language: 'en', title: '', body: '' };

/** A template, new or changed; one of the product's becomes the company's version of it. */
export const TemplateForm = ({ template, onClose }: { template: Template | null; onClose: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  const { kind, language, title, body } = template ?? empty;
  const form = useContractForm<Values, CreateMessageTemplate>({
    schema: async () => (await import('@workboard/contracts/api/messages')).createMessageTemplateBody,
    defaultValues: { kind, language, title, body },
  });
  const text = form.watch('body');
  const save = useAction<CreateMessageTemplate, MessageTemplate>({
    run: (fields, creating) =>
      template && template.id !== null
        ? api.put('/message-templates/{id}', { params: { id: template.id }, body: { ...fields, builtIn: undefined } })
        : api.post('/message-templates', { body: { ...fields, builtIn: template?.builtIn }, ...creating }),
    refresh: [templatesQuery.queryKey],
    success: (saved) => ({ title: 'Template saved', text: saved.title }),
    failure: { title: 'Error', text: 'Failed to save the template.' },
    onSuccess: onClose,
  });
  return (
    <Form
      form={form}
      onSubmit={(fields) => save.mutateAsync(fields)}
      failure="told"
      draft={`template-${template?.key ?? 'new'}`}
      aria-label="Template"
    >
      <Field name="title" label="Title" required hint="Only your team sees it." />
      <FieldRow>
        <Field name="language" label="Language" options={optionsOf(messageLanguages, languageLabels)} />
        <Field name="kind" label="For" options={optionsOf(messageKinds, kindLabels)} />
      </FieldRow>
      <Box ref={place}>
        <Field
          name="body"
          label="Text"
          rows={10}
          required
          hint={`${text.length} of ${messageMax} characters. Fields: ${messageFieldNames.map((name) => `{${name}}`).join(', ')}`}
        />
        <FieldButtons
          box={() => place.current?.querySelector('textarea')}
          onChange={(value) => form.setValue('body', value, { shouldDirty: true, shouldValidate: true })}
        />
      </Box>
      <SubmitRow busy="Saving..." isBusy={save.isPending} onCancel={onClose}>
        Save template
      </SubmitRow>
    </Form>
  );
};
