import { describe, expect, it } from '@jest/globals';
import { relatedSentence, withoutWords } from './search-words.js';

describe('words of a search', () => {
  it('are taken out as they were typed', () => {
    expect(withoutWords('Nurse Mt. Hagen night shift', 'mt hagen')).toBe('Nurse night shift');
    expect(withoutWords('lae nurse', 'lae')).toBe('nurse');
    expect(withoutWords('Laeland nurse', 'lae')).toBe('Laeland nurse');
    expect(withoutWords('accountant over K80,000', 'over K80,000')).toBe('accountant');
    expect(withoutWords('C++ (lae)', 'c++')).toBe('(lae)');
  });

  it('say what was left out', () => {
    expect(relatedSentence({ without: ['kavieng'], total: 0 })).toBe('No jobs match all words. Without "kavieng":');
    expect(relatedSentence({ without: ['a', 'b'], total: 2 })).toBe('More jobs without "a" and "b":');
    expect(relatedSentence({ without: [], total: 0 })).toBe('No jobs match. Similar work:');
  });
});
