/** What may be done with a section among the others of its list. */
import type {
  GroupeListe,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { ActionsListe } from '../ecriture/use-ecrire-liste.ts';
import type { OrdreGroupe } from './tete-groupe.tsx';

export function ordreOf(
  actions: ActionsListe,
  { groupes }: ListeDetaillee,
  { rang, section, lignes, nombreLignes }: GroupeListe,
  readTout: () => Promise<ListeDetaillee | undefined>,
): OrdreGroupe | undefined {
  if (rang < 0) return undefined;
  // Lines of none stand before all groups.
  const nommes = groupes.filter((groupe) => groupe.rang >= 0);
  const ici = nommes.findIndex((groupe) => groupe.rang === rang);
  const placer = (avant: number | null) => () => actions.modifierSection(rang, { avant });
  const dessus = nommes[ici - 1];
  const defaire = async () => {
    const entiere = lignes.length < nombreLignes ? await readTout() : undefined;
    const siennes = entiere?.groupes.find((groupe) => groupe.rang === rang)?.lignes ?? lignes;
    actions.deplacer(
      siennes.map(({ ligneId }) => ligneId),
      { groupe: -1 },
      null,
    );
  };
  return {
    renommer: section ? (libelle) => actions.modifierSection(rang, { libelle }) : undefined,
    monter: dessus && placer(dessus.rang),
    descendre: nommes[ici + 1] && placer(nommes[ici + 2]?.rang ?? null),
    defaire: section ? () => void defaire() : undefined,
  };
}
