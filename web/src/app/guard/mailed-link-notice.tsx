import { Box, Button, Stack } from '@mui/material';
import type { LinkFacts } from '@workboard/contracts';
import { useId, useState, type SyntheticEvent } from 'react';
import { Help, Label, TextInput } from '../../components/forms/controls.js';
import { Notice } from '../../components/feedback/notice.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import type { MailedLink } from './use-mailed-link.js';

interface Words {
  title: string;
  text: string;
  button: string;
}

const questions: Partial<Record<LinkFacts['purpose'], (email: string) => Words>> = {
  email_change: (email) => ({
    title: 'Use this address?',
    text: `Your account will use ${email} from now on.`,
    button: 'Use this address',
  }),
  email_undo: (email) => ({
    title: 'Take the change back?',
    text: `Your account returns to ${email}, everybody is signed out, and we mail you a link to choose a new password.`,
    button: 'Take it back',
  }),
  email_approval: () => ({
    title: 'Use another address?',
    text: 'Agree only if you asked for it. Whoever reads the mail of the new address can choose a new password.',
    button: 'Agree',
  }),
  new_device: (email) => ({
    title: 'Was this not you?',
    text: `Everybody is signed out of ${email}, its password stops working, and we mail you a link to choose a new one.`,
    button: 'This was not me',
  }),
  keep_account: (email) => ({
    title: 'Keep your account?',
    text: `The account of ${email} is not deleted, and everything in it stays.`,
    button: 'Keep my account',
  }),
  member_refusal: (email) => ({
    title: 'Refuse this account?',
    text: `The account of ${email} is deleted, with all that was done in it.`,
    button: 'Delete this account',
  }),
};

const wordsOf = ({ purpose, email, replacesSession, passwordRequired }: LinkFacts): Words => {
  if (replacesSession) {
    return {
      title: 'Sign in as somebody else?',
      text: `This link is for ${email}. Somebody else is signed in here and would be signed out.`,
      button: `Continue as ${email}`,
    };
  }
  if (passwordRequired) {
    return {
      title: 'Which registration is yours?',
      text: `${email} was registered more than once. Enter the password that you chose.`,
      button: 'Confirm my address',
    };
  }
  return (
    questions[purpose]?.(email) ?? {
      title: 'Confirm your address',
      text: `This link confirms ${email}.`,
      button: 'Confirm my address',
    }
  );
};

interface MailedLinkNoticeProps {
  link: MailedLink;
  confirm: (password?: string) => Promise<void>;
  decline: () => void;
}

/** Stands in for a screen while a mailed link is looked at: asks what has to be asked, else waits a moment. */
export const MailedLinkNotice = ({ link, confirm, decline }: MailedLinkNoticeProps) => {
  const id = useId();
  const [password, setPassword] = useState('');
  const { facts, state } = link;
  if (!facts || state === 'checking' || state === 'using') {
    return (
      <Box sx={{ maxWidth: 1180, mx: 'auto', p: 3 }}>
        <Skeletons label="Checking authentication..." count={3} height={140} />
      </Box>
    );
  }
  const { title, text, button } = wordsOf(facts);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void confirm(facts.passwordRequired ? password : undefined);
  };
  return (
    <Notice title={title} text={text}>
      <Stack component="form" onSubmit={send} aria-label={title} sx={{ gap: 2, width: '100%', textAlign: 'left' }}>
        {facts.passwordRequired && (
          <div>
            <Label htmlFor={id}>Password</Label>
            <TextInput
              id={id}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              aria-invalid={link.isWrongPassword}
              aria-describedby={link.isWrongPassword ? `${id}-wrong` : undefined}
              onChange={(event) => setPassword(event.target.value)}
            />
            {link.isWrongPassword && (
              <Help id={`${id}-wrong`} isError>
                No registration of this address has that password.
              </Help>
            )}
          </div>
        )}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button type="submit" variant="contained">
            {button}
          </Button>
          {state === 'asking' && (
            <Button variant="outlined" onClick={decline}>
              Not now
            </Button>
          )}
        </Stack>
      </Stack>
    </Notice>
  );
};
