import type { AnswerGroup } from '@workboard/contracts/questions';
import { Select } from '../../components/forms/controls.js';

const longest = 80;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

interface AnswerFilterProps {
  /** Those of one job, see `answerChoices`. */
  questions: readonly AnswerGroup[];
  /** The value of one of their choices, or empty. */
  value: string;
  onChange: (choice: string) => void;
}

/** Narrows a job's applicants by an answer (decision P48); nothing where nothing was asked that one could choose by. */
export const AnswerFilter = ({ questions, value, onChange }: AnswerFilterProps) => {
  if (questions.length === 0 && value === '') {
    return null;
  }
  const isKnown = questions.some(({ choices }) => choices.some((choice) => choice.value === value));
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)} aria-label="Filter by answer">
      <option value="">Answers: any</option>
      {questions.map(({ question, choices }) => (
        <optgroup key={question} label={short(question)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {short(question)}: {short(choice.label)}
            </option>
          ))}
        </optgroup>
      ))}
      {value !== '' && !isKnown && <option value={value}>An answer that nobody was asked for</option>}
    </Select>
  );
};
