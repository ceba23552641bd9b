import { Injectable } from '@nestjs/common';
import type {
  ApplicationNote,
  NoteRecord,
  Scoreboard,
  ScoreboardRecord,
  Scorecard,
  ScorecardRecord,
} from '@workboard/contracts';
import { TeamNames } from './team-names.js';

/** Says who of the team wrote what, by name. */
@Injectable()
export class ReviewPresenter {
  constructor(private readonly names: TeamNames) {}

  async notes(records: readonly NoteRecord[]): Promise<ApplicationNote[]> {
    const nameOf = await this.names.of(records.map(({ authorId }) => authorId));
    return records.map(({ authorId, ...note }) => ({ ...note, author: nameOf(authorId) }));
  }

  async note(record: NoteRecord): Promise<ApplicationNote> {
    const [note] = await this.notes([record]);
    return note as ApplicationNote;
  }

  async scoreboard({ criteria, mine, team }: ScoreboardRecord): Promise<Scoreboard> {
    const nameOf = await this.names.of((team?.cards ?? []).map(({ userId }) => userId));
    const present = ({ userId, ...card }: ScorecardRecord): Scorecard => ({ ...card, by: nameOf(userId) });
    return { criteria, mine: mine && present(mine), team: team && { ...team, cards: team.cards.map(present) } };
  }
}
