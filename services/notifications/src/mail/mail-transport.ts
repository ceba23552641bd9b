import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, isLocalSite } from '@workboard/service-kit';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Env } from '../env.js';
import { Refused } from '../deliveries/outcome.js';

/** The recipient's server refused the address for good (5xx); nothing more is to be sent there. */
export class Bounced extends Refused {
  constructor(
    readonly code: number,
    reason: string,
  ) {
    super(reason);
  }
}

interface SmtpError {
  message?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

/** Codes that say the mailbox does not exist or takes nothing; policy refusals (5.7.x) are about us, not about it. */
const mailboxCodes = new Set([550, 551, 553, 556]);
const isAboutPolicy = (response: string): boolean => /\b5\.7\.\d/.test(response);

/** What an SMTP failure means: gone for good, refused, or (unchanged) worth another try. */
const readSmtpError = (error: unknown): unknown => {
  const { responseCode = 0, command = '', response = '', message = '' } = error as SmtpError;
  const aboutRecipient = command === 'RCPT TO' || command === 'DATA';
  if (!aboutRecipient || responseCode < 500) {
    return error;
  }
  const reason = (response || message).replace(/\s+/g, ' ').trim();
  return mailboxCodes.has(responseCode) && !isAboutPolicy(response)
    ? new Bounced(responseCode, reason)
    : new Refused(reason);
};

/** The pool of SMTP connections of this process. Every wait has an end; no mail can make it read a file or a URL. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly transporter: Transporter;

  constructor(@Inject(ENV) env: Env) {
    // A requeued mail inside the pool could go out twice unseen: every retry is ours.
    const noRequeues = { maxRequeues: 0 };
    this.transporter = createTransport({
      url: env.SMTP_URL,
      pool: true,
      maxConnections: env.MAIL_CONNECTIONS,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: env.MAIL_SOCKET_TIMEOUT_MS,
      // Beyond this machine no mail travels in plain text.
      requireTLS: env.NODE_ENV === 'production' && !isLocalSite(env.PUBLIC_URL),
      disableFileAccess: true,
      disableUrlAccess: true,
      ...noRequeues,
    });
  }

  /** Resolves when the server has taken the mail. Throws {@link Bounced}, {@link Refused}, or what may pass. */
  async send(mail: SendMailOptions): Promise<void> {
    try {
      await this.transporter.sendMail(mail);
    } catch (error) {
      throw readSmtpError(error);
    }
  }

  onApplicationShutdown(): void {
    this.transporter.close();
  }
}
