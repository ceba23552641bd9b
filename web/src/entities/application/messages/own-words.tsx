import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messageMax } from '@workboard/contracts/constants';
import { sayUnknownFields, unknownFieldsIn } from '@workboard/contracts/message-fields';
import { useId, useRef, useState } from 'react';
import { Help, Label, Select, TextArea } from '../../../components/forms/controls.js';
import { FieldButtons } from './field-buttons.js';
import { Preview } from './preview.js';
import { type Addressee, recipientOf } from './recipients.js';
import { TemplateOptions } from './template-options.js';
import { offered, templatesQuery } from './templates.js';

/** What is wrong with a text, in the words of the contract's rule; null for nothing. */
const problemOf = (text: string): string | null => {
  if (text.trim() === '') {
    return 'Please write a message';
  }
  if (text.trim().length > messageMax) {
    return `Must be at most ${messageMax} characters`;
  }
  const unknown = unknownFieldsIn(text);
  return unknown.length > 0 ? sayUnknownFields(unknown) : null;
};

/** The employer's own text for a rejection, null for the usual words (decision P44). */
interface OwnWords {
  text: string | null;
  setText: (text: string | null) => void;
  /** Shown once somebody tried to go on. */
  problem: string | null;
  /** Whether it may be sent; says what is wrong with it otherwise. */
  check: () => boolean;
}

export const useOwnWords = (first: string | null = null): OwnWords => {
  const [text, setText] = useState(first);
  const [isTried, setTried] = useState(false);
  const problem = text === null ? null : problemOf(text);
  return {
    text,
    setText,
    problem: isTried ? problem : null,
    check: () => {
      setTried(true);
      return problem === null;
    },
  };
};

const usual = 'usual';
const edited = 'edited';

interface OwnWordsFieldProps {
  words: OwnWords;
  applications: readonly Addressee[];
  /** The template that the words begin with. */
  first?: string;
}

/** Offers templates for the mail about a rejection, to be changed; without a choice it says what it always says. */
export const OwnWordsField = ({ words, applications, first = edited }: OwnWordsFieldProps) => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const own = useQuery(templatesQuery);
  const templates = offered(own.data ?? []).filter(({ kind }) => kind === 'rejection');
  const [chosen, setChosen] = useState(words.text === null ? usual : first);
  const choose = (key: string) => {
    setChosen(key);
    words.setText(templates.find((template) => template.key === key)?.body ?? (key === edited ? words.text : null));
  };
  return (
    <Box ref={place} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <Box>
        <Label htmlFor={`${id}-template`}>Words of the mail</Label>
        <Select id={`${id}-template`} value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value={usual}>The usual words</option>
          {chosen === edited && <option value={edited}>Your text</option>}
          <TemplateOptions templates={templates} />
        </Select>
        <Help>A text of your own goes in the same mail, after the same wait.</Help>
      </Box>
      {words.text !== null && (
        <>
          <Box>
            <Label htmlFor={`${id}-text`} data-required>
              Your text
            </Label>
            <TextArea
              id={`${id}-text`}
              rows={8}
              value={words.text}
              onChange={(event) => words.setText(event.target.value)}
              aria-required
              aria-invalid={words.problem ? true : undefined}
              aria-describedby={`${id}-hint${words.problem ? ` ${id}-problem` : ''}`}
            />
            <Help id={`${id}-hint`}>
              {words.text.length} of {messageMax} characters. Plain text.
            </Help>
            {words.problem && (
              <Help id={`${id}-problem`} isError role="alert">
                {words.problem}
              </Help>
            )}
            <FieldButtons box={() => place.current?.querySelector('textarea')} onChange={words.setText} />
          </Box>
          <Preview recipients={applications.map(recipientOf)} text={words.text} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Answers go to the ad's address for applications, else to your company's.
          </Typography>
        </>
      )}
    </Box>
  );
};
