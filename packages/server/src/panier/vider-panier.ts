import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Pool } from '../db/pool.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { deleteAutresChantiers, viderChantier } from './chantiers/chantiers.sql.ts';
import { writePanier } from './write-panier.ts';
import { etatOf } from './lignes/etat-lignes.ts';
import { updateEntete } from './panier.sql.ts';
import { updateCoupon } from './promotions/coupon.sql.ts';
import { choix, listTenues } from './lignes/tenues.sql.ts';
import { verifierVersion, type VersionLue } from './version.ts';

/** Nothing of what was being prepared stays but its type. */
export function viderPanier(
  pool: Pool,
  acteur: Acteur,
  lue: VersionLue | undefined,
): Promise<EcriturePanier> {
  return writePanier(pool, { acteur }, async (tx, panier) => {
    const lignes = await listTenues(tx, panier.id, choix.toutes);
    verifierVersion({ panier, lue, touchees: lignes, etat: etatOf(lignes) });
    await deleteAutresChantiers(tx, panier.id);
    await viderChantier(tx, panier.chantierId, panier.suivante);
    await updateEntete(tx, { panierId: panier.id, version: panier.suivante, commentaire: '' });
    await updateCoupon(tx, panier.id, null);
    await journaliser(tx, acteur, 'panier-retrait', { lignes: lignes.length });
    return {};
  });
}
