import type { ApplicationStatus } from '@workboard/contracts';

interface ButtonLooks {
  /** Another choice beside the first. */
  isSecond?: boolean;
  /** The link works for whoever has it, so nobody but the recipient may read it. */
  isSecret?: boolean;
}

/** One part of a mail's body; HTML and text are both made of these. All texts are plain. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'quiet'; text: string }
  | { kind: 'heading'; text: string }
  | ({ kind: 'button'; label: string; url: string } & ButtonLooks)
  | { kind: 'link'; label: string; url: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'status'; label: string; tone: ApplicationStatus }
  | { kind: 'quote'; text: string }
  | { kind: 'job'; title: string; url: string; lines: readonly string[]; badge?: string };

/** What a template makes. */
export interface Mail {
  subject: string;
  /** The line that inboxes show behind the subject. */
  preheader: string;
  title: string;
  blocks: readonly Block[];
  /** Why the person gets it; the last line before the address. */
  reason: string;
  /** Set for mails that can be switched off (RFC 8058). */
  list?: { id: string; label: string; unsubscribeUrl: string; settingsUrl: string };
  /** Who reads an answer; the site itself unless given. */
  replyTo?: { name: string; address: string };
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** A paragraph. */
export const text = (value: string): Block => ({ kind: 'text', text: value });
/** A paragraph of small print. */
export const quiet = (value: string): Block => ({ kind: 'quiet', text: value });
/** A heading between the parts of a mail. */
export const heading = (value: string): Block => ({ kind: 'heading', text: value });
/** The link that the mail is about. */
export const button = (label: string, url: string, looks: ButtonLooks = {}): Block => ({
  kind: 'button',
  label,
  url,
  ...looks,
});
/** A link that is not what the mail is about. */
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });
/** Name and value in rows; those without a value are left out. */
export const rows = (pairs: readonly (readonly [string, string | null | undefined])[]): Block => ({
  kind: 'rows',
  rows: pairs.filter((row): row is readonly [string, string] => Boolean(row[1])),
});

/** The mail as it may be kept for others to read: without the links that work for whoever has them. */
export const withoutSecrets = (mail: Mail): Mail => ({
  ...mail,
  list: undefined,
  blocks: mail.blocks.map((block) => (block.kind === 'button' && block.isSecret ? quiet(`[${block.label}]`) : block)),
});

/** Name and addresses that stand in every mail (decision P1). */
export interface Site {
  name: string;
  publicUrl: string;
  email: string;
  phone: string;
  address: string;
}
