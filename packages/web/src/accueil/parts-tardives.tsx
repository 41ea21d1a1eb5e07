/**
 * What is hydrated after the home page: all below its first screen, and what only a buyer sees,
 * whose code visitors do not fetch.
 */
import { latePart } from '../loading/late-part.tsx';
import { Skeleton } from '../ui/notice/skeleton.tsx';

const Blocs = latePart({
  load: () => import('./blocs/blocs.tsx'),
  words: ['articles', 'actualites'],
});
const Image = latePart({ load: () => import('./blocs/vitrine.tsx') });
const Tete = latePart({ load: () => import('./acheteur/tete-acheteur.tsx'), words: ['magasins'] });
const Suite = latePart({
  load: () => import('./acheteur/suite-acheteur.tsx'),
  words: ['articles', 'commandes', 'listes-achats'],
});
const Delegue = latePart({
  load: () => import('../delegue/accueil-delegue.public.tsx'),
  words: ['contacts', 'delegue'],
});

/** Whose page it is: of a buyer, of a delegate who acts for nobody, of a visitor. */
export type Qui = 'acheteur' | 'delegue' | 'visiteur';

export async function preloadParts(qui: Qui): Promise<void> {
  if (qui === 'delegue') return Delegue.preload();
  await Promise.all([
    Blocs.preload(),
    Image.preload(),
    ...(qui === 'acheteur' ? [Tete.preload(), Suite.preload()] : []),
  ]);
}

export const { Part: BlocsTardifs } = Blocs;
export const { Part: Vitrine } = Image;

export function AccueilDelegue() {
  return <Delegue.Part fallback={<Skeleton className="page-wide my-10 min-h-150" />} />;
}

export function TeteAcheteur() {
  return <Tete.Part fallback={<Skeleton className="min-h-64" />} />;
}

export function SuiteAcheteur() {
  return <Suite.Part fallback={<Skeleton className="page-wide my-10 min-h-96" />} />;
}
