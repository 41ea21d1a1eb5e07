/** Passwords that everyone tries first, and those that are one of them in disguise. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import {
  jugerMotDePasse,
  plier,
  type Proprietaire,
} from '@comptoir/contract/identite/mot-de-passe.ts';

let liste: Promise<ReadonlySet<string>> | undefined;

/** Read when the first one is judged: a server that only shows the catalogue needs none. */
function listCourants(): Promise<ReadonlySet<string>> {
  liste ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return liste;
}

const DEGUISEMENTS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

export async function isCourant(motDePasse: string): Promise<boolean> {
  const courants = await listCourants();
  const plie = plier(motDePasse);
  // A word between digits and punctuation is that word: `Password1234`.
  const coeur = plie.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [plie, coeur, demasquer(plie), demasquer(coeur)].some((each) => courants.has(each));
}

function demasquer(texte: string): string {
  return texte.replace(/[@43!10$57]/g, (signe) => DEGUISEMENTS[signe] ?? signe);
}

/** Refuses one that is easily guessed, and says why. */
export async function refuserFaible(motDePasse: string, qui: Proprietaire): Promise<void> {
  const { raison } = jugerMotDePasse(motDePasse, qui);
  if (raison) throw refus('mot-de-passe-faible', { raison });
  if (await isCourant(motDePasse)) throw refus('mot-de-passe-faible', { raison: 'courant' });
}
