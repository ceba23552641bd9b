import { Box } from '@mui/material';
import { useController, useFormContext } from 'react-hook-form';
import { Help } from '../../components/forms/controls.js';

const choices = [
  { value: 'job_seeker', label: 'Job Seeker', text: 'I am looking for work' },
  { value: 'employer', label: 'Employer', text: 'I am hiring' },
] as const;

/** Which side of the board the person stands on. */
export const RoleChoice = () => {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name: 'role', control });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" className="label" sx={{ p: 0 }}>
        I am a
      </Box>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))', gap: { xs: 1.5, sm: 2.5 } }}
      >
        {choices.map(({ value, label, text }) => (
          <Box
            component="label"
            key={value}
            sx={{
              display: 'flex',
              gap: 1,
              p: 1.5,
              border: 1,
              borderRadius: 1,
              borderColor: 'control',
              cursor: 'pointer',
              '&:has(:checked)': {
                borderColor: 'primary.main',
                bgcolor: 'status.offered.bg',
                color: 'status.offered.text',
              },
              '& input': {
                width: 18,
                height: 18,
                m: 0,
                mt: '2px',
                flex: 'none',
              },
            }}
          >
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <span>
              <strong>{label}</strong>
              <Box component="span" sx={{ display: 'block', fontSize: '.8125rem', lineHeight: 1.4 }}>
                {text}
              </Box>
            </span>
          </Box>
        ))}
      </Box>
      {fieldState.error?.message && <Help isError>{fieldState.error.message}</Help>}
    </Box>
  );
};
