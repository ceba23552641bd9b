import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notesMax } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const companyId = 46;

describe("the team's notes (P45)", () => {
  let world: World;
  let last = 4600;
  beforeAll(async () => {
    world = await startWorld();
    world.teams.set(companyId, [900, 901]);
  });
  afterAll(() => world.stop());

  const applied = async () => {
    const job = world.postJob((last += 1), { companyId });
    return world.seeker(last).create({ jobId: job.id, coverLetter: letter });
  };
  const toby = () => world.employer(companyId);
  const vagi = () => world.employer(companyId, 901);

  it('stand side by side, each with its author, newest first', async () => {
    const { id } = await applied();
    await toby().addNote({ id, text: '  Call on Monday ' });
    await vagi().addNote({ id, text: 'Called' });
    expect(await toby().notes({ id })).toMatchObject([
      { text: 'Called', authorId: 901, isYours: false },
      { text: 'Call on Monday', authorId: 900, isYours: true },
    ]);
    expect((await toby().history({ id })).map(({ kind }) => kind)).toEqual(['note_added', 'note_added', 'applied']);
  });

  it('are deleted by their author alone, which the history keeps', async () => {
    const { id } = await applied();
    const note = await toby().addNote({ id, text: 'Call on Monday' });
    expect(await refusalOf(vagi().removeNote({ id, noteId: note.id }))).toBe('note_not_found');
    await toby().removeNote({ id, noteId: note.id });
    expect(await refusalOf(toby().removeNote({ id, noteId: note.id }))).toBe('note_not_found');
    expect(await toby().notes({ id })).toEqual([]);
    expect((await toby().history({ id }))[0]).toMatchObject({ kind: 'note_deleted', actorId: 900 });
  });

  it('tell mentioned colleagues once, never oneself, and nobody outside the team', async () => {
    const { id } = await applied();
    const note = await toby().addNote({ id, text: 'Look', mentions: [901, 901, 900] });
    const published = (await world.published('application.mentioned')).filter(
      ({ applicationId }) => applicationId === id,
    );
    expect(published).toEqual([{ applicationId: id, noteId: note.id, userId: 901 }]);
    expect(await refusalOf(toby().addNote({ id, text: 'Look', mentions: [77] }))).toBe('validation_failed');
    expect(await toby().notes({ id })).toHaveLength(1);
    expect(await world.as(null).noteDetails({ id: note.id })).toMatchObject({ text: 'Look', application: { id } });
    expect(await world.as(null).noteDetails({ id: 99_999 })).toBeNull();
  });

  it('are added to several at once, where those that cannot have it are named', async () => {
    const [own, full, foreign] = [await applied(), await applied(), await applied()];
    await world.database.query(`UPDATE job_copies SET company_id = $2 WHERE id = $1`, [foreign.jobId, companyId + 1]);
    await world.database.query(
      `INSERT INTO application_notes (application_id, author_id, text, created_at)
       SELECT $1, 900, 'x', now() FROM generate_series(1, $2)`,
      [full.id, notesMax],
    );
    const note = { ids: [foreign.id, full.id, own.id, own.id], text: ' Asked for the ticket ' };
    const added = await toby().addNotes(note);
    expect(added.changed).toEqual([own.id]);
    expect(added.refused.map(({ id, code }) => ({ id, code }))).toEqual([
      { id: full.id, code: 'too_many_notes' },
      { id: foreign.id, code: 'application_not_found' },
    ]);
    expect(await toby().notes({ id: own.id })).toMatchObject([{ text: 'Asked for the ticket', authorId: 900 }]);
    expect((await toby().history({ id: own.id })).map(({ kind }) => kind)).toEqual(['note_added', 'applied']);
    expect(await refusalOf(toby().addNotes({ ids: [], text: 'Look' }))).toBe('validation_failed');
    expect(await refusalOf(toby().addNotes({ ids: [own.id], text: ' ' }))).toBe('validation_failed');
    expect(await refusalOf(world.seeker(own.userId).addNotes({ ids: [own.id], text: 'Look' }))).toBe('forbidden');
  });

  it("are the company's alone", async () => {
    const { id, userId } = await applied();
    const other = world.employer(companyId + 1);
    expect(await refusalOf(other.notes({ id }))).toBe('application_not_found');
    expect(await refusalOf(other.addNote({ id, text: 'Look' }))).toBe('application_not_found');
    expect(await refusalOf(world.seeker(userId).notes({ id }))).toBe('forbidden');
    expect(await refusalOf(world.seeker(userId).addNote({ id, text: 'Look' }))).toBe('forbidden');
  });

  it('have limits', async () => {
    const { id } = await applied();
    expect(await refusalOf(toby().addNote({ id, text: ' ' }))).toBe('validation_failed');
    expect(await refusalOf(toby().addNote({ id, text: 'a'.repeat(5001) }))).toBe('validation_failed');
    await world.database.query(
      `INSERT INTO application_notes (application_id, author_id, text, created_at)
       SELECT $1, 900, 'x', now() FROM generate_series(1, $2)`,
      [id, notesMax],
    );
    expect(await refusalOf(toby().addNote({ id, text: 'One more' }))).toBe('too_many_notes');
  });

  it('lose their author with the account, and go with the applicant or the job', async () => {
    const [first, second, third] = [await applied(), await applied(), await applied()];
    for (const { id } of [first, second, third]) {
      await vagi().addNote({ id, text: 'Look' });
    }
    await world.deliver('user.deleted', { userId: 901 });
    expect(await toby().notes({ id: first.id })).toMatchObject([{ authorId: null, isYours: false }]);
    expect(await refusalOf(vagi().addNote({ id: first.id, text: 'Late' }))).toBe('user_not_found');
    await world.deliver('user.deleted', { userId: first.userId });
    await world.deliver('job.deleted', { id: second.jobId, companyId, job: null });
    const left: { id: number }[] = await world.database.query(
      `SELECT application_id AS id FROM application_notes WHERE application_id = ANY($1)`,
      [[first.id, second.id, third.id]],
    );
    expect(left).toEqual([{ id: third.id }]);
  });
});
