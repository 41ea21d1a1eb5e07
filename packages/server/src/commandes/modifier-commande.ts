/** An approver changes quantities of an order before he agrees to it. */
import { createCalendrier } from '@comptoir/contract/articles/disponibilite.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Tx } from '../db/transaction.ts';
import type { CommandeTenue } from './lecture.sql.ts';
import {
  findTarif,
  listLignesTenues,
  updateTotaux,
  writeLignes,
  type LigneTenue,
} from './modification.sql.ts';
import { modifierQuantites, type LigneModifiee } from './quantites-modifiees.ts';
import { lockCompte } from './situation-acheteur.sql.ts';
import { lockStock, prendreStock, rendreAuStock, type StockTenu } from './stock-reserve.sql.ts';

export type Voulues = readonly { ligneId: number; quantite: number }[];

/** Whether anything changed. Under the lock of the order. */
export async function modifierCommande(
  tx: Tx,
  { id: commandeId, compteId }: CommandeTenue,
  voulues: Voulues,
  instant: Date,
): Promise<boolean> {
  const lignes = await listLignesTenues(tx, commandeId);
  const changees = verifier(lignes, voulues);
  if (changees.size === 0) return false;
  const { tarif: avant, depotIds } = await findTarif(tx, commandeId);
  const modification = modifierQuantites(lignes, changees, avant);
  // Nothing of it left is a refusal, which tells why.
  if (modification.lignes.length === 0) throw refus('requete-invalide', { champ: 'lignes' });
  await lockCompte(tx, compteId);
  const touchees = lignes.filter(({ id }) => changees.has(id));
  const lieux = touchees.flatMap(({ reservations }) => reservations.map(({ lieuId }) => lieuId));
  const lieuIds = [...new Set([...depotIds, ...lieux.filter((lieuId) => lieuId !== null)])];
  const articleIds = [...new Set(touchees.map(({ articleId }) => articleId))];
  const libre = await lockStock(tx, articleIds, lieuIds);
  await rendreAuStock(tx, listPrises(touchees));
  for (const row of libre) row.quantite += sommeRendue(touchees, row);

  const { fournisseur } = createCalendrier(instant);
  const parId = new Map(lignes.map((ligne) => [ligne.id, ligne]));
  const ecrites = modification.lignes.map((modifiee) => {
    const ligne = parId.get(modifiee.id);
    if (!ligne || !changees.has(modifiee.id)) {
      return { ...modifiee, prevueLe: null, reservations: ligne?.reservations ?? [] };
    }
    const reservations = reserver(ligne, modifiee, libre);
    const attend =
      reservations.some(({ lieuId }) => lieuId === null) && modifiee.quantite > ligne.quantite;
    return {
      ...modifiee,
      prevueLe: attend ? fournisseur(ligne.delaiFournisseur) : null,
      reservations,
    };
  });
  await prendreStock(
    tx,
    listPrises(
      ecrites.flatMap(({ id, reservations }) => {
        const ligne = parId.get(id);
        return ligne && changees.has(id) ? [{ articleId: ligne.articleId, reservations }] : [];
      }),
    ),
  );
  await writeLignes(tx, commandeId, ecrites);
  await updateTotaux(tx, commandeId, modification);
  return true;
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

type Tenue = Pick<LigneTenue, 'articleId' | 'reservations'>;

function listPrises(lignes: readonly Tenue[]) {
  return lignes.flatMap(({ articleId, reservations }) =>
    reservations.flatMap(({ lieuId, quantite }) =>
      lieuId === null ? [] : [{ articleId, lieuId, quantite }],
    ),
  );
}

function sommeRendue(lignes: readonly Tenue[], { articleId, lieuId }: StockTenu): number {
  return listPrises(lignes)
    .filter((prise) => prise.articleId === articleId && prise.lieuId === lieuId)
    .reduce((somme, { quantite }) => somme + quantite, 0);
}

/** Where it was held first, then what else is free, then what is still to come; takes it out of `libre`. */
function reserver(
  { articleId, reservations }: LigneTenue,
  { quantite }: LigneModifiee,
  libre: readonly StockTenu[],
): { lieuId: number | null; quantite: number }[] {
  const siens = new Map(reservations.map((each) => [each.lieuId, each.quantite]));
  const rows = libre.filter((row) => row.articleId === articleId);
  const prises = new Map<number | null, number>();
  let reste = quantite;
  const prendre = (row: StockTenu, maximum: number) => {
    const pris = Math.min(reste, maximum, row.quantite);
    if (pris <= 0) return;
    row.quantite -= pris;
    reste -= pris;
    prises.set(row.lieuId, (prises.get(row.lieuId) ?? 0) + pris);
  };
  for (const row of rows) prendre(row, siens.get(row.lieuId) ?? 0);
  const aVenir = Math.min(reste, siens.get(null) ?? 0);
  reste -= aVenir;
  for (const row of rows) prendre(row, reste);
  if (aVenir + reste > 0) prises.set(null, aVenir + reste);
  return [...prises].map(([lieuId, prise]) => ({ lieuId, quantite: prise }));
}
