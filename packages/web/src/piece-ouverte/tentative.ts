/**
 * The key of an attempt to order, kept by this tab until it is answered: pressed twice, sent again
 * after a lost connection or a reload, it is one order. Another basket is another attempt.
 */
import { partiesAccord } from '@comptoir/contract/piece-ouverte/parties-accord.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { isPartiel } from '../panier/suite.public.ts';

const NOM = 'comptoir.tentative';

interface Tentative {
  cle: string;
  /** What it was for. */
  empreinte: string;
}

type Tentee = Pick<PieceOuverte, 'type' | 'chantiers' | 'nombreArticles' | 'accord'>;

export function cleTentative(piece: Tentee): string {
  const empreinte = empreinteOf(piece);
  const gardee = readTentative();
  if (gardee?.empreinte === empreinte) return gardee.cle;
  const cle = nouvelleCle();
  write({ cle, empreinte });
  return cle;
}

/** The key of an attempt that was never answered. */
export function tentativeEnSuspens(): string | undefined {
  return readTentative()?.cle;
}

export function oublierTentative(): void {
  try {
    sessionStorage.removeItem(NOM);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** A line of a basket is never used again: another basket never has the same ones. */
function empreinteOf(piece: Tentee): string {
  const { type, chantiers, accord } = piece;
  const lignes = chantiers.flatMap(({ articles }) =>
    articles.map(({ ligneId, quantite }) => `${ligneId}×${quantite}`),
  );
  // The lines that are not read are in what is agreed to.
  const autres = isPartiel(piece) ? [partiesAccord(accord).marchandise] : [];
  return [type, ...lignes, ...autres].join(' ');
}

function readTentative(): Tentative | undefined {
  try {
    const lue: unknown = JSON.parse(sessionStorage.getItem(NOM) ?? 'null');
    return isTentative(lue) ? lue : undefined;
  } catch {
    return undefined;
  }
}

function isTentative(lue: unknown): lue is Tentative {
  return (
    typeof lue === 'object' &&
    lue !== null &&
    'cle' in lue &&
    'empreinte' in lue &&
    typeof lue.cle === 'string' &&
    typeof lue.empreinte === 'string'
  );
}

function write(tentative: Tentative): void {
  try {
    sessionStorage.setItem(NOM, JSON.stringify(tentative));
  } catch {
    // Without it the key still holds for this press.
  }
}

/** Not `randomUUID`, which a page without TLS does not have. */
function nouvelleCle(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
