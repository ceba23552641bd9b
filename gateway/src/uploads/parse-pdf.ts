import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const maxPages = 60;

/** Child process: opens the PDF it is sent and says whether a person could read it. */
const verdictOn = async (bytes: Uint8Array): Promise<'ok' | 'unreadable' | 'too-long'> => {
  try {
    const document = await getDocument({
      data: bytes,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    }).promise;
    if (document.numPages > maxPages) {
      return 'too-long';
    }
    await document.getPage(1);
    return 'ok';
  } catch {
    return 'unreadable';
  }
};

process.once('message', (bytes: Uint8Array) => {
  void verdictOn(new Uint8Array(bytes)).then((verdict) => process.send?.(verdict));
});
