/** What a fitter would say, with the filler that closes a gap. */
import { Info } from 'lucide-react';
import { useMemo } from 'react';
import { prochainId } from '@comptoir/contract/cuisine/changer-plan.ts';
import {
  fileursProposes,
  remarquesOf,
  type FileurPropose,
  type Remarque,
} from '@comptoir/contract/cuisine/remarques.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { direLigne } from '../dire-plan.ts';
import type { Cuisine } from '../use-cuisine.ts';

/** More would not be read. */
const MAX = 6;

export function RemarquesPlan({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const { plan } = cuisine;
  const remarques = useMemo(() => remarquesOf(plan).slice(0, MAX), [plan]);
  const fileurs = useMemo(() => fileursProposes(plan).slice(0, MAX), [plan]);
  if (remarques.length + fileurs.length === 0) return null;
  return (
    <section className="rounded-card bg-warn-b px-4 py-3">
      <h3 className="flex items-center gap-2 type-h3">
        <Info size={20} aria-hidden className="text-warn" />
        {t('remarques.titre')}
      </h3>
      <ul className="mt-1 flex flex-col">
        {remarques.map((remarque, i) => (
          <li key={i} className="py-1 type-meta">
            <Phrase {...{ cuisine, remarque }} />
          </li>
        ))}
        {fileurs.map((fileur) => (
          <li key={`${fileur.type} ${fileur.ligne} ${fileur.position}`}>
            <Fileur {...{ cuisine, fileur }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Phrase({ cuisine, remarque }: { cuisine: Cuisine; remarque: Remarque }) {
  const t = useTexts('cuisine');
  const locale = useLocale();
  const { code, elementId, mesure = 0 } = remarque;
  const element = cuisine.plan.elements.find(({ id }) => id === elementId);
  return t(`remarques.${code}`, {
    mesure: formatNombre(locale, mesure / 1000),
    element: element ? t(`types.${element.type}`) : '',
  });
}

function Fileur({ cuisine, fileur }: { cuisine: Cuisine; fileur: FileurPropose }) {
  const t = useTexts('cuisine');
  const { plan, changer } = cuisine;
  const poser = () => {
    const pose = { id: prochainId(plan.elements), ...fileur };
    changer({ ...plan, elements: [...plan.elements, pose] });
  };
  return (
    <span className="flex flex-wrap items-center gap-3 py-0.5 type-meta">
      {t('remarques.fileur', { largeur: fileur.largeur, ligne: direLigne(t, fileur.ligne) })}
      <Button size="sm" kind="quiet" onClick={poser}>
        {t('remarques.poserFileur')}
      </Button>
    </span>
  );
}
