import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import {
  PAR_PAGE_DEVIS,
  TRI_DEVIS_CLIENTELE,
  type listerDevisClientele,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import type { Shop } from '../shop.ts';
import type { Demande } from '../http/acteur.ts';
import { listDevis, listMois } from './devis.sql.ts';
import { lecteurOf } from './qui.ts';
import { toDevis } from './vue-devis.ts';

export async function listerDevis(
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { acteur, langue }: Demande,
  query: CallInput<typeof listerDevisClientele>['query'],
): Promise<CallAnswer<typeof listerDevisClientele>> {
  const { recherche = '', etat, modeles = false, tri = TRI_DEVIS_CLIENTELE, page = 1 } = query;
  const lecteur = lecteurOf(acteur);
  const jour = clock.today();
  const [rows, mois] = await Promise.all([
    listDevis(pool, lecteur, {
      jour,
      mots: recherche.toLowerCase().split(/\s+/).filter(Boolean),
      etat,
      modeles,
      tri,
      depuis: (page - 1) * PAR_PAGE_DEVIS,
      nombre: PAR_PAGE_DEVIS,
    }),
    listMois(pool, lecteur, jour),
  ]);
  return {
    devis: rows.map(toDevis),
    total: rows[0]?.total ?? 0,
    mois,
    devise: acteur.devise ?? DEVISE_PAR_DEFAUT[langue],
  };
}
