/** Rooms to begin from, as small plans. */
import { useMemo } from 'react';
import { dessinerPlan } from '@comptoir/contract/cuisine/dessin-plan.ts';
import { MODELES, planDuModele, type Modele } from '@comptoir/contract/cuisine/modeles.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { DessinSvg } from './dessin/dessin-svg.tsx';

export function ChoixModele({ onChoix }: { onChoix: (modele: Modele) => void }) {
  const t = useTexts('cuisine');
  const locale = useLocale();
  const modeles = useMemo(
    () =>
      MODELES.map((modele) => {
        const plan = planDuModele(modele, '');
        const metres = (axe: 'x' | 'y') =>
          formatNombre(locale, Math.max(...plan.piece.coins.map((coin) => coin[axe])) / 1000);
        return {
          modele,
          dessin: dessinerPlan(plan),
          largeur: metres('x'),
          profondeur: metres('y'),
        };
      }),
    [locale],
  );
  return (
    <section aria-labelledby="modeles" className="mt-5">
      <h2 id="modeles" className="type-h3">
        {t('modeles.titre')}
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {modeles.map(({ modele, dessin, largeur, profondeur }) => (
          <li key={modele}>
            <button
              type="button"
              onClick={() => onChoix(modele)}
              className="flex w-full items-center gap-3 rounded-card border border-line bg-bg p-2 text-left transition-colors hover:border-line-2 hover:bg-sunk max-sm:flex-col max-sm:items-stretch"
            >
              <DessinSvg
                dessin={dessin}
                label=""
                muet
                className="h-20 w-24 shrink-0 max-sm:w-full"
              />
              <span>
                <span className="block type-name">{t(`modeles.${modele}`)}</span>
                <span className="block type-meta text-text-2">
                  {t('modeles.mesures', { largeur, profondeur })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
