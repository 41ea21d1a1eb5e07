/** A real mail server for tests: speaks SMTP, keeps what it takes, refuses what it is told to. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  recipients: string[];
  mail: Email;
}

export interface MailServer {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** `answer` gives the SMTP status for a recipient; undefined takes the mail. */
export async function startMailServer(
  answer: (recipient: string) => number | undefined = () => undefined,
): Promise<MailServer> {
  const received: Received[] = [];
  const keep = async (stream: Readable, recipients: string[]) => {
    received.push({ recipients, mail: await PostalMime.parse(await buffer(stream)) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const responseCode = answer(address);
      if (responseCode === undefined) return callback();
      callback(Object.assign(new Error(`no mailbox for ${address}`), { responseCode }));
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      void keep(stream, recipients).finally(() => callback());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
