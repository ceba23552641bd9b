import { useEffect, useRef, useState } from 'react';
import { Label, TextInput } from '../../components/forms/controls.js';
import { savesData } from '../../lib/browser/saves-data.js';
import { filterLook } from './filter-look.js';
import { towns } from './towns.js';

const typingPauseMs = 400;

/** Several places from the address, as a person would write them. */
const readable = (location: string): string => location.replaceAll(/,(?=\S)/g, ', ');

interface LocationFilterProps {
  value: string;
  onChange: (location: string) => void;
}

/**
 * The place to look in, with the towns to choose from. It filters once a town is whole, on Enter, when it is left, and after a
 * short pause in the typing; not for a pause where data is saved, as each costs a list.
 */
export const LocationFilter = ({ value, onChange }: LocationFilterProps) => {
  const [text, setText] = useState(readable(value));
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  if (value !== known) {
    setKnown(value);
    // Changed by other means, such as Clear Filters. What went out from here may be behind the typing by now.
    if (value !== sent) {
      setSent(value);
      setText(readable(value));
    }
  }

  const apply = (location: string) => {
    clearTimeout(pause.current);
    if (location.trim() !== value) {
      setSent(location.trim());
      onChange(location.trim());
    }
  };
  return (
    <div>
      <Label htmlFor="filter-location">Location</Label>
      <TextInput
        id="filter-location"
        value={text}
        placeholder="Location"
        className={filterLook(value !== '')}
        list="towns"
        maxLength={200}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(pause.current);
          if (towns.some((town) => town === target.value)) {
            apply(target.value);
          } else if (!savesData()) {
            pause.current = setTimeout(() => apply(target.value), typingPauseMs);
          }
        }}
        onBlur={() => apply(text)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') {
            apply(text);
          }
        }}
      />
      <datalist id="towns">
        {towns.map((town) => (
          <option key={town} value={town}>
            {town}
          </option>
        ))}
      </datalist>
    </div>
  );
};
