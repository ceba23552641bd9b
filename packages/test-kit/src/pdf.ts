import { deflateSync } from 'node:zlib';

/**
 * A small PDF with one Helvetica font (/F1) per page and the given content streams, 595 x 842 points each. Enough for
 * tests that must control colour, size, place and rendering mode of every word.
 */
export const pdfOf = (...pages: string[]): Buffer => {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
};

/** A line of text at a place, in points from the lower left corner; `before` sets colour or rendering mode. */
export const line = (text: string, { x = 50, y = 780, size = 12, before = '' } = {}): string => {
  return `q ${before} BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET Q`;
};

/** A row of a cross-reference stream: type, place in four bytes, index. */
const entry = (type: number, place: number, at: number): Buffer => {
  const bytes = Buffer.from([type, 0, 0, 0, 0, at]);
  bytes.writeUInt32BE(place, 1);
  return bytes;
};

/**
 * A small PDF whose object stream unpacks to so many megabytes of spaces; packed twice it does not look so from outside.
 */
export const pdfBomb = ({ megabytes, layers = 1 }: { megabytes: number; layers?: number }): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  const starts = objects.map((_, at) => objects.slice(0, at).join(' ').length + (at > 0 ? 1 : 0));
  const index = `${objects.map((_, at) => `${at + 1} ${starts[at]}`).join(' ')} `;
  let packed: Buffer = Buffer.concat([
    Buffer.from(index + objects.join(' ')),
    Buffer.alloc(megabytes * 1024 * 1024, ' '),
  ]);
  for (let layer = 0; layer < layers; layer += 1) {
    packed = deflateSync(packed, { level: 9 });
  }
  const filter = `/Filter [${'/FlateDecode '.repeat(layers)}]`;
  const head = Buffer.from('%PDF-1.5\n');
  const container = Buffer.concat([
    Buffer.from(
      `4 0 obj\n<< /Type /ObjStm /N 3 /First ${index.length} ${filter} /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  // Free, three objects inside object 4, object 4 itself, this table.
  const tableAt = head.length + container.length;
  const table = Buffer.concat([
    entry(0, 0, 0),
    ...objects.map((_, at) => entry(2, 4, at)),
    entry(1, head.length, 0),
    entry(1, tableAt, 0),
  ]);
  const tableHead = `5 0 obj\n<< /Type /XRef /Size 6 /W [1 4 1] /Root 1 0 R /Length ${table.length} >>\nstream\n`;
  const end = Buffer.from(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`);
  return Buffer.concat([head, container, Buffer.from(tableHead), table, end]);
};
