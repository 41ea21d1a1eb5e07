/** What bears on all lines reads those that are not there yet first. */
import { liens } from '@comptoir/contract/liens.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Ecrivain } from '../ecriture/write-panier.ts';
import { basculer } from '../lignes/selection.ts';
import { panierQuery } from '../panier.queries.ts';
import type { LectureSuite } from './lecture-suite.ts';
import { isPartiel } from './partie-lue.ts';

/** For the rows of the page, which ask for more as they come into sight. */
export function lectureOf(ecrivain: Ecrivain): LectureSuite {
  return {
    href: (depuis) => liens.panier(ecrivain.locale, { query: { depuis } }),
    readJusqua: async (nombre) => (await import('./read-suite.ts')).readJusqua(ecrivain, nombre),
  };
}

export async function panierEntier(ecrivain: Ecrivain): Promise<Panier | undefined> {
  const panier = ecrivain.queryClient.getQueryData(panierQuery(ecrivain).queryKey);
  if (!panier || !isPartiel(panier)) return panier;
  return (await import('./read-suite.ts')).toutLire(ecrivain);
}

export async function choisirTout(ecrivain: Ecrivain, chantierId?: number): Promise<void> {
  const panier = ecrivain.queryClient.getQueryData(panierQuery(ecrivain).queryKey);
  // At once where all lines are there: a box that is ticked late is ticked twice.
  const entier = panier && !isPartiel(panier) ? panier : await panierEntier(ecrivain);
  const vises = entier?.chantiers.filter(({ id }) => chantierId === undefined || id === chantierId);
  basculer(vises?.flatMap(({ articles }) => articles.map(({ ligneId }) => ligneId)) ?? []);
}
