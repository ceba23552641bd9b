import { AppError, say } from '@workboard/contracts';
import type { FastifyRequest } from 'fastify';

export interface Upload {
  bytes: Buffer;
  /** The text fields that came before the file. */
  fields: Record<string, string>;
}

const tooLarge = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'FST_REQ_FILE_TOO_LARGE';

/** Reads the one file of a multipart form; throws 415 for other bodies, 400 without a file and 413 above 10 MB. */
export const readUpload = async (request: FastifyRequest, fieldName: string): Promise<Upload> => {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', { message: say.fileMissing });
  }
  const fields: Record<string, string> = {};
  let bytes: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const content = await part.toBuffer();
      if (part.fieldname === fieldName) {
        bytes = content;
      }
    }
  } catch (error) {
    throw tooLarge(error) ? new AppError('payload_too_large', { message: say.fileTooLarge }) : error;
  }
  if (!bytes || bytes.length === 0) {
    throw new AppError('validation_failed', {
      message: say.fileMissing,
      details: [{ field: fieldName, message: say.fileMissing }],
    });
  }
  return { bytes, fields };
};
