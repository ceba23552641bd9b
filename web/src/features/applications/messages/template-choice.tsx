import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { Label, Select } from '../../../components/forms/controls.js';
import { useIsWide } from '../../../lib/browser/use-media.js';
import { TemplateOptions } from '../../../entities/application/messages/template-options.js';
import { byLanguage, type Template } from '../../../entities/application/messages/templates.js';

interface TemplateChoiceProps {
  templates: readonly Template[];
  chosen: string | null;
  onChoose: (template: Template) => void;
}

/** The templates to begin with: a list beside the text, above it a drop-down list where there is no room. */
export const TemplateChoice = ({ templates, chosen, onChoose }: TemplateChoiceProps) => {
  const id = useId();
  const isWide = useIsWide();
  const groups = byLanguage(templates);
  if (!isWide) {
    return (
      <Box>
        <Label htmlFor={id}>Template</Label>
        <Select
          id={id}
          value={chosen ?? ''}
          onChange={(event) => {
            const template = templates.find(({ key }) => key === event.target.value);
            if (template) {
              onChoose(template);
            }
          }}
        >
          <option value="">Choose a template</option>
          <TemplateOptions templates={templates} />
        </Select>
      </Box>
    );
  }
  return (
    <Box component="section" aria-label="Templates" sx={{ maxHeight: '60vh', overflowY: 'auto' }}>
      {groups.map((group) => (
        <Box key={group.label} sx={{ mb: 1.5 }}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 700, color: 'text.secondary', mb: 0.5 }}>
            {group.label}
          </Typography>
          {group.templates.map((template) => (
            <Button
              key={template.key}
              fullWidth
              size="small"
              variant={template.key === chosen ? 'contained' : 'text'}
              aria-pressed={template.key === chosen}
              onClick={() => onChoose(template)}
              sx={{ justifyContent: 'flex-start', textAlign: 'start', minHeight: 40 }}
            >
              {template.title}
            </Button>
          ))}
        </Box>
      ))}
    </Box>
  );
};
