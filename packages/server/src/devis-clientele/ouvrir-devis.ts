import type { DevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { Demande } from '../http/acteur.ts';
import { commencerDevis } from './creer-devis.ts';
import type { DepsDevis } from './deps-devis.ts';
import { lecteurOf } from './qui.ts';
import type { GroupeADeviser } from './sources/section-source.ts';
import { readEntete } from './vue-devis.ts';

/** For what is drawn or planned elsewhere in the shop. */
export async function ouvrirDevis(
  deps: Pick<DepsDevis, 'pool' | 'clock'>,
  demande: Demande,
  debut: { titre: string; groupes: readonly GroupeADeviser[] },
): Promise<DevisClientele> {
  const id = await commencerDevis(deps, demande, debut);
  return readEntete(deps.pool, lecteurOf(demande.acteur), { id, jour: deps.clock.today() });
}
