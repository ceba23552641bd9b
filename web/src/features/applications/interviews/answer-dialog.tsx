import { Box, Button, Typography } from '@mui/material';
import type { Application, Interview } from '@workboard/contracts';
import { interviewAnswers, type InterviewAnswer } from '@workboard/contracts/enums';
import { answerWords } from '@workboard/contracts/interview-words';
import { say } from '@workboard/contracts/sentences';
import { useId, useState } from 'react';
import { Help, Label, Select, TextArea } from '../../../components/forms/controls.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { useAnswerInterview } from '../../../entities/interview/use-interview-actions.js';

interface AnswerDialogProps {
  application: Application;
  interview: Interview;
  answer: InterviewAnswer;
  onClose: () => void;
}

/** The seeker's answer to an invitation, with words for the employer; nothing is sent before the button is pressed. */
export const AnswerDialog = ({ application, interview, answer: chosen, onClose }: AnswerDialogProps) => {
  const id = useId();
  const [answer, setAnswer] = useState(chosen);
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = useAnswerInterview(onClose);
  const submit = () => {
    const text = message.trim();
    if (answer === 'other_time' && text === '') {
      setIsMissing(true);
      return;
    }
    send.mutate({ id: interview.id, answer, message: text === '' ? null : text });
  };
  return (
    <TitledDialog
      title="Will you come?"
      onClose={onClose}
      leave="Cancel"
      actions={
        <Button variant="contained" onClick={submit} disabled={send.isPending}>
          Send answer
        </Button>
      }
    >
      <Typography sx={{ mb: 2 }}>
        Interview for {application.job.title} at {application.job.company.name} on{' '}
        {formatDayAndTime(interview.scheduledAt)}.
      </Typography>
      <Label htmlFor={`${id}-answer`}>Your answer</Label>
      <Box
        component={Select}
        id={`${id}-answer`}
        value={answer}
        onChange={(event) => setAnswer(event.target.value as InterviewAnswer)}
        sx={{ mb: 2 }}
      >
        {interviewAnswers.map((value) => (
          <option key={value} value={value}>
            {answerWords[value].choice}
          </option>
        ))}
      </Box>
      <Label htmlFor={`${id}-message`}>Message to the employer</Label>
      <TextArea
        id={`${id}-message`}
        rows={3}
        maxLength={1000}
        value={message}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => {
          setMessage(event.target.value);
          setIsMissing(false);
        }}
      />
      {isMissing && (
        <Help id={`${id}-error`} isError>
          {say.interviewOtherTime}
        </Help>
      )}
    </TitledDialog>
  );
};
