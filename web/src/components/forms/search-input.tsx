import { type ComponentProps, useState } from 'react';
import { TextInput } from './controls.js';

interface SearchInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> {
  value: string;
  onSearch: (words: string) => void;
}

/**
 * A search whose words live in the address. What is typed shows at once: the address follows when the screen has time, and
 * letters that come meanwhile would be lost.
 */
export const SearchInput = ({ value, onSearch, ...props }: SearchInputProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (known !== value) {
    const at = underWay.indexOf(value);
    setKnown(value);
    setUnderWay(underWay.slice(at + 1));
    // The address came from elsewhere: a link, the way back, a button that clears.
    if (at < 0) {
      setTyped(value);
    }
  }
  return (
    <TextInput
      {...props}
      type="search"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        setUnderWay([...underWay, event.target.value]);
        onSearch(event.target.value);
      }}
    />
  );
};
