/** Passwords: argon2id, in the threads of Node, never more than one at a time on each core but one. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createTour } from '../../travaux/tour.ts';

const hacher = promisify(argon2);

/** What OWASP advises for argon2id; kilobytes, passes, lanes. */
const COUT = { memory: 19_456, passes: 2, parallelism: 1 };
const SEL_OCTETS = 16;
const EMPREINTE_OCTETS = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{11,88})\$([\w+/]{22,88})$/;

// People who browse must not wait for those who sign in, nor those of one place for another's; some
// seconds' worth of them wait, no more.
const enTour = createTour({
  max: Math.max(1, availableParallelism() - 1),
  attente: 300,
  attenteParQui: 60,
});

/** A PHC string, with a salt of its own. `adresse`: of the network of who waits for it. */
export async function hacherMotDePasse(motDePasse: string, adresse = ''): Promise<string> {
  const sel = randomBytes(SEL_OCTETS);
  const empreinte = await deriver(adresse, motDePasse, sel, COUT, EMPREINTE_OCTETS);
  const { memory, passes, parallelism } = COUT;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(sel)}$${toBase64(empreinte)}`;
}

/** Takes as long, whoever is asked for: without an empreinte it compares with that of nobody. */
export async function isMotDePasse(
  motDePasse: string,
  empreinte: string | null | undefined,
  adresse = '',
): Promise<boolean> {
  const [, memory, passes, parallelism, sel, attendue] = PHC.exec(empreinte ?? '') ?? [];
  if (!sel || !attendue) {
    await deriver(adresse, motDePasse, Buffer.alloc(SEL_OCTETS), COUT, EMPREINTE_OCTETS);
    return false;
  }
  const cout = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const expected = Buffer.from(attendue, 'base64');
  const nonce = Buffer.from(sel, 'base64');
  const found = await deriver(adresse, motDePasse, nonce, cout, expected.length);
  return timingSafeEqual(found, expected);
}

function deriver(
  adresse: string,
  motDePasse: string,
  nonce: Buffer,
  cout: typeof COUT,
  tagLength: number,
): Promise<Buffer> {
  // Two keyboards may write one letter in two ways.
  const message = motDePasse.normalize('NFKC');
  return enTour(adresse, () => hacher('argon2id', { message, nonce, tagLength, ...cout }));
}

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
