/** Two years of invoices: of what the orders of the demo delivered, by the rules of the shop itself. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import {
  composer,
  insertFactures,
  listComptesFactures,
  listLivres,
  listTaux,
  lundiOf,
  plusJours,
  prendreNumeros,
  retirerBons,
  tauxDuJour,
  toFacture,
  type Composee,
  type LivreRow,
  type CompteFacture,
} from '@comptoir/server/factures/factures.public.ts';
import { createCalendrier } from '../calendrier.ts';
import { cleOf } from '../commandes/commande-ecrite.ts';
import type { Seeder } from '../seed.ts';
import { avoirs } from './avoirs.ts';
import { envoyer } from './envoyer.ts';
import { preparerCommandes } from './preparer-commandes.ts';
import { reglements } from './reglements.ts';

/** So many at a time: their documents go to the database as one text. */
const LOT = 200;

export const factures: Seeder = {
  nom: 'factures',
  async seed(tx) {
    const calendrier = await createCalendrier(tx);
    const jour = calendrier(0);
    await preparerCommandes(tx);
    const composees = await listComposees(tx, jour);
    await write(tx, composees);
    await avoirs(tx, jour);
    await reglements(tx, jour);
    await envoyer(tx);
    await tx.execute(sql`analyze facture, facture_ligne, facture_suivi, facture_reglement`);
  },
};

async function listComposees(tx: Tx, jour: string): Promise<Composee[]> {
  const parCompte = Map.groupBy(await listLivres(tx, null), ({ compteId }) => compteId);
  const comptes = await listComptesFactures(tx, [...parCompte.keys()]);
  const taux = tauxDuJour(await listTaux(tx));
  return comptes
    .flatMap((compte) =>
      composer({
        compte,
        livres: parCompte.get(compte.compteId) ?? [],
        jour,
        emiseLe: (livres) => emissionOf(compte, livres, jour),
        taux,
      }),
    )
    .toSorted((a, b) => a.document.emiseLe.localeCompare(b.document.emiseLe));
}

/** The day the shop would have issued it. */
function emissionOf({ regle }: CompteFacture, livres: readonly LivreRow[], jour: string): string {
  const dernier =
    livres
      .map(({ livreLe }) => livreLe)
      .toSorted()
      .at(-1) ?? jour;
  const voulu = suivant(regle, dernier);
  return voulu < jour ? voulu : jour;
}

function suivant(regle: CompteFacture['regle'], dernier: string): string {
  if (regle === 'semaine') return plusJours(lundiOf(dernier), 7);
  if (regle === 'mois' || regle === 'chantier') {
    return `${plusJours(`${dernier.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
  }
  return plusJours(dernier, 1);
}

async function write(tx: Tx, composees: readonly Composee[]): Promise<void> {
  for (const [annee, siennes] of Map.groupBy(composees, ({ document }) =>
    Number(document.emiseLe.slice(0, 4)),
  )) {
    const numeros = await prendreNumeros(tx, 'FA', annee, siennes.length);
    const toutes = siennes.map((composee, i) => {
      const numero = numeros[i] ?? '';
      return toFacture(composee, numero, cleOf(numero));
    });
    for (let i = 0; i < toutes.length; i += LOT) await insertFactures(tx, toutes.slice(i, i + LOT));
  }
  await retirerBons(tx, [
    ...new Set(composees.flatMap(({ livres }) => livres.map(({ bonId }) => bonId))),
  ]);
}
