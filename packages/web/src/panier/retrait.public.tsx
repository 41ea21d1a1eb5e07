/** The collection plan, as the delivery step shows it. */
import { latePart } from '../loading/late-part.tsx';

export { BarreRetrait } from './retrait/barre-retrait.tsx';

export const { Part: PlanRetraitTardif } = latePart({
  load: () => import('./retrait/panneau-retrait.tsx'),
  words: ['plan-retrait', 'magasins'],
  when: 'asked',
});
