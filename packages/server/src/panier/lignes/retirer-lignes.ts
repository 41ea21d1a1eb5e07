import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Pool } from '../../db/pool.ts';
import type { Sql } from '../../db/sql.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { writePanier } from '../write-panier.ts';
import { etatOf } from './etat-lignes.ts';
import { deleteLignes, listTenues } from './tenues.sql.ts';
import { refusAbsente, verifierVersion, type VersionLue } from '../version.ts';

export interface Retrait {
  chantierId: number;
  lesquelles: Sql;
  lue: VersionLue | undefined;
}

/** Removes lines from a chantier; refuses when it holds none of them. */
export function retirerLignes(
  pool: Pool,
  acteur: Acteur,
  { chantierId, lesquelles, lue }: Retrait,
): Promise<EcriturePanier> {
  return writePanier(pool, { acteur }, async (tx, panier) => {
    const lignes = await listTenues(tx, panier.id, lesquelles);
    if (lignes.length === 0) throw refusAbsente(panier, lue, { chantierId });
    verifierVersion({ panier, lue, touchees: lignes, etat: etatOf(lignes) });
    await deleteLignes(
      tx,
      lignes.map(({ id }) => id),
    );
    await journaliser(tx, acteur, 'panier-retrait', { lignes: lignes.length });
    return {};
  });
}
