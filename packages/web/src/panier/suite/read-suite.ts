/** Reads the lines of the basket that follow those of its page. */
import { lirePanier, type Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { ecrituresFinies, type Ecrivain } from '../ecriture/write-panier.ts';
import { panierQuery } from '../panier.queries.ts';
import { joindre } from './joindre.ts';
import { nombreLues } from './partie-lue.ts';
import { prolongerJusqua } from './prolonger.ts';

/** The basket with its first `nombre` lines at least; undefined where it could not be read. */
export function readJusqua(ecrivain: Ecrivain, nombre: number): Promise<Panier | undefined> {
  const { api, locale, queryClient } = ecrivain;
  return prolongerJusqua<Panier>(
    {
      queryClient,
      queryKey: panierQuery(ecrivain).queryKey,
      ecrituresFinies,
      compter: (panier) => ({ lues: nombreLues(panier), toutes: panier.nombreArticles }),
      read: (query) => api.call(lirePanier, { query }, { locale }),
      isMeme: (panier, tranche) => panier.version === tranche.version,
      joindre,
    },
    nombre,
  );
}

export function toutLire(ecrivain: Ecrivain): Promise<Panier | undefined> {
  return readJusqua(ecrivain, Infinity);
}
