/** The basket as it will be once a change is taken: shown at once, until the server has answered. */
import { montantDeLigne } from '@comptoir/contract/panier/totaux.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { prixPourQuantite } from '../../articles/articles.public.ts';

export type Changement = (panier: Panier) => Panier;

export function avecQuantite(ligneId: number, quantite: number): Changement {
  return surLigne(ligneId, (ligne) => {
    const { tarif, remise, retire } = ligne;
    // A discount of the delegate is bound to a floor that only the server knows.
    const prixHT = tarif && remise === null ? prixPourQuantite(tarif, quantite) : ligne.prixHT;
    const montantHT = prixHT && !retire ? montantDeLigne(prixHT, quantite) : null;
    return { ...ligne, quantite, prixHT, montantHT };
  });
}

export function sansLignes(ids: ReadonlySet<number>): Changement {
  return (panier) =>
    avecChantiers(
      panier,
      panier.chantiers.map((chantier) =>
        chantier.articles.some(({ ligneId }) => ids.has(ligneId))
          ? avecArticles(
              chantier,
              chantier.articles.filter(({ ligneId }) => !ids.has(ligneId)),
            )
          : chantier,
      ),
    );
}

/** To a chantier that is shown; one still to be made appears with the answer. */
export function deplacees(ids: ReadonlySet<number>, versId: number | undefined): Changement {
  return (panier) => {
    const parties = panier.chantiers
      .filter(({ id }) => id !== versId)
      .flatMap(({ articles }) => articles.filter(({ ligneId }) => ids.has(ligneId)));
    const restant = sansLignes(new Set(parties.map(({ ligneId }) => ligneId)))(panier).chantiers;
    if (!restant.some(({ id }) => id === versId)) return panier;
    return avecChantiers(
      panier,
      restant.map((chantier) =>
        chantier.id === versId
          ? avecArticles(chantier, [...chantier.articles, ...parties])
          : chantier,
      ),
    );
  };
}

export type ChampsChantier = Pick<
  Chantier,
  'libelle' | 'codeServiceChorus' | 'numeroEngagement' | 'referenceCommande'
>;

export function avecChamps(chantierId: number, champs: Partial<ChampsChantier>): Changement {
  return (panier) => ({
    ...panier,
    chantiers: panier.chantiers.map((chantier) =>
      chantier.id === chantierId ? { ...chantier, ...champs } : chantier,
    ),
  });
}

export function avecTete(tete: Partial<Pick<Panier, 'type' | 'commentaire'>>): Changement {
  return (panier) => ({ ...panier, ...tete });
}

function surLigne(ligneId: number, change: (ligne: LignePanier) => LignePanier): Changement {
  return (panier) => ({
    ...panier,
    chantiers: panier.chantiers.map((chantier) =>
      chantier.articles.some((ligne) => ligne.ligneId === ligneId)
        ? {
            ...chantier,
            articles: chantier.articles.map((ligne) =>
              ligne.ligneId === ligneId ? change(ligne) : ligne,
            ),
          }
        : chantier,
    ),
  });
}

/** Empty ones are hidden. */
function avecChantiers(panier: Panier, tous: readonly Chantier[]): Panier {
  const chantiers = tous.filter(({ nombreArticles }) => nombreArticles > 0);
  const partis = compter(panier.chantiers) - compter(chantiers);
  return { ...panier, chantiers, nombreArticles: panier.nombreArticles - partis };
}

function avecArticles(chantier: Chantier, articles: Chantier['articles']): Chantier {
  // Those that are not read yet stay as they are.
  const plus = articles.length - chantier.articles.length;
  return { ...chantier, articles, nombreArticles: chantier.nombreArticles + plus };
}

function compter(chantiers: readonly Chantier[]): number {
  return chantiers.reduce((somme, { nombreArticles }) => somme + nombreArticles, 0);
}
