/** An account that someone asks for. */
import { aCleJuste } from '@comptoir/contract/identite/siret.ts';
import { poster } from './boutique.ts';

/** With a right key, of a number nobody was given. */
export function siretOf(numero: number): string {
  const debut = `0002${String(numero).padStart(9, '0')}`;
  return debut + Array.from('0123456789').find((key) => aCleJuste(debut + key));
}

export const SOCIETE = {
  siret: siretOf(1),
  raisonSociale: ' Ateliers  du Lin ',
  metier: 'menuisier',
  adresseLigne1: '4 rue du Lin',
  codePostal: '44190',
  ville: 'Clisson',
};

export const PERSONNE = {
  prenom: 'Zoé',
  nom: 'Marchal',
  email: 'zoe@ateliers-du-lin.test',
  telephone: '06 39 98 12 34',
};

export interface Changement {
  societe?: object;
  personne?: object;
  [champ: string]: unknown;
}

export function demanderCompte(
  boutique: { url: string },
  { societe, personne, ...reste }: Changement = {},
  langue = 'fr',
): Promise<Response> {
  const demande = {
    societe: { ...SOCIETE, ...societe },
    personne: { ...PERSONNE, ...personne },
    magasinId: 3,
    conditions: true,
    ...reste,
  };
  return poster(boutique, '/api/comptes', demande, { langue });
}
