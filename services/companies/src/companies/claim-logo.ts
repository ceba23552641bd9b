import { AppError, type Caller, parseFileUrl } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';

/** When a picture goes that is nobody's logo. */
export const graceSql = `now() + interval '24 hours'`;

/** What the company has goes after a day, unless it is claimed again. */
const releaseLogo = async (manager: EntityManager, companyId: number): Promise<void> => {
  await manager.query(
    `UPDATE logo_files SET remove_after = ${graceSql} WHERE company_id = $1 AND remove_after IS NULL`,
    [companyId],
  );
};

/**
 * Ties a logo that a form names to its company. It must be a picture of ours that this company has, or that the caller
 * uploaded for a new one; any other address is refused, so that no page ever shows a foreign picture as a logo.
 */
export const claimLogo = async (
  manager: EntityManager,
  caller: Caller | null,
  { companyId, url }: { companyId: number; url: string | null },
): Promise<void> => {
  await releaseLogo(manager, companyId);
  if (url === null) {
    return;
  }
  const file = parseFileUrl(url);
  const [claimed]: [unknown[], number] = await manager.query(
    `UPDATE logo_files SET company_id = $2, remove_after = NULL
     WHERE id::text = $1 AND (company_id = $2 OR (company_id IS NULL AND uploaded_by = $3)) RETURNING id`,
    [file?.kind === 'logo' ? file.fileId : null, companyId, caller?.userId ?? null],
  );
  if (claimed.length === 0) {
    const message = 'Please upload the logo';
    throw new AppError('validation_failed', { message, details: [{ field: 'logo', message }] });
  }
};
