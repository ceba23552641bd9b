import { openPdf } from '@workboard/service-kit/pdf';

/** The pages of a PDF as text, with single blanks. */
export const pdfText = async (bytes: Buffer): Promise<string[]> => {
  const file = await openPdf(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  return pages;
};
