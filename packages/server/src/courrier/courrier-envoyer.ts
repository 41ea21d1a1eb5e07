/** The job that sends one mail: tried again when the mail server may take it later. */
import type { Log } from '../db/log.ts';
import type { JobHandler } from '../jobs/taches.ts';
import type { Mailer } from './mailer.ts';

interface SmtpFailure {
  /** The driver's: EENVELOPE, ETIMEDOUT… */
  code: string;
  /** The mail server's: 450, 550… */
  status: number | undefined;
}

export function courrierEnvoyer(mailer: Mailer, log: Log): JobHandler<'courrier-envoyer'> {
  return async (envoi, { isLastAttempt }) => {
    try {
      await mailer.send(envoi);
    } catch (error) {
      const failure = failureOf(error);
      // 5xx: the mail server will not take it tomorrow either.
      const isFinal = isLastAttempt || (failure.status ?? 0) >= 500;
      if (isFinal) log.error({ ...failure, courrier: envoi.identifiant }, 'mail given up');
      if (isFinal && !isLastAttempt) return;
      // A new error, because the queue logs and keeps it: the answer of a mail server quotes the
      // address.
      throw new Error(`mail not sent: ${failure.code} ${failure.status ?? ''}`.trim());
    }
  };
}

function failureOf(error: unknown): SmtpFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'unknown',
    status: typeof responseCode === 'number' ? responseCode : undefined,
  };
}
