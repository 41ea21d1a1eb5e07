/** Where the basket can be collected on the way to the job site. */
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { latePart } from '../../loading/late-part.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { BarreRetrait } from './barre-retrait.tsx';

const panneau = latePart({
  load: () => import('./panneau-panier.tsx'),
  words: ['plan-retrait', 'magasins'],
  when: 'asked',
});

export function RetraitPanier({ panier }: { panier: Panier }) {
  const t = useTexts('panier');
  return (
    <BarreRetrait
      titre={t('planRetrait.titre')}
      question={t('planRetrait.question')}
      className="mt-4"
      renderPlan={(attente) => <panneau.Part asked fallback={attente} panier={panier} />}
    />
  );
}
