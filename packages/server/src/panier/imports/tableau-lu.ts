/** The lines of sheets or of a text: which column holds what is found with the catalogue's help. */
import { codesPossibles, type LectureTable } from '@comptoir/contract/achat-rapide/colonnes.ts';
import type { Feuille } from '@comptoir/contract/achat-rapide/classeurs/feuille.ts';
import {
  codesDuTexte,
  situerRangees,
  situerTexte,
} from '@comptoir/contract/achat-rapide/lignes-collees.ts';
import { MAX_ECARTEES } from '@comptoir/contract/panier/import.contract.ts';
import { toLigneCommande, type Connaitre, type Ecartees, type LignesLues } from './commande-lue.ts';

export async function readTexteColle(texte: string, connaitre: Connaitre): Promise<LignesLues> {
  const codes = codesDuTexte(texte);
  const connus = codes.length === 0 ? undefined : await connaitre(codes);
  return toLignes(situerTexte(texte, connus));
}

/** All sheets are read; lines of a hidden one are asked, not taken. */
export async function readFeuilles(
  feuilles: readonly Feuille[],
  connaitre: Connaitre,
): Promise<LignesLues> {
  const codes = new Set(feuilles.flatMap(({ rangees }) => codesPossibles(rangees)));
  const connus = codes.size === 0 ? undefined : await connaitre([...codes]);
  const lues = feuilles
    .filter(({ rangees }) => rangees.length > 0)
    .map(({ nom, masquee, rangees }) => ({
      nom,
      masquee,
      lecture: situerRangees(rangees, connus),
    }));
  const [seule] = lues;
  if (lues.length === 1 && seule && !seule.masquee) return toLignes(seule.lecture);
  const hasQuantites = lues.some(
    ({ lecture }) => lecture.lignes.length > 0 && !lecture.sansQuantite,
  );
  return {
    lignes: lues.flatMap(({ nom, masquee, lecture }) =>
      toLignes(lecture).lignes.map((ligne) => ({
        ...ligne,
        feuille: nom,
        ...(masquee && { masquee: true as const }),
        // Beside a sheet with quantities, a list without any is a catalogue, not an order.
        ...(hasQuantites && lecture.sansQuantite && { quantite: 0, lu: '', lectures: [] }),
      })),
    ),
    ecartees: compter(
      lues.flatMap(({ nom, lecture }) =>
        lecture.ecartees.map((ecartee) => ({ ...ecartee, feuille: nom })),
      ),
    ),
    feuilles: lues.map(({ nom, lecture }) => ({ nom, lignes: lecture.lignes.length })),
    sansQuantite: !hasQuantites,
  };
}

function toLignes({ lignes, ecartees, sansQuantite }: LectureTable): LignesLues {
  const dites = compter(ecartees);
  return { lignes: lignes.map(toLigneCommande), ecartees: dites, feuilles: [], sansQuantite };
}

function compter(ecartees: Ecartees['lignes']): Ecartees {
  return { nombre: ecartees.length, lignes: ecartees.slice(0, MAX_ECARTEES) };
}
