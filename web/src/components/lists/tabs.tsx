import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

interface TabOption<Value extends string> {
  value: Value;
  /** What the tab is named by. */
  name: string;
  /** Another word for it, which describes the tab and does not name it. */
  ownWord?: string;
}

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly TabOption<Value>[];
  onChange: (value: Value) => void;
}

/** Where a key leads from one of so many tabs; undefined for other keys. */
const targetOf = (key: string, from: number, count: number): number | undefined =>
  ({ ArrowRight: (from + 1) % count, ArrowLeft: (from - 1 + count) % count, Home: 0, End: count - 1 })[key];

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const target = targetOf(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
  if (target !== undefined) {
    event.preventDefault();
    tabs[target]?.focus();
  }
};

/**
 * Tabs of plain elements that narrow a list: one stop for the Tab key, arrows, Home and End move between them, Enter and Space
 * choose (WAI-ARIA's pattern with manual activation).
 */
export const Tabs = <Value extends string>({ label, value, options, onChange }: TabsProps<Value>) => {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
  // In sight, wherever the row is left.
  useEffect(() => {
    const tab = row.current?.children[chosen];
    if (row.current && tab instanceof HTMLElement) {
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [chosen]);
  return (
    <div role="tablist" aria-label={label} className="tabs" tabIndex={-1} ref={row} onKeyDown={moveFocus}>
      {options.map(({ value: own, name, ownWord }) => (
        <button
          key={own}
          type="button"
          role="tab"
          className="tab"
          aria-selected={own === value}
          aria-describedby={ownWord && `${id}-${own}`}
          tabIndex={own === value ? 0 : -1}
          onClick={() => onChange(own)}
        >
          {name}
          {ownWord && (
            <span className="caption" id={`${id}-${own}`} aria-hidden="true">
              {ownWord}
            </span>
          )}
        </button>
      ))}
    </div>
  );
};
