import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { AppError } from '@workboard/contracts';
import { Gate } from '@workboard/service-kit';

/** argon2id with OWASP's minimum (decision A9); memory in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each hash takes 19 MiB and a thread of the pool that files and DNS need too. */
const gate = new Gate(4);

/** Makes and checks password hashes. */
@Injectable()
export class Passwords {
  private stranger: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return gate.pass(() => hash(password, parameters));
  }

  /** Takes the same time without a hash, so that an unknown address is not told from a wrong password. */
  async verify(storedHash: string | null, password: string): Promise<boolean> {
    this.stranger ??= this.hash(randomBytes(32).toString('base64url'));
    const expected = storedHash ?? (await this.stranger);
    const matches = await gate.pass(() => verify(expected, password));
    return matches && storedHash !== null;
  }

  /** Throws `wrong_password` unless it is the password; `field` names where the form asked for it. */
  async require(storedHash: string, password: string, field = 'currentPassword'): Promise<void> {
    if (!(await this.verify(storedHash, password))) {
      const { message } = new AppError('wrong_password');
      throw new AppError('wrong_password', { details: [{ field, message }] });
    }
  }

  /** The first of several whose hash the password has; takes the time of one check when there are none. */
  async find<T extends { passwordHash: string }>(holders: readonly T[], password: string): Promise<T | undefined> {
    if (holders.length === 0) {
      await this.verify(null, password);
    }
    const fits = await Promise.all(holders.map(({ passwordHash }) => this.verify(passwordHash, password)));
    return holders.find((_, index) => fits[index]);
  }

  /** True when the hash was made with other parameters than today's. */
  isOutdated(storedHash: string): boolean {
    const used = parseOptions(storedHash);
    return Object.entries(parameters).some(([name, value]) => Reflect.get(used, name) !== value);
  }
}
