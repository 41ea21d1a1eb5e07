/** References typed for chantiers of a quote that is about to be ordered. */
import { useState } from 'react';
import type { CommandeDeDevis } from '@comptoir/contract/devis/commande-devis.contract.ts';
import type {
  ChantierCommande,
  ReferencesDonnees,
} from '@comptoir/contract/devis/references-devis.schema.ts';
import {
  referencesManquantes,
  type ReferenceChorus,
  type ReferencesChantier,
} from '@comptoir/contract/panier/references.schema.ts';

export interface ChantierRempli extends Omit<ChantierCommande, 'manque'> {
  rang: number;
  libelle: string | null;
  /** Still missing. */
  manque: readonly ReferenceChorus[];
}

export interface References {
  /** As they would be ordered now. */
  chantiers: readonly ChantierRempli[];
  /** What was typed, to be sent. */
  donnees: ReferencesDonnees;
  isComplet: boolean;
  write: (chantier: string, change: Partial<ReferencesChantier>) => void;
}

export function useReferences({ chantiers: lus, chorus }: CommandeDeDevis): References {
  const [saisies, setSaisies] = useState<ReadonlyMap<string, Partial<ReferencesChantier>>>(
    new Map(),
  );
  const chantiers = lus.map((lu, rang) => {
    const rempli = { ...lu, ...saisies.get(lu.chantier), rang, libelle: lu.chantier || null };
    return { ...rempli, manque: referencesManquantes(sansBlancs(rempli), chorus) };
  });
  return {
    chantiers,
    donnees: lus.flatMap(({ chantier }) => {
      const saisie = saisies.get(chantier);
      return saisie ? [{ chantier, ...saisie }] : [];
    }),
    isComplet: chantiers.every(({ manque }) => manque.length === 0),
    write: (chantier, change) =>
      setSaisies((avant) => new Map(avant).set(chantier, { ...avant.get(chantier), ...change })),
  };
}

function sansBlancs(chantier: Record<ReferenceChorus, string | null>) {
  return {
    codeServiceChorus: chantier.codeServiceChorus?.trim() ?? null,
    numeroEngagement: chantier.numeroEngagement?.trim() ?? null,
  };
}
