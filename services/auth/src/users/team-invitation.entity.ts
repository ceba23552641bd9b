import type { GivenTeamRole } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Somebody asked to join a company's team, who has not answered yet. */
@Entity('team_invitations')
@Unique('team_invitations_company_email_key', ['companyId', 'email'])
@Check('team_invitations_team_role_check', `team_role IN ('member', 'reader')`)
@Index('team_invitations_expires_at', ['expiresAt'])
export class TeamInvitation {
  /** Drawn from the ids of accounts: the account that comes of it has the same. */
  @PrimaryColumn('int', { primaryKeyConstraintName: 'team_invitations_pkey' })
  id: number;

  @Column('int', { name: 'company_id' })
  companyId: number;

  @Column('text')
  email: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text', { name: 'team_role', default: 'member' })
  teamRole: GivenTeamRole;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', default: () => `(now() + '7 days')` })
  expiresAt: Date;
}
