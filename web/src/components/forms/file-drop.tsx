import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { checkFile, type FileKind } from './file-rules.js';
import { Callout } from '../feedback/callout.js';
import { UploadIcon } from '../elements/icons.js';

interface FileDropProps {
  kind: FileKind;
  label: string;
  hint: string;
  isUploading?: boolean;
  /** A file that passed the checks. */
  onFile: (file: File) => void;
  /** What is there already; then no other file can be chosen until it is deleted (spec §4). */
  current?: ReactNode;
}

/** Chooses or drops one file, after checking its type, size and (for logos) shape (spec §5). */
export const FileDrop = ({ kind, label, hint, isUploading = false, onFile, current }: FileDropProps) => {
  const id = useId();
  const [problem, setProblem] = useState<{ title: string; text: string; file: string } | null>(null);
  const [isOver, setIsOver] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) {
      return;
    }
    const found = await checkFile(file, kind);
    setProblem(found && { ...found, file: file.name });
    if (!found) {
      onFile(file);
    }
  };

  if (current) {
    return current;
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void take(event.dataTransfer.files[0]);
        }}
        sx={{
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'control',
          borderRadius: 1.5,
          bgcolor: 'sunken',
          p: 3,
          textAlign: 'center',
        }}
      >
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept={kind === 'resume' ? 'application/pdf,.pdf' : 'image/png,image/jpeg,image/gif,image/webp'}
          aria-label={label}
          aria-describedby={`${id}-hint`}
          disabled={isUploading}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            void take(file);
          }}
        />
        <Button
          component="label"
          htmlFor={id}
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={isUploading}
          tabIndex={-1}
          aria-hidden="true"
        >
          {isUploading ? 'Uploading...' : label}
        </Button>
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {hint}
        </Typography>
      </Box>
      {problem && (
        <Callout tone="error" title={problem.title}>
          {problem.text}
          <Box sx={{ overflowWrap: 'anywhere' }}>“{problem.file}” was not uploaded.</Box>
        </Callout>
      )}
    </Stack>
  );
};
