import type { ReactNode } from 'react';
import { ChoiceChip } from '../../ui/button/chip.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { libelleAxe, valeurAxe } from './libelle-version.ts';
import { toggleValeur, type Axe, type FiltreVersions } from './versions.ts';

interface Props {
  axes: readonly Axe[];
  filtre: FiltreVersions;
  onChange: (filtre: FiltreVersions) => void;
  /** How many rows are left. */
  children: ReactNode;
}

/** The values of each axis over the table: several of one axis may be wanted together. */
export function VersionsFiltres({ axes, filtre, onChange, children }: Props) {
  const t = useTexts('produits');
  const locale = useLocale();
  const isFiltered = Object.values(filtre).some((valeurs) => valeurs.length > 0);
  return (
    <div className="mt-3 flex flex-col gap-2">
      {axes.map((axe) => {
        const { code } = axe.attribut;
        const label = libelleAxe(axe);
        return (
          <div key={code} role="group" aria-label={label} className="flex gap-3">
            <span className="w-36 shrink-0 py-1.5 type-label text-text-2">{label}</span>
            <div className="flex flex-wrap gap-1.5">
              {axe.valeurs.map((valeur) => (
                <ChoiceChip
                  key={valeur}
                  pressed={filtre[code]?.includes(valeur) ?? false}
                  onChange={() => onChange(toggleValeur(filtre, code, valeur))}
                >
                  {valeurAxe(locale, axe, valeur)}
                </ChoiceChip>
              ))}
            </div>
          </div>
        );
      })}
      <div className="flex items-center gap-3 type-meta text-text-2">
        <span role="status">{children}</span>
        {isFiltered && (
          <button
            type="button"
            onClick={() => onChange({})}
            className="min-h-6 text-link hover:underline pointer-coarse:min-h-11"
          >
            {t('versions.toutes')}
          </button>
        )}
      </div>
    </div>
  );
}
