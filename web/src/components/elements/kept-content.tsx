import type { HTMLAttributes, ReactElement } from 'react';

/** Some 8 MB of cards. Rare ones are let go with the rest. */
const mostKept = 3000;
const kept = new Map<string, string>();
let render: ((content: ReactElement) => string) | undefined;

/** The server says how it renders content by itself; undefined keeps nothing, as in browsers. */
export const keepContentBy = (renders: typeof render): void => {
  render = renders;
  kept.clear();
};

const htmlOf = (content: ReactElement, by: (() => string) | undefined): string | undefined => {
  if (!render || !by) {
    return undefined;
  }
  const key = by();
  let html = kept.get(key);
  if (html === undefined) {
    if (kept.size >= mostKept) {
      kept.clear();
    }
    html = render(content);
    kept.set(key, html);
  }
  return html;
};

interface KeptContentProps extends HTMLAttributes<HTMLElement> {
  element: 'div' | 'header' | 'footer';
  /** Names everything that the content shows, the place of the reader included; without it nothing is kept. */
  by: (() => string) | undefined;
  children: ReactElement;
}

/**
 * An element whose content many pages share: the server renders it once and puts the same HTML into all of them. Browsers, which
 * keep nothing, find React's own elements as if they had been rendered there. The content has no state, ids or styles of its own.
 */
export const KeptContent = ({ element: Element, by, children, ...props }: KeptContentProps) => {
  const html = htmlOf(children, by);
  return html === undefined ? (
    <Element {...props}>{children}</Element>
  ) : (
    // React's own HTML of the same content.
    // oxlint-disable-next-line react/no-danger
    <Element {...props} dangerouslySetInnerHTML={{ __html: html }} />
  );
};
