import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { deleteChantier, findChantier, viderChantier } from './chantiers.sql.ts';
import { writePanier } from '../write-panier.ts';
import { etatOf } from '../lignes/etat-lignes.ts';
import { choix, listTenues } from '../lignes/tenues.sql.ts';
import { refusAbsente, verifierVersion, type VersionLue } from '../version.ts';

/** With its lines. A basket always has its first chantier: that one is emptied. */
export function supprimerChantier(
  pool: Pool,
  acteur: Acteur,
  { chantierId, lue }: { chantierId: number; lue: VersionLue | undefined },
): Promise<EcriturePanier> {
  return writePanier(pool, { acteur }, async (tx, panier) => {
    const chantier = await findChantier(tx, panier.id, chantierId);
    if (!chantier) throw refusAbsente(panier, lue, { chantierId });
    const lignes = await listTenues(tx, panier.id, choix.duChantier(chantierId));
    verifierVersion({ panier, lue, touchees: [chantier, ...lignes], etat: etatOf(lignes) });
    if (chantier.rang === 0) await viderChantier(tx, chantierId, panier.suivante);
    else await deleteChantier(tx, chantierId);
    await journaliser(tx, acteur, 'panier-retrait', { lignes: lignes.length });
    return {};
  });
}
