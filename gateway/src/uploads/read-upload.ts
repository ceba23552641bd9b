import { AppError, say } from '@workboard/contracts';
import type { FastifyRequest } from 'fastify';

export interface Upload {
  bytes: Buffer;
  /** What the file was called on the device it came from; null when it had no name. */
  name: string | null;
  /** The text fields that came before the file. */
  fields: Record<string, string>;
}

const longestName = 200;

/** A file's name as it may be shown: one line, not longer than it is kept. */
const nameOf = (filename: string | undefined): string | null =>
  filename
    ?.replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longestName) || null;

const tooMany = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']);

/** What stopped the reading of a form: too much of something, or a form that is no form or ends too early. */
const refusalFor = (error: unknown): AppError => {
  const { code = '' } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('payload_too_large', { message: say.fileTooLarge });
  }
  return new AppError('validation_failed', { message: tooMany.has(code) ? say.fileOne : say.uploadBroken });
};

/** Reads the one file of a multipart form; throws 415 for other bodies, 413 above 10 MB and 400 for all that is no such form. */
export const readUpload = async (request: FastifyRequest, fieldName: string): Promise<Upload> => {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', { message: say.fileMissing });
  }
  const fields: Record<string, string> = {};
  let bytes: Buffer | undefined;
  let name: string | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const content = await part.toBuffer();
      if (part.fieldname === fieldName) {
        bytes = content;
        name = nameOf(part.filename);
      }
    }
  } catch (error) {
    throw refusalFor(error);
  }
  if (!bytes || bytes.length === 0) {
    throw new AppError('validation_failed', {
      message: say.fileMissing,
      details: [{ field: fieldName, message: say.fileMissing }],
    });
  }
  return { bytes, name, fields };
};
