import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { resumeMaxPages } from '@workboard/contracts/constants';

export type PdfVerdict = 'ok' | 'unreadable' | 'locked' | 'too-long';

const asksForPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

/** Child process: opens the PDF it is sent and says whether a person could read it. */
const verdictOn = async (bytes: Uint8Array): Promise<PdfVerdict> => {
  try {
    const document = await getDocument({
      data: bytes,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    }).promise;
    if (document.numPages > resumeMaxPages) {
      return 'too-long';
    }
    await document.getPage(1);
    return 'ok';
  } catch (error) {
    return asksForPassword(error) ? 'locked' : 'unreadable';
  }
};

process.once('message', (bytes: Uint8Array) => {
  void verdictOn(new Uint8Array(bytes)).then((verdict) => process.send?.(verdict));
});
