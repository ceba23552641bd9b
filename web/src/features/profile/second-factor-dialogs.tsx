import { Box, Button, Stack, Typography } from '@mui/material';
import type { RecoveryCodes as Codes, SecondFactorSetup } from '@workboard/contracts';
import { useState } from 'react';
import { Field } from '../../components/forms/field.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { PlainLink } from '../../components/elements/link.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { api } from '../../lib/api/api.js';
import { copyText } from '../../lib/browser/copy-text.js';
import { toast } from '../../lib/toasts/toast.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import type { SecondFactorStep } from './second-factor.js';
import { OwnCode } from '../../components/forms/own-code.js';
import { OwnPassword } from '../../components/forms/own-password.js';

const contract = () => import('@workboard/contracts/api/second-factor');

interface PasswordStepProps {
  onDone: (setup: SecondFactorSetup) => void;
  onCancel: () => void;
}

const PasswordStep = ({ onDone, onCancel }: PasswordStepProps) => {
  const form = useContractForm<{ currentPassword: string }, { currentPassword: string }>({
    schema: async () => (await contract()).passwordBody,
    defaultValues: { currentPassword: '' },
  });
  return (
    <Form
      form={form}
      onSubmit={async (values) => onDone(await api.post('/auth/second-factor/setup', { body: values }))}
      aria-label="Turn on two-step sign-in"
    >
      <Typography>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.
      </Typography>
      <OwnPassword hint="So that nobody else at this device turns it on for you." />
      <SubmitRow busy="Checking..." isBusy={form.formState.isSubmitting} onCancel={onCancel}>
        Continue
      </SubmitRow>
    </Form>
  );
};

/** Dark on white in both themes: that is what cameras read. */
const pictureOf = ({ size, path: drawing }: SecondFactorSetup['qr']): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${drawing}"/></svg>`,
  )}`;

const QrCode = ({ qr }: { qr: SecondFactorSetup['qr'] }) => (
  <Box
    component="img"
    src={pictureOf(qr)}
    alt="QR code for your authenticator app"
    sx={{ display: 'block', width: 'min(100%, 232px)', aspectRatio: '1', mx: 'auto', borderRadius: 1 }}
  />
);

const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

const CodeStep = ({ setup, onDone }: { setup: SecondFactorSetup; onDone: (codes: Codes) => void }) => {
  const form = useContractForm<{ code: string }, { code: string }>({
    schema: async () => (await contract()).codeBody,
    defaultValues: { code: '' },
  });
  const copy = async () => {
    if (await copyText(setup.secret)) {
      toast.success('Key copied');
    }
  };
  return (
    <Form
      form={form}
      onSubmit={async (values) => onDone(await api.post('/auth/second-factor/on', { body: values }))}
      aria-label="Prove your app"
    >
      <Typography>
        Scan this with the app. On this very phone, <PlainLink href={setup.uri}>open it in the app</PlainLink>.
      </Typography>
      <QrCode qr={setup.qr} />
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Or type this key into the app:
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Box component="code" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
            {grouped(setup.secret)}
          </Box>
          <Button size="small" onClick={() => void copy()}>
            Copy key
          </Button>
        </Stack>
      </div>
      <Field
        name="code"
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        hint="The 6 digits that the app shows now."
        required
      />
      <SubmitRow busy="Turning on..." isBusy={form.formState.isSubmitting}>
        Turn on
      </SubmitRow>
    </Form>
  );
};

const TurnOn = ({ onClose }: { onClose: () => void }) => {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return <KeepCodes codes={codes} isNew onClose={onClose} />;
  }
  return (
    <TitledDialog
      title={`Two-step sign-in: ${setup ? 'step 2 of 3, your app' : 'step 1 of 3, your password'}`}
      onClose={onClose}
    >
      {setup ? (
        <CodeStep setup={setup} onDone={({ recoveryCodes }) => setCodes(recoveryCodes)} />
      ) : (
        <PasswordStep onDone={setSetup} onCancel={onClose} />
      )}
    </TitledDialog>
  );
};

const KeepCodes = ({
  codes,
  isNew = false,
  onClose,
}: {
  codes: readonly string[];
  isNew?: boolean;
  onClose: () => void;
}) => (
  <TitledDialog
    title={isNew ? 'Two-step sign-in: step 3 of 3, your recovery codes' : 'Your new recovery codes'}
    onClose={onClose}
    actions={
      <Button variant="contained" onClick={onClose}>
        I have kept them
      </Button>
    }
  >
    <RecoveryCodeList codes={codes} />
  </TitledDialog>
);

const proofs = {
  off: {
    title: 'Turn off two-step sign-in?',
    text: 'Your password alone opens your account then. You are signed out everywhere else.',
    button: 'Turn off',
    busy: 'Turning off...',
    path: '/auth/second-factor/off',
  },
  codes: {
    title: 'New recovery codes',
    text: 'You get ten new ones. The old ones do not work any more.',
    button: 'Make new codes',
    busy: 'Making...',
    path: '/auth/second-factor/recovery-codes',
  },
} as const;

interface Proof {
  currentPassword: string;
  code: string;
}

/** What needs the password and a code. */
const Prove = ({ step, onClose }: { step: keyof typeof proofs; onClose: () => void }) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useContractForm<Proof, Proof>({
    schema: async () => (await contract()).passwordAndCodeBody,
    defaultValues: { currentPassword: '', code: '' },
  });
  const words = proofs[step];
  const prove = async (values: Proof) => {
    const answer = await api.post(words.path, { body: values });
    if ('recoveryCodes' in answer) {
      setCodes(answer.recoveryCodes);
      return;
    }
    toast.success('Two-step sign-in is off');
    onClose();
  };
  if (codes) {
    return <KeepCodes codes={codes} onClose={onClose} />;
  }
  return (
    <TitledDialog title={words.title} onClose={onClose}>
      <Form form={form} onSubmit={prove} aria-label={words.title}>
        <Typography>{words.text}</Typography>
        <OwnPassword />
        <OwnCode />
        <SubmitRow busy={words.busy} isBusy={form.formState.isSubmitting} onCancel={onClose}>
          {words.button}
        </SubmitRow>
      </Form>
    </TitledDialog>
  );
};

/** The dialogs of two-step sign-in, which come when one is opened. */
export const SecondFactorDialogs = ({ step, onClose }: { step: SecondFactorStep; onClose: () => void }) =>
  step === 'on' ? <TurnOn onClose={onClose} /> : <Prove step={step} onClose={onClose} />;
