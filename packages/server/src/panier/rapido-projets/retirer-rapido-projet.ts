import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { writePanier } from '../write-panier.ts';
import { refusAbsente, type VersionLue } from '../version.ts';
import { sortirProjet } from './rapido-projets.sql.ts';

/** It leaves the basket and stays among the projects of the person. */
export function retirerRapidoProjet(
  pool: Pool,
  acteur: Acteur,
  { id, lue }: { id: number; lue: VersionLue | undefined },
): Promise<EcriturePanier> {
  return writePanier(pool, { acteur }, async (tx, panier) => {
    const projet = await sortirProjet(tx, panier.id, id);
    if (!projet) throw refusAbsente(panier, lue, { id });
    await journaliser(tx, acteur, 'panier-retrait', { lignes: 1 });
    return {};
  });
}
