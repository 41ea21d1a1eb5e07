/** One process of the pool, as this side sees it: given a piece of work, asked, ended. */
import { fork } from 'node:child_process';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Demander, DOuvrier, Travail, VersOuvrier } from './travail.ts';

export interface Processus {
  readonly vivant: boolean;
  /** Bytes it held when it was last done. */
  readonly rss: number;
  travailler<E, S>(travail: Travail<E, S>, entree: E, repondre: Demander): Promise<S>;
  end(): void;
}

/** The heap; what it may hold in all is watched by itself. */
const MAX_TAS_MB = 320;

export function startProcessus(maxOctets: number): Processus {
  const child = fork(new URL('./ouvrier.ts', import.meta.url), [String(maxOctets)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MAX_TAS_MB}`],
    // Files of strangers are read there: nothing of what this process knows is handed on.
    env: { TZ: process.env.TZ, PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let vivant = true;
  let rss = 0;
  let attendu: { recu(message: DOuvrier): void; fini(): void } | undefined;
  // Idle, it keeps nobody from ending.
  const hold = (held: boolean) => {
    if (held) child.channel?.ref();
    else child.channel?.unref();
  };
  child.unref();
  hold(false);
  const fini = () => {
    vivant = false;
    attendu?.fini();
  };
  child.on('message', (message) => attendu?.recu(message as DOuvrier));
  child.once('exit', fini);
  // It could not be started, or reached.
  child.on('error', fini);

  const send = (message: VersOuvrier) => {
    if (vivant) child.send(message, (error) => error && fini());
    else fini();
  };

  return {
    get vivant() {
      return vivant;
    },
    get rss() {
      return rss;
    },
    travailler<E, S>({ module, maxMs, auDela }: Travail<E, S>, entree: E, repondre: Demander) {
      const { promise, resolve, reject } = Promise.withResolvers<S>();
      const timer = setTimeout(end, maxMs);
      attendu = {
        fini: () => reject(refus(auDela)),
        recu(message) {
          if ('question' in message) {
            repondre(message.question).then(
              (reponse) => send({ reponse }),
              (error: unknown) => {
                end();
                reject(error as Error);
              },
            );
            return;
          }
          ({ rss } = message);
          if ('refus' in message) reject(refus(message.refus.code, message.refus.data));
          else if ('echec' in message) reject(new Error(`${module.pathname}: ${message.echec}`));
          else resolve(message.sortie as S);
        },
      };
      hold(true);
      try {
        send({ module: module.href, entree });
      } catch (error) {
        // What is given holds something that is no data.
        reject(error as Error);
      }
      return promise.finally(() => {
        clearTimeout(timer);
        attendu = undefined;
        hold(false);
      });
    },
    end,
  };

  function end(): void {
    vivant = false;
    child.kill('SIGKILL');
  }
}
