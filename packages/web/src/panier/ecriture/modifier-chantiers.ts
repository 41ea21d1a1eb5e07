/** Changes of chantiers and of the head of the basket. */
import {
  modifierChantier,
  supprimerChantier,
  type Chantier,
} from '@comptoir/contract/panier/chantiers.contract.ts';
import {
  modifierPanier,
  viderPanier,
  type Panier,
} from '@comptoir/contract/panier/panier.contract.ts';
import { writePanier, type Ecrivain, type Resultat } from './write-panier.ts';
import { avecChamps, avecTete, sansLignes, type ChampsChantier } from './panier-optimiste.ts';
import { remettre } from './retirer-lignes.ts';

/** An empty text clears a field. */
export function writeChantier(
  ecrivain: Ecrivain,
  chantierId: number,
  champs: Partial<Record<keyof ChampsChantier, string>>,
): Promise<Resultat> {
  const montres = Object.fromEntries(
    Object.entries(champs).map(([nom, valeur]) => [nom, valeur.trim() || null]),
  );
  return writePanier(ecrivain, {
    montrer: avecChamps(chantierId, montres),
    envoyer: (api, options) =>
      api.call(modifierChantier, { params: { chantierId }, query: champs }, options),
  });
}

export function retirerChantier(ecrivain: Ecrivain, chantier: Chantier): Promise<Resultat> {
  const { id: chantierId, articles } = chantier;
  return writePanier(ecrivain, {
    montrer: sansLignes(new Set(articles.map(({ ligneId }) => ligneId))),
    envoyer: (api, options) => api.call(supprimerChantier, { params: { chantierId } }, options),
  });
}

export function vider(ecrivain: Ecrivain, panier: Panier): Promise<Resultat> {
  const toutes = panier.chantiers.flatMap(({ articles }) => articles);
  return writePanier(ecrivain, {
    montrer: sansLignes(new Set(toutes.map(({ ligneId }) => ligneId))),
    envoyer: (api, options) => api.call(viderPanier, {}, options),
  });
}

/** As they were: names, references and lines. The first one, without a name, was never gone. */
export async function remettreChantiers(
  ecrivain: Ecrivain,
  chantiers: readonly Chantier[],
): Promise<boolean> {
  for (const chantier of chantiers) {
    const { id, libelle, articles, codeServiceChorus, numeroEngagement, referenceCommande } =
      chantier;
    const lignes = articles.map((ligne) => ({ ...ligne, chantierId: id }));
    const vers = libelle === null ? { chantierId: id } : { chantier: libelle };
    const resultats = await remettre(ecrivain, lignes, vers);
    const remis = resultats.find((resultat) => resultat.ok)?.reponse.articles[0];
    if (!remis) return false;
    const champs = {
      ...(codeServiceChorus && { codeServiceChorus }),
      ...(numeroEngagement && { numeroEngagement }),
      ...(referenceCommande && { referenceCommande }),
    };
    if (Object.keys(champs).length > 0) await writeChantier(ecrivain, remis.chantierId, champs);
  }
  return true;
}

export function writeTete(
  ecrivain: Ecrivain,
  tete: Partial<Pick<Panier, 'type' | 'commentaire'>>,
): Promise<Resultat> {
  return writePanier(ecrivain, {
    montrer: avecTete(tete),
    envoyer: (api, options) => api.call(modifierPanier, { query: tete }, options),
  });
}
