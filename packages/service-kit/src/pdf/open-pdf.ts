import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isInflatedTooBig } from './inflated-size.js';

/** The file unpacks to far more than any resume: it was made to exhaust memory. */
export class PdfTooBigError extends Error {
  override readonly name = 'PdfTooBigError';
}

/**
 * Opens foreign bytes as a PDF, without running code made from text and without fonts of this machine. Only for programs
 * of `runLimited`. Throws {@link PdfTooBigError}, or what pdf.js throws for files it cannot read.
 */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  if (await isInflatedTooBig(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    throw new PdfTooBigError();
  }
  return getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
};
