import { Box, Button, Stack, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MessageTemplate } from '@workboard/contracts';
import { useState } from 'react';
import { QueryState } from '../../../components/feedback/query-state.js';
import { api } from '../../../lib/api/api.js';
import { confirm } from '../../../lib/toasts/confirm.js';
import { useAction } from '../../../lib/api/use-action.js';
import { TemplateForm } from './template-form.js';
import {
  kindLabels,
  languageLabels,
  type Template,
  templatesQuery,
} from '../../../entities/application/messages/templates.js';

interface ManageTemplatesProps {
  templates: readonly Template[];
  query: UseQueryResult<MessageTemplate[]>;
  onBack: () => void;
}

/** Asks, then deletes an own template; the product's stands again where it stood for one. */
const useRemoveTemplate = () => {
  const remove = useAction<Template>({
    // Those of the product have no record, and no button for this.
    run: ({ id }) => api.remove('/message-templates/{id}', { params: { id: id ?? '' } }),
    refresh: [templatesQuery.queryKey],
    success: (_answer, { title, builtIn }) => ({ title: builtIn ? 'Template reset' : 'Template deleted', text: title }),
    failure: { title: 'Error', text: 'Failed to delete the template.' },
  });
  const ask = async (template: Template) => {
    const question = template.builtIn
      ? { title: `Reset “${template.title}”?`, text: 'The text that came with it stands again.', confirmLabel: 'Reset' }
      : { title: `Delete “${template.title}”?`, text: 'Messages that were sent stay.', confirmLabel: 'Delete' };
    if (await confirm(question)) {
      remove.mutate(template);
    }
  };
  return { ask, isBusy: remove.isPending };
};

/** The company's templates and those of the product, to add, change, delete and reset (decision P43). */
export const ManageTemplates = ({ templates, query, onBack }: ManageTemplatesProps) => {
  const [editing, setEditing] = useState<Template | 'new' | null>(null);
  const remove = useRemoveTemplate();
  if (editing) {
    return <TemplateForm template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />;
  }
  return (
    <QueryState query={query}>
      {() => (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>Your whole team uses these.</Typography>
          <Box component="ul" aria-label="Templates" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {templates.map((template) => (
              <Stack
                component="li"
                direction="row"
                key={template.key}
                sx={{
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 1,
                  py: 0.5,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography sx={{ fontWeight: 600 }}>{template.title}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {[
                      languageLabels[template.language],
                      kindLabels[template.kind],
                      template.builtIn && (template.id === null ? 'came with it' : 'changed by your team'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
                <Button size="small" onClick={() => setEditing(template)} aria-label={`Edit ${template.title}`}>
                  Edit
                </Button>
                {template.id !== null && (
                  <Button
                    size="small"
                    color="error"
                    disabled={remove.isBusy}
                    onClick={() => void remove.ask(template)}
                    aria-label={`${template.builtIn ? 'Reset' : 'Delete'} ${template.title}`}
                  >
                    {template.builtIn ? 'Reset' : 'Delete'}
                  </Button>
                )}
              </Stack>
            ))}
          </Box>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 2 }}>
            <Button variant="contained" onClick={() => setEditing('new')}>
              Add template
            </Button>
            <Button variant="outlined" onClick={onBack}>
              Back to the message
            </Button>
          </Stack>
        </>
      )}
    </QueryState>
  );
};
