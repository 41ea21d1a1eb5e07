/** The rows of a list that are chosen, and the bar with what is done with them. */
import { useState, type ReactNode } from 'react';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { SelectionBar } from '../ui/table/selection-bar.tsx';
import { useTexts } from '../words/use-texts.ts';
import { ExportListe } from './export-liste.public.tsx';

export interface ChoixLignes {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Those of them in sight: another page or filter shows others, which nothing is done with. */
  montrees: string[];
  vider: () => void;
}

export function useChoixLignes(cles: readonly string[]): ChoixLignes {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    onChange,
    montrees: cles.filter((cle) => selected.has(cle)),
    vider: () => onChange(new Set()),
  };
}

interface Props {
  choix: ChoixLignes;
  /** « 3 commandes choisies ». */
  nombre: string;
  exporter: (cles: readonly string[]) => (format: 'csv' | 'xlsx') => Promise<Fichier>;
  /** What else is done with them. */
  children?: ReactNode;
}

export function BarreChoix({ choix, nombre, exporter, children }: Props) {
  const t = useTexts('mon-compte');
  if (choix.montrees.length === 0) return null;
  return (
    <SelectionBar
      label={t('choix.titre')}
      count={nombre}
      clear={{ label: t('choix.aucun'), onClick: choix.vider }}
    >
      <ExportListe size="sm" label={t('choix.exporter')} exporter={exporter(choix.montrees)} />
      {children}
    </SelectionBar>
  );
}
