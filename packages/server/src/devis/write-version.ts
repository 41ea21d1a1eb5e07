/** A new version of a quote: its lines, what they come to, and what lists show of it. */
import type { Devise, Montant } from '@comptoir/contract/argent.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import { updateResume, type Resume } from './devis.sql.ts';
import { montantOf, totaliser, type LigneVersion } from './ligne-version.ts';
import { insertLignes, insertVersion } from './versions.sql.ts';

export interface VersionAEcrire {
  devisId: number;
  version: number;
  commentaire: string;
  lignes: readonly LigneVersion[];
  devise: Devise;
  port: Montant;
}

export async function writeVersion(tx: Tx, acteur: Acteur, ecrite: VersionAEcrire): Promise<void> {
  const { devisId, version, lignes, devise, port } = ecrite;
  const tarif = totaliser(lignes, devise, port);
  await insererVersion(tx, acteur, ecrite, tarif);
  await updateResume(tx, devisId, { version, resume: resumer(lignes, tarif) });
}

export async function insererVersion(
  tx: Tx,
  { utilisateurId, delegueId }: Acteur,
  { devisId, version, commentaire, lignes, devise }: Omit<VersionAEcrire, 'port'>,
  tarif: TarifPanier,
): Promise<void> {
  await insertVersion(tx, {
    devisId,
    version,
    utilisateurId: utilisateurId ?? null,
    delegueId: delegueId ?? null,
    commentaire,
    tarif,
  });
  await insertLignes(
    tx,
    { devisId, version },
    lignes.map((ligne) => ({ ...ligne, montantHT: montantOf(ligne, devise).montant })),
  );
}

export function resumer(lignes: readonly LigneVersion[], tarif: TarifPanier): Resume {
  const chantiers = [...new Set(lignes.map(({ chantier }) => chantier))].filter(Boolean);
  const cherches = lignes.flatMap(({ reference, libelle, referenceCommande }) => [
    reference,
    libelle,
    referenceCommande ?? '',
  ]);
  return {
    devise: tarif.devise,
    netHT: tarif.netHT.montant,
    ttc: tarif.ttc.montant,
    nombreLignes: lignes.length,
    chantiers,
    recherche: [...new Set([...chantiers, ...cherches])].join(' '),
  };
}
