import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import type { HtmlOf } from './kept-content.js';

const megabyte = 1024 * 1024;
const maxSize = 12 * megabyte;
/** What an entry takes besides its HTML. */
const entryBytes = 200;
/** Characters beyond Latin make a text of two bytes each. */
const characterBytes = 2;

const seenOnce = '';

/** The same text in one piece: as React makes it, it is a tree of its parts, several times as large, which is looked through again and again. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

/**
 * Keeps the HTML of content that is asked for again, on the server (ADR 58). What is asked for once is left to React: on a page of
 * rare jobs, keeping each would make more work for the garbage collector than it saves.
 * @param render makes content by itself into HTML
 */
export const keepHtml = (render: (content: ReactElement) => string): HtmlOf => {
  const kept = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: ({ length }) => length * characterBytes + entryBytes,
  });
  return (content, shows) => {
    const key = hash('sha1', shows, 'base64url');
    const html = kept.get(key);
    if (html === undefined) {
      kept.set(key, seenOnce);
      return undefined;
    }
    if (html !== seenOnce) {
      return html;
    }
    const made = inOnePiece(render(content));
    kept.set(key, made);
    return made;
  };
};
