import type { Block, Mail, Site } from './mail.js';

const lineWidth = 72;

/** Breaks long lines between words; a long address stays whole. */
const wrap = (value: string, width = lineWidth): string =>
  value
    .split(/\r?\n/)
    .map((line) => {
      const rows: string[] = [];
      let row = '';
      for (const word of line.split(' ')) {
        if (row !== '' && row.length + 1 + word.length > width) {
          rows.push(row);
          row = word;
        } else {
          row = row === '' ? word : `${row} ${word}`;
        }
      }
      return [...rows, row].join('\n');
    })
    .join('\n');

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'text':
    case 'quiet':
      return wrap(block.text);
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'rows': {
      const longest = Math.max(...block.rows.map(([label]) => label.length));
      const indent = longest + 2;
      return block.rows
        .map(([label, value]) => {
          const rows = wrap(value, lineWidth - indent).split('\n');
          return `${`${label}:`.padEnd(indent)}${rows.join(`\n${' '.repeat(indent)}`)}`;
        })
        .join('\n');
    }
    case 'status':
      return `[ ${block.label} ]`;
    case 'quote':
      return wrap(block.text)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    default:
      return [block.title, ...block.lines, ...(block.badge ? [block.badge] : []), block.url].join('\n');
  }
};

/** The same mail for programs without HTML. */
export const renderText = (mail: Mail, site: Site): string => {
  const list = mail.list
    ? [`${mail.list.label}: ${mail.list.unsubscribeUrl}`, `Change your settings: ${mail.list.settingsUrl}`]
    : [];
  const parts = [
    mail.title,
    ...mail.blocks.map(blockText),
    '--',
    wrap(mail.reason),
    ...(list.length > 0 ? [list.join('\n')] : []),
    `${site.name}\n${site.address}\n${site.email} | ${site.phone}`,
  ];
  return `${parts.join('\n\n')}\n`;
};
