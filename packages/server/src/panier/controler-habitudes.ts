/** Ten boxes typed as a hundred, on one line or over several: asked, never changed. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Demande } from '../http/acteur.ts';
import { messageOf, prendre } from './message-controle.ts';
import type { Mots } from './mots.ts';
import type { LigneLue } from './panier-lu.ts';

/** So many times the usual quantity may be a slip of the hand. */
const FOIS_L_HABITUDE = 3;

/**
 * All lines of an article are one purchase, whatever their chantiers: it is asked about at the
 * largest of them. `usuelles`: what the company usually buys at once, by article.
 */
export function controlerHabitudes(
  lues: readonly LigneLue[],
  usuelles: ReadonlyMap<number, number>,
  contexte: { t: Mots; demande: Demande },
): ReadonlyMap<LigneLue, MessageControle> {
  // The quantity of a cut line is that of its list.
  const habituelles = lues.filter(({ row }) => usuelles.has(row.articleId) && !row.coupe);
  const messages = new Map<LigneLue, MessageControle>();
  for (const [articleId, lignes] of Map.groupBy(habituelles, ({ row }) => row.articleId)) {
    const usuelle = usuelles.get(articleId) ?? 0;
    const total = lignes.reduce((somme, { row }) => somme + row.quantite, 0);
    const fois = Math.floor(total / usuelle);
    if (fois < FOIS_L_HABITUDE) continue;
    const [grande] = lignes.toSorted((a, b) => b.row.quantite - a.row.quantite);
    if (grande) messages.set(grande, dire(grande, { total, fois, usuelle }, contexte));
  }
  return messages;
}

function dire(
  lue: LigneLue,
  { total, fois, usuelle }: { total: number; fois: number; usuelle: number },
  { t, demande }: { t: Mots; demande: Demande },
): MessageControle {
  const { reference, minimum, multiple } = lue.article;
  const nombre = (valeur: number) => formatNombre(demande.langue, valeur);
  const ailleurs = total - lue.row.quantite;
  const mots = { reference, fois: nombre(fois), usuelle: nombre(usuelle) };
  const libelle =
    ailleurs === 0
      ? t('controles.quantite-inhabituelle', mots)
      : t('controles.quantite-inhabituelle-en-tout', { ...mots, total: nombre(total) });
  const message = messageOf(lue, 'quantite-inhabituelle', libelle);
  const reste = usuelle - ailleurs;
  return reste >= minimum && reste % multiple === 0
    ? { ...message, correction: prendre(lue, reste, t, demande) }
    : message;
}
