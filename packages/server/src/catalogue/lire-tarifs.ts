import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/formats.ts';
import { parseMontant, percentOfMontant, type Montant } from '@comptoir/contract/argent.ts';
import {
  calculerTarif,
  EUROS,
  type Change,
  type Tarif,
} from '@comptoir/contract/catalogue/tarif.ts';
import type { Db } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import { findChange, findDeviseDeCompte, listDonneesTarif } from './tarifs.sql.ts';

export interface LigneDeLot {
  articleId: number;
  quantite: number;
}

export interface TarifDeLigne extends LigneDeLot, Tarif {
  ecoParticipation: { type: string; montantHT: Montant } | null;
}

/** Prices of a batch for who asks, in the order asked; articles that do not exist are left out. */
export async function lireTarifs(
  db: Db,
  { acteur, langue }: Demande,
  lot: readonly LigneDeLot[],
): Promise<TarifDeLigne[]> {
  const { compteId } = acteur;
  const ids = [...new Set(lot.map(({ articleId }) => articleId))];
  const [lignes, change] = await Promise.all([
    listDonneesTarif(db, ids, compteId),
    findChangeDe(db, compteId, langue),
  ]);
  const parArticle = new Map(lignes.map((ligne) => [ligne.articleId, ligne]));
  return lot.flatMap(({ articleId, quantite }) => {
    const donnees = parArticle.get(articleId);
    if (!donnees) return [];
    const { eco } = donnees;
    return {
      articleId,
      quantite,
      ...calculerTarif(donnees, quantite, change),
      ecoParticipation: eco && { type: eco.type, montantHT: convertEco(eco.montant, change) },
    };
  });
}

/** A compte has its billing currency; a visitor sees that of his language. */
async function findChangeDe(
  db: Db,
  compteId: number | undefined,
  langue: Demande['langue'],
): Promise<Change> {
  const devise =
    compteId === undefined ? DEVISE_PAR_DEFAUT[langue] : await findDeviseDeCompte(db, compteId);
  return devise === 'EUR' ? EUROS : { devise, pourCent: await findChange(db, devise) };
}

function convertEco(montant: string, { devise, pourCent }: Change): Montant {
  return { ...percentOfMontant(parseMontant(montant, 'EUR'), pourCent), devise };
}
