/** What a check says of a line, and the call that mends it. */
import type {
  CodeControle,
  MessageControle,
} from '@comptoir/contract/panier/controles.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Demande } from '../http/acteur.ts';
import type { Mots } from './mots.ts';
import type { LigneLue } from './panier-lu.ts';

/** What cannot be ordered as it is, against what can but should be known. */
const ERREURS: readonly CodeControle[] = [
  'article-retire',
  'article-remplace',
  'quantite-minimum',
  'quantite-multiple',
  'trait-coupe-invalide',
];

export function messageOf({ row }: LigneLue, code: CodeControle, libelle: string): MessageControle {
  const { chantierId, articleId } = row;
  const niveau = ERREURS.includes(code) ? 'erreur' : 'attention';
  return { code, niveau, libelle, chantierId, articleId };
}

export function prendre(lue: LigneLue, quantite: number, t: Mots, { langue }: Demande) {
  return {
    libelle: t('corrections.prendre', { quantite: formatNombre(langue, quantite) }),
    methode: 'PATCH' as const,
    chemin: requeteOf(lue, { quantite: String(quantite) }),
  };
}

/** The request names this line: its chantier may hold the article cut another way. */
export function requeteOf(lue: LigneLue, voulu: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ligneId: String(lue.row.ligneId), ...voulu });
  return `${cheminOf(lue)}?${query.toString()}`;
}

export function cheminOf({ row: { chantierId, articleId } }: LigneLue): string {
  return `/api/panier/chantiers/${chantierId}/articles/${articleId}`;
}
