/** Costs in a quote that are no longer those of today, for its company. */
import type { PrixChange } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import {
  diviser,
  writeDecimal,
  multiplier,
  unitesOf,
} from '@comptoir/contract/devis-clientele/decimal.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Demande } from '../http/acteur.ts';

interface Achat {
  articleId: number;
  /** In units of sale: prices go down with it. */
  quantite: number;
  ligneId: string;
  composant: number | null;
  libelle: string;
  avantHT: string | null;
}

/** One pricing, whatever the number of lines. */
export async function comparerPrix(
  articles: Pick<Articles, 'chiffrerLot'>,
  demande: Demande,
  document: DocumentDevis,
): Promise<PrixChange[]> {
  const achats = document.sections.flatMap(({ lignes }) => lignes.flatMap(achatsOf));
  if (achats.length === 0) return [];
  const { lignes, change } = await articles.chiffrerLot(demande, achats);
  // In another currency than the quote nothing can be said of a price.
  if (change.devise !== document.devise) return [];
  const parAchat = new Map(lignes.map((chiffree) => [chiffree.ligne, chiffree]));
  return achats.flatMap((achat) => {
    const chiffree = parAchat.get(achat);
    const retire = chiffree?.article.retire ?? true;
    const prix = retire ? undefined : chiffree?.tarif?.prixNetHT.montant;
    const apresHT = prix === undefined ? null : writeDecimal(unitesOf(prix));
    const { articleId: _articleId, quantite: _quantite, ...change_ } = achat;
    if (isSame(achat.avantHT, apresHT) && !retire) return [];
    return [{ ...change_, apresHT, ecart: ecartOf(achat.avantHT, apresHT), retire }];
  });
}

function achatsOf(ligne: DocumentDevis['sections'][number]['lignes'][number]): Achat[] {
  const { id: ligneId, composants = [] } = ligne;
  const quantite = unitesOf(ligne.quantite);
  const siens = composants.map((composant, rang) => ({
    ...composant,
    rang,
    nombre: multiplier(unitesOf(composant.quantite), quantite),
  }));
  return [
    ...(ligne.type === 'article' && ligne.articleId !== undefined
      ? [toAchat(ligne, ligne.articleId, { ligneId, composant: null, nombre: quantite })]
      : []),
    ...siens.flatMap(({ rang, nombre, ...composant }) =>
      composant.articleId === undefined
        ? []
        : [toAchat(composant, composant.articleId, { ligneId, composant: rang, nombre })],
    ),
  ];
}

function toAchat(
  { libelle, achatHT }: { libelle: string; achatHT: string | null },
  articleId: number,
  { nombre, ...ou }: { ligneId: string; composant: number | null; nombre: bigint },
): Achat {
  return { ...ou, articleId, quantite: entier(nombre), libelle, avantHT: achatHT };
}

/** Whole units of sale: what is begun is bought. */
export function entier(unites: bigint): number {
  return Number((unites + 9999n) / 10_000n) || 1;
}

function isSame(avant: string | null, apres: string | null): boolean {
  if (avant === null || apres === null) return avant === apres;
  return unitesOf(avant) === unitesOf(apres);
}

function ecartOf(avant: string | null, apres: string | null): string | null {
  if (avant === null || apres === null) return null;
  const base = unitesOf(avant);
  if (base === 0n) return null;
  const taux = diviser((unitesOf(apres) - base) * 100n, base);
  const dixiemes = (taux >= 0n ? taux + 500n : taux - 500n) / 1000n;
  return writeDecimal(dixiemes * 1000n);
}
