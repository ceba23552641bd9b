import { waitFor } from '@workboard/test-kit';

export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  to: { address: string }[];
  attachments: { fileName?: string; contentType?: string }[];
}

const mailUrl = (): string => {
  const url = process.env['E2E_MAIL_URL'];
  if (!url) {
    throw new Error('E2E_MAIL_URL is not set');
  }
  return url;
};

const readMails = async (query: Record<string, string>): Promise<Mail[]> => {
  const response = await fetch(`${mailUrl()}/api/email?${new URLSearchParams(query).toString()}`);
  return (await response.json()) as Mail[];
};

/** All mails that were caught and are still kept, oldest first. */
export const allMails = (): Promise<Mail[]> => readMails({});

/** All mails to an address, oldest first; only those whose subject matches, where a pattern is given. */
export const mailsTo = async (address: string, subject?: RegExp): Promise<Mail[]> => {
  const mails = await readMails({ 'to.address': address });
  return subject ? mails.filter((mail) => subject.test(mail.subject)) : mails;
};

/** Waits for a mail to an address whose subject matches. */
export const mailTo = (address: string, subject: RegExp, timeout = 20_000): Promise<Mail> =>
  waitFor(async () => (await mailsTo(address, subject)).at(-1), {
    timeout,
    what: `mail ${subject} to ${address}`,
  });

/** Who gets an answer to a mail; the catcher shows it in the source alone. */
export const replyToOf = async ({ id }: Mail): Promise<string> => {
  const source = await (await fetch(`${mailUrl()}/api/email/${id}/source`)).text();
  return /^Reply-To: (.*)$/im.exec(source.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
};

/** The first address in a mail's text that holds a token. */
export const linkIn = (mail: Mail): URL => {
  const found = /https?:\/\/\S*token=[\w-]+(?:&next=[\w/-]+)?/.exec(mail.text)?.[0];
  if (!found) {
    throw new Error(`No link in "${mail.subject}":\n${mail.text}`);
  }
  return new URL(found);
};
