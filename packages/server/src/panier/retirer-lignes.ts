import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Pool } from '../db/pool.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { ecrirePanier } from './ecrire-panier.ts';
import { etatDe } from './etat-lignes.ts';
import { choix, deleteLignes, listTenues } from './tenues.sql.ts';
import { refusAbsente, verifierVersion, type VersionLue } from './version.ts';

export interface Retrait {
  chantierId: number;
  articleIds: readonly number[];
  lue: VersionLue | undefined;
}

/** Removes articles from a chantier, whatever their cut; refuses when it holds none of them. */
export function retirerLignes(
  pool: Pool,
  acteur: Acteur,
  { chantierId, articleIds, lue }: Retrait,
): Promise<EcriturePanier> {
  return ecrirePanier(pool, { acteur }, async (tx, panier) => {
    const lignes = await listTenues(tx, panier.id, choix.desArticles(chantierId, articleIds));
    if (lignes.length === 0) throw refusAbsente(panier, lue, { chantierId });
    verifierVersion({ panier, lue, touchees: lignes, etat: etatDe(lignes) });
    await deleteLignes(
      tx,
      lignes.map(({ id }) => id),
    );
    await journaliser(tx, acteur, 'panier-retrait', { lignes: lignes.length });
    return {};
  });
}
