import { Injectable } from '@nestjs/common';
import {
  type AddNote,
  type AddNotes,
  AppError,
  authService,
  type Caller,
  type DecidedMany,
  type NoteDetails,
  type NoteRecord,
  notesMax,
  say,
  seesApplicants,
} from '@workboard/contracts';
import {
  type Client,
  Clock,
  Idempotency,
  InjectClient,
  oneByOne,
  protectUser,
  publishAll,
} from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { HiringTeamsService } from '../hiring-teams/hiring-teams.service.js';
import { recordHistory } from '../history/record-history.js';
import { ApplicationRecords } from '../records/application-records.js';
import { ApplicationNote } from './application-note.entity.js';

const present = ({ id, createdAt, authorId, text }: ApplicationNote, viewerId: number): NoteRecord => ({
  id,
  at: createdAt.toISOString(),
  authorId,
  isYours: authorId === viewerId,
  text,
});

/** Notes of the employer's team on an application, each with its author (decision P45). */
@Injectable()
export class NotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly applications: ApplicationsQueries,
    private readonly records: ApplicationRecords,
    private readonly teams: HiringTeamsService,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Newest first. Throws `application_not_found` unless it is one to a job of the caller's company. */
  async list(caller: Caller, applicationId: number): Promise<NoteRecord[]> {
    const { manager } = this.dataSource;
    await this.applications.require(manager, { id: applicationId, caller });
    const notes = await manager.find(ApplicationNote, { where: { applicationId }, order: { id: 'DESC' } });
    return notes.map((note) => present(note, caller.userId));
  }

  /** Throws `too_many_notes`, and `validation_failed` when somebody is mentioned who does not see the application. */
  async add(caller: Caller, { id, text, mentions }: AddNote & { id: number }): Promise<NoteRecord> {
    const { jobId } = await this.applications.require(this.dataSource.manager, { id, caller });
    await this.requireColleagues({ jobId, companyId: caller.companyId }, mentions);
    return this.idempotency.transaction(async (manager) => {
      await protectUser(manager, caller.userId, 'user_not_found');
      const note = await this.write(manager, { id, text, caller });
      const mentioned = mentions.filter((userId) => userId !== caller.userId);
      await publishAll(
        manager,
        'application.mentioned',
        mentioned.map((userId) => ({ applicationId: id, noteId: note.id, userId })),
      );
      return present(note, caller.userId);
    });
  }

  /** The same note on each; one that is refused is named and stops no other (decision P45). */
  async addMany(caller: Caller, { ids, text }: AddNotes): Promise<DecidedMany> {
    return this.idempotency.transaction(async (manager) => {
      await protectUser(manager, caller.userId, 'user_not_found');
      // Locked in one order, so that two such calls never wait for each other.
      const inOrder = ids.toSorted((a, b) => a - b);
      return oneByOne(inOrder, (id) => this.write(manager, { id, text, caller }));
    });
  }

  /** Throws `note_not_found` for one that is not the caller's own. */
  async remove(caller: Caller, { id, noteId }: { id: number; noteId: number }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      await this.applications.lock(manager, { id, caller });
      const own = { id: noteId, applicationId: id, authorId: caller.userId };
      const { affected } = await manager.delete(ApplicationNote, own);
      if (!affected) {
        throw new AppError('note_not_found');
      }
      await recordHistory(manager, { applicationId: id, kind: 'note_deleted' });
    });
    return null;
  }

  /** With its application, whoever asks among the services; null when it is gone. */
  async details(id: number): Promise<NoteDetails | null> {
    const note = await this.dataSource.getRepository(ApplicationNote).findOneBy({ id });
    const [application] = note ? await this.records.byIds([note.applicationId]) : [];
    return note && application ? { text: note.text, authorId: note.authorId, application } : null;
  }

  private async write(
    manager: EntityManager,
    { id, text, caller }: { id: number; text: string; caller: Caller },
  ): Promise<ApplicationNote> {
    await this.applications.lock(manager, { id, caller });
    if ((await manager.countBy(ApplicationNote, { applicationId: id })) >= notesMax) {
      throw new AppError('too_many_notes');
    }
    const note = await manager.save(
      manager.create(ApplicationNote, {
        applicationId: id,
        authorId: caller.userId,
        text,
        createdAt: this.clock.now(),
      }),
    );
    await recordHistory(manager, { applicationId: id, kind: 'note_added' });
    return note;
  }

  private async requireColleagues(
    { jobId, companyId }: { jobId: number; companyId: number | null },
    mentions: readonly number[],
  ): Promise<void> {
    if (mentions.length === 0 || companyId === null) {
      return;
    }
    const team = await this.auth.companyContacts({ companyId });
    if (mentions.some((id) => !team.some((colleague) => colleague.id === id))) {
      const message = 'Only colleagues of your team can be mentioned';
      throw new AppError('validation_failed', { message, details: [{ field: 'mentions', message }] });
    }
    const [hiring] = await this.teams.of([jobId]);
    if (team.some((colleague) => mentions.includes(colleague.id) && !seesApplicants(colleague, hiring))) {
      const message = say.mentionNotSeeing;
      throw new AppError('validation_failed', { message, details: [{ field: 'mentions', message }] });
    }
  }
}
