/** Sends a mail to the configured mail server, or keeps it in the database when there is none. */
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import type { Pool } from '../db/pool.ts';
import { insertCourrier } from './courrier.sql.ts';
import type { EnvoiCourrier } from './envoi.ts';

export interface MailerOptions {
  pool: Pool;
  /** `smtp://…` or `smtps://…`; absent: mails are kept in the table `courrier`. */
  smtpUrl?: string | undefined;
  /** Address of the sender, with or without a name. */
  from: string;
  timeouts?: MailTimeouts;
}

/** In milliseconds. */
export interface MailTimeouts {
  connection: number;
  /** The longest silence between two answers of the mail server. */
  socket: number;
}

export interface Mailer {
  send(envoi: EnvoiCourrier): Promise<void>;
  close(): void;
}

const TIMEOUTS: MailTimeouts = { connection: 10_000, socket: 30_000 };

export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl === undefined
    ? localMailer(options)
    : smtpMailer(options, options.smtpUrl);
}

function smtpMailer({ from, timeouts = TIMEOUTS }: MailerOptions, url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    socketTimeout: timeouts.socket,
  });
  return {
    async send(envoi) {
      await transport.sendMail(messageOf(envoi, from));
    },
    close: () => transport.close(),
  };
}

function localMailer({ pool, from }: MailerOptions): Mailer {
  // Composed all the same, so that what is shown is what would have been sent.
  const composer = createTransport({ streamTransport: true });
  return {
    async send(envoi) {
      const { message, messageId } = await composer.sendMail(messageOf(envoi, from));
      await insertCourrier(pool, messageId, {
        expediteur: from,
        destinataire: envoi.a,
        sujet: envoi.sujet,
        texte: envoi.texte,
        html: envoi.html ?? null,
        langue: envoi.langue,
        pieces: envoi.pieces ?? [],
        entetes: headersOf(await text(Readable.from(message))),
      });
    },
    close: () => composer.close(),
  };
}

function messageOf(envoi: EnvoiCourrier, from: string): SendMailOptions {
  const { a, repondreA, sujet, texte, html, langue, identifiant, pieces = [] } = envoi;
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // Not as a string, in which a comma or a bracket would be syntax.
    to: { name: '', address: a },
    ...(repondreA === undefined ? {} : { replyTo: { name: '', address: repondreA } }),
    subject: sujet,
    text: texte,
    ...(html === undefined ? {} : { html }),
    attachments: pieces.map(({ nom, type, data }) => ({
      filename: nom,
      contentType: type,
      content: Buffer.from(data, 'base64'),
    })),
    messageId: `<${identifiant}@${domain}>`,
    headers: { 'Content-Language': langue, 'Auto-Submitted': 'auto-generated' },
    // Words of a mail never name a file or an address to fetch on this side.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The lines before the first empty one, long ones unfolded. */
function headersOf(message: string): Record<string, string> {
  const head = message.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}
