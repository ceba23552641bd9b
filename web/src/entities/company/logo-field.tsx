import { Button } from '@mui/material';
import type { QueryKey } from '@tanstack/react-query';
import type { Company, LogoUploaded } from '@workboard/contracts';
import { useEffect } from 'react';
import { api, ApiError } from '../../lib/api/api.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { useAction } from '../../lib/api/use-action.js';
import { Callout } from '../../components/feedback/callout.js';
import { CompanyLogo } from './company-logo.js';
import { FileDrop } from '../../components/forms/file-drop.js';
import { TrashIcon } from '../../components/elements/icons.js';

interface ShownProps {
  src: string;
  text: string;
  removeLabel: string;
  isBusy?: boolean;
  onRemove: () => void;
}

/** The logo that is there; it goes before another may come (spec §4 "Uploads"). */
const Shown = ({ src, text, removeLabel, isBusy, onRemove }: ShownProps) => (
  <Callout
    tone="success"
    action={
      <Button color="error" startIcon={<TrashIcon />} disabled={isBusy} onClick={onRemove}>
        {removeLabel}
      </Button>
    }
  >
    <span style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <CompanyLogo name="" logo={src} size={72} />
      {text}
    </span>
  </Callout>
);

/** A logo that is not sent yet. */
export interface ChosenLogo {
  file: File;
  /** An object URL, which ends with the picker. */
  preview: string;
}

interface LogoPickerProps {
  logo: ChosenLogo | null;
  onChange: (logo: ChosenLogo | null) => void;
  hint: string;
}

/** Chooses the logo of a company that is still to be created, with a preview. */
export const LogoPicker = ({ logo, onChange, hint }: LogoPickerProps) => {
  useEffect(() => () => (logo ? URL.revokeObjectURL(logo.preview) : undefined), [logo]);
  return (
    <FileDrop
      kind="logo"
      label="Choose Logo"
      hint={hint}
      onFile={(file) => onChange({ file, preview: URL.createObjectURL(file) })}
      current={
        logo && (
          <Shown src={logo.preview} text={logo.file.name} removeLabel="Remove logo" onRemove={() => onChange(null)} />
        )
      }
    />
  );
};

/** What an upload answers, null when it fails: the company is created all the same (spec §7). */
export const tryUpload = async <Answer,>(upload: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await upload();
  } catch (error) {
    if (error instanceof ApiError) {
      return null;
    }
    throw error;
  }
};

/** A form with one logo, as the upload calls take it. */
export const logoForm = (file: File, companyId?: number): FormData => {
  const form = new FormData();
  if (companyId !== undefined) {
    form.set('companyId', String(companyId));
  }
  form.set('logo', file);
  return form;
};

interface LogoUploadProps {
  company: Pick<Company, 'id' | 'name' | 'logo'>;
  /** The upload call; the super admin has another (spec §7). */
  path: '/upload/logo/{companyId}' | '/admin/upload/logo/{companyId}';
  hint: string;
  /** What to read again afterwards. */
  refresh: readonly QueryKey[];
  /** For those who may not delete: another takes the place of the present one. */
  isReplacing?: boolean;
}

/** Uploads or deletes the logo of an existing company at once. */
export const LogoUpload = ({ company, path, hint, refresh, isReplacing = false }: LogoUploadProps) => {
  const upload = useAction<File, LogoUploaded>({
    run: (file) => api.post(path, { params: { companyId: company.id }, body: logoForm(file, company.id) }),
    refresh,
    success: (_answer, file) => ({ title: 'Upload successful', text: file.name }),
    failure: { title: 'Upload failed', text: 'Failed to upload file' },
  });
  const remove = useAction({
    run: () => api.remove('/delete/logo/{companyId}', { params: { companyId: company.id } }),
    refresh,
    success: { title: 'File deleted', text: `Logo of ${company.name}` },
    failure: { title: 'Delete failed', text: 'Failed to delete file' },
  });
  const askAndRemove = async () => {
    if (await confirm({ text: 'Are you sure you want to delete the logo?' })) {
      remove.mutate();
    }
  };
  return (
    <FileDrop
      kind="logo"
      label="Choose Logo"
      hint={hint}
      isUploading={upload.isPending}
      onFile={(file) => upload.mutate(file)}
      current={
        company.logo &&
        !isReplacing && (
          <Shown
            src={company.logo}
            text="Delete this logo before you upload another."
            removeLabel="Delete logo"
            isBusy={remove.isPending}
            onRemove={() => void askAndRemove()}
          />
        )
      }
    />
  );
};
