import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../db/pool.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { REFUS_COMMANDE } from '../http/permission.ts';
import { writePanier } from './write-panier.ts';
import { findEntete, updateEntete } from './panier.sql.ts';
import { verifierVersion, type VersionLue } from './version.ts';

export interface ChangementPanier {
  type?: TypePanier | undefined;
  commentaire?: string | undefined;
  lue: VersionLue | undefined;
}

/** Who is in consultation asks for quotes, and nothing else. */
export async function modifierPanier(
  pool: Pool,
  acteur: Acteur,
  { type, commentaire, lue }: ChangementPanier,
): Promise<EcriturePanier> {
  if (type === 'Commande' && acteur.consultation) throw refus(REFUS_COMMANDE[acteur.consultation]);
  return writePanier(pool, { acteur }, async (tx, panier) => {
    const { version, ...etat } = await findEntete(tx, panier.id);
    verifierVersion({ panier, lue, touchees: [{ version }], etat });
    const texte = commentaire === undefined ? undefined : nettoyerTexte(commentaire);
    await updateEntete(tx, {
      panierId: panier.id,
      version: panier.suivante,
      type,
      commentaire: texte,
    });
    await journaliser(tx, acteur, 'panier-entete', { type: type ?? etat.type });
    return {};
  });
}
