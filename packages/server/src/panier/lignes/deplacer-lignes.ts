import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { avecPlans } from '../../decoupe/decoupe.public.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { resolveChantier, type ChoixChantier } from '../chantiers/chantier-choisi.ts';
import { writePanier } from '../write-panier.ts';
import { etatOf } from './etat-lignes.ts';
import { regrouperCoupes } from '../coupes/poser-coupe.ts';
import { verifierMaximum } from './quantite.ts';
import { choix, listTenues, moveLignes, type LigneTenue } from './tenues.sql.ts';
import { refusAbsente, verifierVersion, type VersionLue } from '../version.ts';

export interface Deplacement {
  ligneIds: readonly number[];
  vers: ChoixChantier;
  lue: VersionLue | undefined;
  /** Waits for the plans: see visiteurOf. */
  qui: string;
}

/** Moves lines to another chantier, all of them or none; those already there stay as they are. */
export function deplacerLignes(
  pool: Pool,
  acteur: Acteur,
  { ligneIds, vers, lue, qui }: Deplacement,
): Promise<EcriturePanier> {
  return avecPlans(qui, (plans) =>
    writePanier(pool, { acteur, plans }, async (tx, panier) => {
      const lignes = await listTenues(tx, panier.id, choix.parId(ligneIds));
      const trouvees = new Set(lignes.map(({ id }) => id));
      const absente = ligneIds.find((id) => !trouvees.has(id));
      if (absente !== undefined) throw refusAbsente(panier, lue, { ligneId: absente });
      verifierVersion({ panier, lue, touchees: lignes, etat: etatOf(lignes) });
      const chantierId = await resolveChantier(tx, panier, vers);
      const parties = lignes.filter((ligne) => ligne.chantierId !== chantierId);
      const articleIds = [...new Set(parties.map(({ articleId }) => articleId))];
      const sur = choix.desArticles(chantierId, articleIds);
      verifierSommes([...parties, ...(await listTenues(tx, panier.id, sur))]);
      const ids = parties.map(({ id }) => id);
      await moveLignes(tx, ids, chantierId, panier.suivante);
      if (parties.some(({ coupe }) => coupe)) {
        await regrouperCoupes(tx, { panierId: panier.id, version: panier.suivante, plans });
      }
      await journaliser(tx, acteur, 'panier-deplacement', { lignes: parties.length });
      const arrivees = await listTenues(tx, panier.id, sur);
      return {
        articles: arrivees.map(({ id: ligneId, articleId, quantite, traitCoupe }) => ({
          chantierId,
          articleId,
          quantite,
          ligneId,
          traitCoupe,
        })),
      };
    }),
  );
}

function verifierSommes(lignes: readonly LigneTenue[]): void {
  const memes = Map.groupBy(lignes, ({ articleId, traitCoupe }) => `${articleId} ${traitCoupe}`);
  for (const [premiere, ...autres] of memes.values()) {
    if (!premiere) continue;
    const somme = autres.reduce((total, { quantite }) => total + quantite, premiere.quantite);
    verifierMaximum(premiere.articleId, somme);
  }
}
