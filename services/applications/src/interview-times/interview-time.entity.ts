import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { InterviewOffer } from './interview-offer.entity.js';

/** One of the times. Its row is locked while somebody chooses it, so that it never has more people than places. */
@Entity('interview_times')
@Unique('interview_times_offer_id_starts_at_key', ['offerId', 'startsAt'])
export class InterviewTime {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'interview_times_pkey',
  })
  id: number;

  @Column('int', { name: 'offer_id' })
  offerId: number;

  @ManyToOne(() => InterviewOffer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'interview_times_offer_id_fkey' })
  offer: Relation<InterviewOffer>;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;
}
