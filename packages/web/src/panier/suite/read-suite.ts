/** Reads the lines that follow those of the page, as far as they are wanted. */
import { lirePanier, type Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { ecrituresFinies, type Ecrivain } from '../ecriture/write-panier.ts';
import { panierQuery } from '../panier.queries.ts';
import { joindre } from './joindre.ts';
import { nombreLues } from './partie-lue.ts';

/** Others may change the basket meanwhile, but not for ever. */
const MAX_ESSAIS = 5;

let enCours: Promise<unknown> = Promise.resolve();

/** The basket with its first `nombre` lines at least; undefined where it could not be read. */
export function readJusqua(ecrivain: Ecrivain, nombre: number): Promise<Panier | undefined> {
  // One after the other: the second one often finds that all is there.
  const lecture = enCours.then(() => prolonger(ecrivain, nombre));
  enCours = lecture.catch(() => undefined);
  return lecture;
}

export function toutLire(ecrivain: Ecrivain): Promise<Panier | undefined> {
  return readJusqua(ecrivain, Infinity);
}

async function prolonger(ecrivain: Ecrivain, voulues: number): Promise<Panier | undefined> {
  const { api, locale, queryClient } = ecrivain;
  const { queryKey } = panierQuery(ecrivain);
  for (let essai = 0; essai < MAX_ESSAIS; essai++) {
    await ecrituresFinies();
    const panier = queryClient.getQueryData(queryKey);
    if (!panier) return undefined;
    const depuis = nombreLues(panier);
    const nombre = Math.min(voulues, panier.nombreArticles) - depuis;
    if (nombre <= 0) return panier;
    const query = { depuis, nombre };
    const tranche = await api.call(lirePanier, { query }, { locale });
    // Changed here meanwhile: it is looked at again.
    if (queryClient.getQueryData(queryKey) !== panier) continue;
    // Changed elsewhere: what is on the page is read again, all of one version.
    if (tranche.version !== panier.version) await queryClient.refetchQueries({ queryKey });
    else queryClient.setQueryData(queryKey, joindre(panier, tranche));
  }
  return undefined;
}
