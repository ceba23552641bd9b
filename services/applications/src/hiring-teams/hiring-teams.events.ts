import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

/** Who leaves a company leaves its hiring teams; a team without members is seen by the owner alone (decision P68). */
@Injectable()
export class HiringTeamsEvents {
  /** Coming late it takes out somebody who came back, who then sees less, never more. */
  @OnEvent('user.left_company')
  async onLeft({ userId, companyId }: EventPayload<'user.left_company'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM hiring_team_members AS mate USING job_copies AS job
       WHERE mate.user_id = $1 AND job.id = mate.job_id AND job.company_id = $2`,
      [userId, companyId],
    );
  }
}
