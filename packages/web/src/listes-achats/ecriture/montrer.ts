/** A list as it will be once a change is written: it is shown at once. */
import type {
  LigneListe,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { montantDeLigne } from '@comptoir/contract/panier/totaux.ts';
import { prixPourQuantite } from '../../articles/articles.public.ts';

export type Montrer = (liste: ListeDetaillee) => ListeDetaillee;

/** The total is read again after the change. */
export function avecQuantite(ligneId: number, quantite: number): Montrer {
  return changerLigne(ligneId, (ligne) => {
    const { tarif, retire } = ligne.article;
    const montantHT =
      tarif && !retire ? montantDeLigne(prixPourQuantite(tarif, quantite), quantite) : null;
    return { ...ligne, quantite, montantHT };
  });
}

export function avecNote(ligneId: number, note: string): Montrer {
  return changerLigne(ligneId, (ligne) => ({ ...ligne, note }));
}

/** Null: it is no longer counted. */
export function avecCible(ligneId: number, cible: number | null): Montrer {
  return changerLigne(ligneId, (ligne) => ({
    ...ligne,
    cible,
    reste: cible === null ? null : ligne.reste,
  }));
}

export function sansLignes(ligneIds: ReadonlySet<number>): Montrer {
  return (liste) => {
    const groupes = liste.groupes.flatMap((groupe) => {
      const lignes = groupe.lignes.filter(({ ligneId }) => !ligneIds.has(ligneId));
      const nombreLignes = groupe.nombreLignes - (groupe.lignes.length - lignes.length);
      return nombreLignes > 0 ? [{ ...groupe, lignes, nombreLignes }] : [];
    });
    return { ...liste, groupes, nombreArticles: liste.nombreArticles - ligneIds.size };
  };
}

function changerLigne(ligneId: number, changer: (ligne: LigneListe) => LigneListe): Montrer {
  return (liste) => ({
    ...liste,
    groupes: liste.groupes.map((groupe) =>
      groupe.lignes.some((ligne) => ligne.ligneId === ligneId)
        ? {
            ...groupe,
            lignes: groupe.lignes.map((ligne) =>
              ligne.ligneId === ligneId ? changer(ligne) : ligne,
            ),
          }
        : groupe,
    ),
  });
}
