import type { HTMLAttributes, ReactElement } from 'react';

/** The HTML of some content that is known by all that it shows; undefined where React is to render it. */
export type HtmlOf = (content: ReactElement, shows: string) => string | undefined;
let htmlOf: HtmlOf | undefined;

/** The server says what it keeps; undefined keeps nothing, as in browsers. */
export const keepContentBy = (keeps: HtmlOf | undefined): void => {
  htmlOf = keeps;
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
  const html = by && htmlOf?.(children, by());
  return html === undefined ? (
    <Element {...props}>{children}</Element>
  ) : (
    // React's own HTML of the same content.
    // oxlint-disable-next-line react/no-danger
    <Element {...props} dangerouslySetInnerHTML={{ __html: html }} />
  );
};
