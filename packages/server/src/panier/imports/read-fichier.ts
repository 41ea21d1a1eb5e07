/** A file someone sent or a text they pasted, read in a process that may take so much time and memory and no more. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_OCTETS_FICHIER } from '@comptoir/contract/http/fichier-recu.schema.ts';
import { MAX_LIGNES_IMPORT } from '@comptoir/contract/panier/import.contract.ts';
import { defineTravail } from '../../travaux/travail.ts';
import { travaux } from '../../travaux/travaux.ts';
import type { CommandeLue, Connaitre, LignesLues } from './commande-lue.ts';
import type read from './lecture.travail.ts';
import { readTexteColle } from './tableau-lu.ts';

/** A hundred pages of PDF take two seconds, and the machine may have other things to do. */
const LIRE = defineTravail<typeof read>(new URL('./lecture.travail.ts', import.meta.url), {
  maxMs: 12_000,
  auDela: 'fichier-trop-complexe',
});

/** `qui` waits for it: see visiteurOf. */
export function readFichier(
  qui: string,
  base64: string,
  connaitre: Connaitre,
): Promise<CommandeLue> {
  const octets = Buffer.from(base64, 'base64');
  if (octets.length > MAX_OCTETS_FICHIER) {
    throw refus('corps-trop-grand', { maximum: MAX_OCTETS_FICHIER });
  }
  if (octets.length === 0) throw refus('fichier-illisible');
  return readApart(qui, octets, connaitre);
}

/** Read here: the worst of them takes five milliseconds. */
const MAX_SIGNES_SIMPLES = 2000;

/** What was pasted; a long one is read apart, as files are. */
export async function readColle(
  qui: string,
  texte: string,
  connaitre: Connaitre,
): Promise<LignesLues> {
  if (texte.length > MAX_SIGNES_SIMPLES) return readApart(qui, texte, connaitre);
  const lues = await readTexteColle(texte, connaitre);
  verifierNombre(lues.lignes.length);
  return lues;
}

async function readApart(
  qui: string,
  recu: Uint8Array | string,
  connaitre: Connaitre,
): Promise<CommandeLue> {
  const lecture = await travaux.faire(qui, LIRE, recu, (codes) =>
    connaitre(codes as readonly string[]),
  );
  if ('refus' in lecture) {
    const { refus: code, ...document } = lecture;
    throw refus(code, { maximum: MAX_LIGNES_IMPORT, ...document });
  }
  verifierNombre(lecture.commande.lignes.length);
  return lecture.commande;
}

/** Refused whole: an order cut short would look complete. */
function verifierNombre(lignes: number): void {
  if (lignes === 0) throw refus('fichier-vide');
  if (lignes > MAX_LIGNES_IMPORT) {
    throw refus('fichier-trop-long', { lignes, maximum: MAX_LIGNES_IMPORT });
  }
}
