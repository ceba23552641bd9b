import { resumeMaxPages } from '@workboard/contracts/constants';
import { openPdf } from '@workboard/service-kit/pdf';

export type PdfVerdict = 'ok' | 'unreadable' | 'locked' | 'too-long' | 'too-big';

const verdicts: Readonly<Record<string, PdfVerdict>> = { PasswordException: 'locked', PdfTooBigError: 'too-big' };

/** Child process: opens the PDF it is sent and says whether a person could read it. */
const verdictOn = async (bytes: Uint8Array): Promise<PdfVerdict> => {
  try {
    const document = await openPdf(bytes);
    if (document.numPages > resumeMaxPages) {
      return 'too-long';
    }
    await document.getPage(1);
    return 'ok';
  } catch (error) {
    return (error instanceof Error && verdicts[error.name]) || 'unreadable';
  }
};

process.once('message', (bytes: Uint8Array) => {
  void verdictOn(bytes).then((verdict) => process.send?.(verdict));
});
