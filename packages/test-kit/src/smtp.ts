import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ParsedMail } from 'mailparser';
import type { SMTPServerDataStream, SMTPServerOptions } from 'smtp-server';
import { waitFor } from '@workboard/local-servers';

/** A mail as the server took it: the envelope and the parsed content. */
export interface ReceivedMail {
  from: string;
  to: string[];
  mail: ParsedMail;
}

/**
 * What the server does with the next mails. `refuse` answers DATA with that SMTP code (4xx or 5xx), `refuseRecipient`
 * answers RCPT TO, `slow` waits so many milliseconds before its answer, `drop` cuts the connection in the middle of DATA.
 */
export type SmtpBehaviour =
  | { kind: 'accept' }
  | { kind: 'refuse'; code: number; message?: string }
  | { kind: 'refuseRecipient'; code: number; message?: string }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'drop' };

/** A real SMTP server on a free port of 127.0.0.1. */
export interface TestSmtp {
  url: string;
  port: number;
  /** Every mail that was accepted, oldest first. A mail whose answer was cut off is not among them. */
  received: ReceivedMail[];
  /** Sets the behaviour from now on; a function decides for each mail by its envelope. */
  behave(behaviour: SmtpBehaviour | ((envelope: { from: string; to: string[] }) => SmtpBehaviour)): void;
  /** Waits for (and returns) the first mail to `address` that `matches`. */
  mailTo(address: string, matches?: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** Starts an SMTP server that records what it accepts. */
export const testSmtp = async (): Promise<TestSmtp> => {
  // Loaded on demand: most test files send no mail and need not pay for these.
  const [{ SMTPServer }, { simpleParser }] = await Promise.all([import('smtp-server'), import('mailparser')]);
  const received: ReceivedMail[] = [];
  let decide = acceptAll;

  const take = async (stream: SMTPServerDataStream, envelope: { from: string; to: string[] }, cut: () => void) => {
    const behaviour = decide(envelope);
    if (behaviour.kind === 'drop') {
      cut();
      return;
    }
    const mail = await simpleParser(stream);
    if (behaviour.kind === 'refuse') {
      throw smtpError(behaviour);
    }
    if (behaviour.kind === 'slow') {
      await delay(behaviour.milliseconds);
    }
    received.push({ ...envelope, mail });
  };

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 200,
    onRcptTo(address, session, done) {
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      const behaviour = decide({ from, to: [address.address] });
      done(behaviour.kind === 'refuseRecipient' ? smtpError(behaviour) : null);
    },
    onData(stream, session, done) {
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const cut = () => sockets.get(session.remotePort)?.destroy();
      void answer(take(stream, { from, to }, cut), done);
    },
  };
  const server = new SMTPServer(options);
  const sockets = new Map<number, { destroy(): unknown }>();
  server.server.on('connection', (socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  // A client that goes away in mid-mail is part of the tests, not a fault of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    behave: (behaviour) => {
      decide = typeof behaviour === 'function' ? behaviour : () => behaviour;
    },
    mailTo: (address, matches = () => true) =>
      waitFor(() => received.find((mail) => mail.to.includes(address) && matches(mail)), {
        what: `a mail to ${address}`,
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** Turns a promise into the callback that smtp-server wants. */
const answer = async (work: Promise<void>, done: (error?: Error | null) => void): Promise<void> => {
  try {
    await work;
  } catch (error) {
    done(error as Error);
    return;
  }
  done(null);
};

const acceptAll = (_envelope: { from: string; to: string[] }): SmtpBehaviour => ({ kind: 'accept' });

const smtpError = ({ code, message = 'refused by the test' }: { code: number; message?: string }) =>
  Object.assign(new Error(message), { responseCode: code });
