import type {
  ReglagesDevis,
  ReglagesLus,
} from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { readReglages } from './read-reglages.ts';
import { upsertReglages } from './reglages.sql.ts';

export async function enregistrerReglages(
  pool: Pool,
  acteur: Acteur,
  saisis: ReglagesDevis,
): Promise<ReglagesLus> {
  const { compteId } = acheteurOf(acteur);
  return transaction(pool, async (tx) => {
    await upsertReglages(tx, compteId, {
      ...saisis,
      nom: nettoyerLigne(saisis.nom),
      adresse: nettoyerTexte(saisis.adresse),
      mentions: nettoyerTexte(saisis.mentions),
      conditions: nettoyerTexte(saisis.conditions),
    });
    return readReglages(tx, compteId);
  });
}
