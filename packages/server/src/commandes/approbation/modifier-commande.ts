/** An approver changes quantities of an order before agreeing to it. */
import { createCalendrier } from '@comptoir/contract/articles/disponibilite.ts';
import type { ChangementLigne } from '@comptoir/contract/commandes/commande.schema.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Tx } from '../../db/transaction.ts';
import { suivreHabitudes } from '../../habitudes-achats/habitudes-achats.public.ts';
import type { PromotionsPerdues } from '../../panier/panier.public.ts';
import type { CommandeTenue } from '../lecture.sql.ts';
import {
  findTarif,
  listLignesTenues,
  updateTotaux,
  writeEnvois,
  writeLignes,
  type LigneTenue,
} from './modification.sql.ts';
import { modifierParts } from './envois-modifies.ts';
import { modifierQuantites } from './quantites-modifiees.ts';
import { lockCompte } from '../passage/situation-acheteur.sql.ts';
import { reserverLigne } from '../passage/reserver-ligne.ts';
import {
  listPrelevements,
  lockStock,
  prendreStock,
  rendreAuStock,
  type Prelevement,
  type StockTenu,
  type Tenu,
} from '../passage/stock-reserve.sql.ts';

export type Voulues = readonly { ligneId: number; quantite: number }[];

/** What other quantities no longer earn, from all lines before and after. */
export type Perdre = (
  avant: readonly LigneTenue[],
  apres: readonly LigneTenue[],
) => PromotionsPerdues;

/** What changed, line by line; nothing: it is as it was. Under the lock of the order. */
export async function modifierCommande(
  tx: Tx,
  { id: commandeId, compteId }: CommandeTenue,
  { voulues, perdre }: { voulues: Voulues; perdre: Perdre },
  instant: Date,
): Promise<ChangementLigne[]> {
  const lignes = await listLignesTenues(tx, commandeId);
  const changees = verifier(lignes, voulues);
  if (changees.size === 0) return [];
  const { tarif: avant, goodies, depotIds } = await findTarif(tx, commandeId);
  const apres = lignes.map((ligne) => ({
    ...ligne,
    quantite: changees.get(ligne.id) ?? ligne.quantite,
  }));
  const perdues = perdre(lignes, apres);
  const modification = modifierQuantites(lignes, changees, avant, perdues.promotionIds);
  // Nothing of it left is a refusal, which says why.
  if (modification.lignes.length === 0) throw refus('requete-invalide', { champ: 'lignes' });
  await lockCompte(tx, compteId);
  const touchees = lignes.filter(({ id }) => changees.has(id));
  const tenus = listPrelevements(listTenus(touchees));
  const lieuIds = [...new Set([...depotIds, ...tenus.map(({ lieuId }) => lieuId)])];
  const articleIds = [...new Set(touchees.map(({ articleId }) => articleId))];
  const libre = await lockStock(tx, articleIds, lieuIds);
  await rendreAuStock(tx, tenus);
  for (const row of libre) rendreA(row, tenus);

  const { fournisseur } = createCalendrier(instant);
  const parId = new Map(lignes.map((ligne) => [ligne.id, ligne]));
  const ecrites = modification.lignes.map((modifiee) => {
    const ligne = parId.get(modifiee.id);
    if (!ligne || !changees.has(modifiee.id)) {
      const envois = { parts: ligne?.envois ?? [], supplement: null };
      return { ...modifiee, prevueLe: null, reservations: ligne?.reservations ?? [], envois };
    }
    const reservations = reserverLigne(ligne, modifiee.quantite, libre);
    const attend =
      reservations.some(({ lieuId, arrivage }) => lieuId === null && arrivage === null) &&
      modifiee.quantite > ligne.quantite;
    const prevueLe = attend ? fournisseur(ligne.delaiFournisseur) : null;
    const envois = modifierParts(ligne.envois, modifiee.quantite, prevueLe);
    return { ...modifiee, prevueLe, reservations, envois };
  });
  const reprises = ecrites.flatMap(({ id, reservations }) => {
    const ligne = parId.get(id);
    return ligne && changees.has(id) ? [{ articleId: ligne.articleId, reservations }] : [];
  });
  await prendreStock(tx, listPrelevements(listTenus(reprises)));
  await writeLignes(tx, commandeId, ecrites);
  await writeEnvois(tx, commandeId, ecrites);
  const restants = goodies.flatMap((goodie) => {
    const quantite = goodie.quantite - (perdues.cadeaux.get(goodie.id) ?? 0);
    return quantite > 0 ? [{ ...goodie, quantite }] : [];
  });
  await updateTotaux(tx, commandeId, { ...modification, goodies: restants });
  await suivreHabitudes(tx, commandeId);
  return [...listChangements(lignes, changees), ...listCadeauxPerdus(goodies, restants)];
}

function listChangements(
  lignes: readonly LigneTenue[],
  changees: ReadonlyMap<number, number>,
): ChangementLigne[] {
  return lignes.flatMap(({ id, reference, libelle, quantite: avant }) => {
    const apres = changees.get(id);
    return apres === undefined ? [] : [{ reference, libelle, avant, apres }];
  });
}

function listCadeauxPerdus(avant: readonly Goodie[], apres: readonly Goodie[]): ChangementLigne[] {
  const restants = new Map(apres.map(({ id, quantite }) => [id, quantite]));
  return avant.flatMap(({ id, libelle, quantite }) => {
    const reste = restants.get(id) ?? 0;
    return reste === quantite ? [] : [{ reference: '', libelle, avant: quantite, apres: reste }];
  });
}

/** By line, those that are other than they were; each has to be a packing of its article. */
function verifier(lignes: readonly LigneTenue[], voulues: Voulues): Map<number, number> {
  const parId = new Map(lignes.map((ligne) => [ligne.id, ligne]));
  const changees = new Map<number, number>();
  for (const { ligneId, quantite } of voulues) {
    const ligne = parId.get(ligneId);
    if (!ligne) throw refus('introuvable', { ligneId });
    if (quantite === ligne.quantite) continue;
    const isEntiere = quantite % ligne.multiple === 0 && quantite >= ligne.minimum;
    // What is cut is as many as its list takes.
    if (quantite !== 0 && (ligne.coupe !== null || !isEntiere)) {
      throw refus('requete-invalide', { champ: 'quantite', ligneId });
    }
    changees.set(ligneId, quantite);
  }
  return changees;
}

function listTenus(lignes: readonly Pick<LigneTenue, 'articleId' | 'reservations'>[]): Tenu[] {
  return lignes.flatMap(({ articleId, reservations }) =>
    reservations.map((reservation) => ({ articleId, ...reservation })),
  );
}

/** As the row is once they are given back. */
function rendreA(row: StockTenu, rendus: readonly Prelevement[]): void {
  for (const { articleId, lieuId, quantite, attenduLe } of rendus) {
    if (articleId !== row.articleId || lieuId !== row.lieuId) continue;
    if (attenduLe === null) row.quantite += quantite;
    else row.attendu += quantite;
  }
}
