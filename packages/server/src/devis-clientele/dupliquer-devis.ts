import { ajouterJours, CLIENT_VIDE } from '@comptoir/contract/devis-clientele/document-vide.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { transaction } from '../db/transaction.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { insererDevis } from './creer-devis.ts';
import type { DepsDevis } from './deps-devis.ts';
import { lockDevis } from './devis.sql.ts';
import { readReglages } from './reglages/read-reglages.ts';

/** Another draft of the same lines, that nobody answered yet; a template is for anyone. */
export async function dupliquerDevis(
  { pool, clock }: DepsDevis,
  { acteur }: Demande,
  { id, modele = false }: { id: number; modele?: boolean },
): Promise<number> {
  const qui = acheteurOf(acteur);
  const date = clock.today();
  const { joursValable } = await readReglages(pool, qui.compteId);
  return transaction(pool, async (tx) => {
    const devis = await lockDevis(tx, qui.compteId, id);
    if (!devis) throw refus('introuvable', { id });
    const { document } = devis;
    const copie = {
      ...document,
      date,
      valableJusqu: ajouterJours(date, joursValable),
      ...(modele && { client: { ...CLIENT_VIDE }, chantier: '' }),
      sections: document.sections.map((section) => ({
        ...section,
        lignes: section.lignes.map((ligne) => ({ ...ligne, choisie: false })),
      })),
    };
    return insererDevis(tx, qui, copie, modele);
  });
}
