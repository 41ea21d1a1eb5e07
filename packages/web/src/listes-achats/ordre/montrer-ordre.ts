/** A list as it will stand once lines or sections are moved: it is shown at once. */
import type { GroupeListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { sansLignes, type Montrer } from '../ecriture/montrer.ts';

/** In the order they are named, before a line of the group or at the end of it. */
export function avecOrdre(
  ligneIds: readonly number[],
  vers: { groupe: number } | { section: string },
  avant: number | null,
): Montrer {
  return (liste) => {
    const parId = new Map(
      liste.groupes.flatMap(({ lignes }) => lignes.map((ligne) => [ligne.ligneId, ligne])),
    );
    const deplacees = ligneIds.flatMap((id) => parId.get(id) ?? []);
    const { groupes: restants } = sansLignes(new Set(ligneIds))(liste);
    const isLa = (groupe: GroupeListe) =>
      'groupe' in vers
        ? groupe.rang === vers.groupe
        : groupe.section && groupe.libelle?.toLowerCase() === vers.section.toLowerCase();
    const rempli = (groupe: GroupeListe): GroupeListe => {
      const at = groupe.lignes.findIndex(({ ligneId }) => ligneId === avant);
      const lignes = groupe.lignes.toSpliced(at < 0 ? Infinity : at, 0, ...deplacees);
      return { ...groupe, lignes, nombreLignes: groupe.nombreLignes + deplacees.length };
    };
    if (restants.some(isLa)) {
      return { ...liste, groupes: restants.map((g) => (isLa(g) ? rempli(g) : g)) };
    }
    // A group that is new, or that has just lost its last line.
    const connu = liste.groupes.find(isLa);
    const nouveau: GroupeListe = {
      rang: connu?.rang ?? ('groupe' in vers ? vers.groupe : Infinity),
      libelle: connu?.libelle ?? ('section' in vers ? vers.section : null),
      section: connu?.section ?? 'section' in vers,
      nombreLignes: deplacees.length,
      lignes: deplacees,
    };
    const at = connu ? liste.groupes.indexOf(connu) : nouveau.rang === -1 ? 0 : Infinity;
    return { ...liste, groupes: restants.toSpliced(at, 0, nouveau) };
  };
}

export function avecSection(
  rang: number,
  { libelle, avant }: { libelle?: string; avant?: number | null },
): Montrer {
  return (liste) => {
    const groupe = liste.groupes.find((autre) => autre.rang === rang);
    if (!groupe) return liste;
    const nomme = libelle === undefined ? groupe : { ...groupe, libelle };
    if (avant === undefined) {
      return { ...liste, groupes: liste.groupes.map((g) => (g === groupe ? nomme : g)) };
    }
    const autres = liste.groupes.filter((autre) => autre !== groupe);
    const at = autres.findIndex((autre) => autre.rang === avant);
    return { ...liste, groupes: autres.toSpliced(at < 0 ? Infinity : at, 0, nomme) };
  };
}
