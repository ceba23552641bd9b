import { logoMaxPixels, logoSquarenessTolerance, uploadMaxBytes } from '@workboard/contracts/constants';
import { say } from '@workboard/contracts/sentences';

export type FileKind = 'resume' | 'logo';

interface Problem {
  title: string;
  text: string;
}

const logoMimeTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const isAllowedType = (file: File, kind: FileKind): boolean =>
  kind === 'resume' ? file.type === 'application/pdf' : logoMimeTypes.includes(file.type);

/** The spec's complaint about an image of this size, or null (spec §5). */
export const logoProblem = ({ width, height }: { width: number; height: number }): Problem | null => {
  if (Math.abs(width - height) > logoSquarenessTolerance) {
    return { title: 'Invalid logo', text: say.logoNotSquare(width, height) };
  }
  return width > logoMaxPixels || height > logoMaxPixels ? { title: 'Invalid logo', text: say.logoTooBig } : null;
};

const readSize = async (file: File): Promise<{ width: number; height: number } | null> => {
  try {
    const image = await createImageBitmap(file);
    const size = { width: image.width, height: image.height };
    image.close();
    return size;
  } catch {
    return null;
  }
};

/** Checks a file before it is sent; the server checks again. */
export const checkFile = async (file: File, kind: FileKind): Promise<Problem | null> => {
  if (!isAllowedType(file, kind)) {
    return { title: 'Invalid file type', text: kind === 'resume' ? say.resumeNotPdf : say.logoNotImage };
  }
  if (file.size >= uploadMaxBytes) {
    return { title: 'File too large', text: say.fileTooLarge };
  }
  if (kind === 'resume') {
    return null;
  }
  const size = await readSize(file);
  return size ? logoProblem(size) : { title: 'Invalid logo', text: say.logoUnreadable };
};
