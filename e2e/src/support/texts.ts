import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { maskPhone } from '@workboard/contracts/phone-number';
import { waitFor } from '@workboard/test-kit';

interface Logged {
  to?: string;
  text?: string;
}

/** The newest code that went to a number: on a local site the log holds the texts. Numbers are told apart by two digits. */
export const codeTo = async (phone: string, { not }: { not?: string } = {}): Promise<string> => {
  const to = maskPhone(phone);
  const log = path.join(process.env['E2E_LOGS'] ?? '', 'notifications-worker.log');
  return waitFor(async () => {
    const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('is your code for'));
    const texts = lines
      .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Logged)
      .filter((line) => line.to === to);
    const code = /^\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0];
    return code === not ? undefined : code;
  });
};
