import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '@workboard/service-kit';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { teamRoleChanged } from '../mails/templates/team-roles.js';

/** To members whose rights in their company changed, while they have them (decision P67). */
@Injectable()
export class TeamRoleMails implements Composer {
  readonly mails = { team_role_changed: (delivery) => this.changed(delivery) } satisfies Record<string, ComposeMail>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lookups: Lookups,
  ) {}

  private async changed({ userId, data }: Delivery): Promise<ComposedMail> {
    const [member, company] = await Promise.all([
      this.lookups.staying(Number(userId)),
      this.lookups.company(Number(data['companyId'])),
    ]);
    const { companyId, teamRole, firstName } = member;
    if (companyId !== company.id || teamRole !== data['teamRole'] || (teamRole !== 'reader' && teamRole !== 'member')) {
      throw new Drop('the rights were changed again, or the recipient left the team');
    }
    return {
      to: recipientOf(member),
      mail: teamRoleChanged({ site: siteOf(this.env), firstName, companyName: company.name, teamRole }),
    };
  }
}
