import { Injectable } from '@nestjs/common';
import { AppError, authService, type ErrorCode } from '@workboard/contracts';
import { type Client, InjectClient, logger } from '@workboard/service-kit';

/** Answers that say for sure that the person cannot be tied to the company. */
const final: readonly ErrorCode[] = ['user_has_company', 'unknown_user'];

/** The people side of owning a company, asked of the auth service. */
@Injectable()
export class CompanyOwners {
  constructor(@InjectClient(authService) private readonly auth: Client<typeof authService>) {}

  /** Throws `unknown_user` unless an employer, `user_has_company` for one who belongs to another company. */
  async requireFree({ userId, companyId }: { userId: number; companyId?: number }): Promise<void> {
    const [owner] = await this.auth.contacts({ ids: [userId] });
    if (owner?.role !== 'employer') {
      throw new AppError('unknown_user');
    }
    if (owner.companyId !== null && owner.companyId !== companyId) {
      throw new AppError('user_has_company');
    }
  }

  /**
   * Ties the owner of a stored company to it, so that their next request knows. False when that is impossible for good.
   * When it only cannot be done now, the event of the change, which is stored already, does it in a moment.
   */
  async tie(link: { userId: number; companyId: number }): Promise<boolean> {
    try {
      await this.auth.setCompany(link);
      return true;
    } catch (error) {
      logger.warn({ err: error, company: link.companyId }, 'owner not tied at once');
      return !(error instanceof AppError && final.includes(error.code));
    }
  }
}
