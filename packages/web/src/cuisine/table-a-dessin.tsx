/** The drawing board: what can be placed on the left, the drawing, what it takes on the right. */
import { clsx } from 'clsx';
import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { planDuModele, type Modele } from '@comptoir/contract/cuisine/modeles.ts';
import { latePart } from '../loading/late-part.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Segmented } from '../ui/button/segmented.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { ChoixModele } from './choix-modele.tsx';
import { VueElevations } from './dessin/vue-elevations.tsx';
import { VuePlan } from './dessin/vue-plan.tsx';
import { PanneauxTravail } from './panneaux-travail.tsx';
import { usePlanRecu } from './plan-recu.ts';
import { useCuisine, type Cuisine } from './use-cuisine.ts';
import { useRaccourcis } from './use-raccourcis.ts';

const vue3d = latePart({ load: () => import('./vue-3d/vue-3d.tsx') });

const VUES = ['plan', 'elevations', '3d'] as const;
type Vue = (typeof VUES)[number];

export function TableADessin() {
  const t = useTexts('cuisine');
  const cuisine = useCuisine();
  const [vue, setVue] = useState<Vue>('plan');
  usePlanRecu(cuisine);
  useRaccourcis(cuisine);
  const partir = (modele: Modele) => {
    cuisine.changer(planDuModele(modele, cuisine.plan.nom));
    cuisine.choisir(undefined);
    showToast({ title: t('modeles.pris', { modele: t(`modeles.${modele}`) }) });
  };
  return (
    <>
      <ChoixModele onChoix={partir} />
      <div className="mt-5 grid items-start gap-x-6 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)_20rem]">
        <div className="rounded-card border border-line bg-bg sticky top-(--header-height,0px) z-10 max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 lg:top-[calc(var(--header-height,0px)+1rem)] lg:col-start-2 lg:row-start-1">
          <BarreOutils {...{ cuisine, vue }} onVue={setVue} />
          <Planche {...{ cuisine, vue }} />
        </div>
        <PanneauxTravail cuisine={cuisine} />
      </div>
    </>
  );
}

/** On a desk the whole drawing is seen at once, also in a low window. */
const TAILLE =
  'block w-full h-60 sm:h-100 lg:h-[min(34rem,calc(100dvh-var(--header-height,0px)-6.5rem))]';

function Planche({ cuisine, vue }: { cuisine: Cuisine; vue: Vue }) {
  const t = useTexts('cuisine');
  if (vue === 'plan') return <VuePlan cuisine={cuisine} className={TAILLE} />;
  if (vue === 'elevations') return <VueElevations cuisine={cuisine} className={TAILLE} />;
  return (
    <vue3d.Part
      plan={cuisine.plan}
      className={TAILLE}
      fallback={
        <p className={clsx(TAILLE, 'p-4 type-body text-text-2')}>{t('vue3d.chargement')}</p>
      }
    />
  );
}

interface BarreProps {
  cuisine: Cuisine;
  vue: Vue;
  onVue: (vue: Vue) => void;
}

function BarreOutils({ cuisine, vue, onVue }: BarreProps) {
  const t = useTexts('cuisine');
  return (
    <div className="flex items-center gap-2 border-b border-line p-2">
      <Segmented
        label={t('vues.titre')}
        segments={VUES.map((value) => ({ value, label: t(`vues.${value}`) }))}
        value={vue}
        onChange={onVue}
      />
      <IconButton
        icon={Undo2}
        size="sm"
        label={t('annuler')}
        disabled={!cuisine.annuler}
        onClick={cuisine.annuler}
      />
      <IconButton
        icon={Redo2}
        size="sm"
        label={t('retablir')}
        disabled={!cuisine.retablir}
        onClick={cuisine.retablir}
      />
    </div>
  );
}
