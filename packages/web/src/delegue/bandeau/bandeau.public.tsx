/** The place of the delegate's banner in the frame. Its code and words concern delegates alone. */
import './bandeau.css';
import { latePart } from '../../loading/late-part.tsx';

const bandeau = latePart({ load: () => import('./bandeau.tsx'), words: ['delegue'] });

/** Before a page of a delegate is rendered. */
export const preloadBandeau = (): Promise<void> => bandeau.preload();

export const { Part: BandeauDelegue } = bandeau;
