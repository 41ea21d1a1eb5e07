import type { CompteClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import type { UtilisateurGere } from '@comptoir/contract/delegue/utilisateurs.contract.ts';

type Personne = Pick<UtilisateurGere, 'id' | 'nom' | 'prenom' | 'email'>;

/** Who is meant: the one chosen, else the one whose name was looked for, else the first. */
export function personneVisee<P extends Personne>(
  personnes: readonly P[],
  { trouvePar }: Pick<CompteClient, 'trouvePar'>,
  choisieId?: number,
): P | undefined {
  return (
    personnes.find(({ id }) => id === choisieId) ??
    personnes.find((each) => trouvePar !== null && nommee(each).includes(trouvePar)) ??
    personnes[0]
  );
}

/** As the search may have found them. */
function nommee({ prenom, nom, email }: Personne): string[] {
  return [`${prenom} ${nom}`.trim(), email];
}
