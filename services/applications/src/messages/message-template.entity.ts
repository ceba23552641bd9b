import type { MessageKind, MessageLanguage } from '@workboard/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A company's own template of messages (decision P43); it goes with the company. */
@Entity('message_templates')
@Unique('message_templates_company_id_built_in_key', ['companyId', 'builtIn'])
@Check('message_templates_kind_check', `kind IN ('general', 'rejection')`)
@Check('message_templates_language_check', `language IN ('en', 'tpi')`)
export class MessageTemplate {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'message_templates_pkey',
  })
  id: number;

  @Column('int', { name: 'company_id' })
  companyId: number;

  /** The product's template that it stands for. */
  @Column('text', { name: 'built_in', nullable: true })
  builtIn: string | null;

  @Column('text')
  kind: MessageKind;

  @Column('text')
  language: MessageLanguage;

  @Column('text')
  title: string;

  @Column('text')
  body: string;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
