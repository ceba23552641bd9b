import { Injectable } from '@nestjs/common';
import { authService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { inBatches } from './in-batches.js';

/** Puts names in place of the ids of a company's people. */
@Injectable()
export class TeamNames {
  constructor(@InjectClient(authService) private readonly auth: Client<typeof authService>) {}

  /** Looks the people up and answers with what to call each; null for nobody and for an account that is gone. */
  async of(ids: readonly (number | null)[]): Promise<(id: number | null) => string | null> {
    const people = await inBatches(
      ids.filter((id) => id !== null),
      (batch) => this.auth.contacts(batch),
    );
    const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return (id) => (id === null ? null : (names.get(id) ?? null));
  }
}
