import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Acteur } from '../../http/acteur.ts';
import { findChantier, isNomPris, updateChantier, type ChantierTenu } from './chantiers.sql.ts';
import type { FicheChantier } from './fiche-chantier.ts';
import { writePanier } from '../write-panier.ts';
import { refusAbsente, verifierVersion, type VersionLue } from '../version.ts';

export interface ChangementChantier {
  chantierId: number;
  /** Only what is given changes; an empty text clears. */
  champs: { [K in keyof FicheChantier]?: string | undefined };
  lue: VersionLue | undefined;
}

export function modifierChantier(
  pool: Pool,
  acteur: Acteur,
  { chantierId, champs, lue }: ChangementChantier,
): Promise<EcriturePanier> {
  return writePanier(pool, { acteur }, async (tx, panier) => {
    const chantier = await findChantier(tx, panier.id, chantierId);
    if (!chantier) throw refusAbsente(panier, lue, { chantierId });
    verifierVersion({ panier, lue, touchees: [chantier], etat: { chantier: ficheOf(chantier) } });
    const fiche: FicheChantier = {
      libelle: read(champs.libelle, chantier.libelle),
      codeServiceChorus: read(champs.codeServiceChorus, chantier.codeServiceChorus),
      numeroEngagement: read(champs.numeroEngagement, chantier.numeroEngagement),
      referenceCommande: read(champs.referenceCommande, chantier.referenceCommande),
    };
    // Chantiers are chosen by their name: two of one name could not be told apart.
    const isNameless = fiche.libelle === null && chantier.rang > 0;
    const isTaken =
      fiche.libelle !== null && (await isNomPris(tx, panier.id, chantierId, fiche.libelle));
    if (isNameless || isTaken) throw refus('requete-invalide', { champ: 'libelle' });
    await updateChantier(tx, { id: chantierId, version: panier.suivante, ...fiche });
    // Not its name, which may be that of a person: the journal outlives people.
    await journaliser(tx, acteur, 'panier-chantier');
    return {};
  });
}

function read(donne: string | undefined, present: string | null): string | null {
  if (donne === undefined) return present;
  const texte = nettoyerLigne(donne);
  return texte === '' ? null : texte;
}

function ficheOf({ id, libelle, ...reste }: ChantierTenu): Record<string, unknown> {
  const { codeServiceChorus, numeroEngagement, referenceCommande } = reste;
  return { id, libelle, codeServiceChorus, numeroEngagement, referenceCommande };
}
