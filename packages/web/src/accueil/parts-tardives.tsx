/**
 * What comes alive after the home page: all below its first screen, and what only a buyer sees,
 * whose code visitors do not fetch.
 */
import { latePart } from '../late-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const { Part: BlocsTardifs, prepare: preparerBlocs } = latePart(
  async () => (await import('./blocs/blocs.tsx')).Blocs,
  ['articles', 'actualites'],
);
const Image = latePart(async () => (await import('./blocs/vitrine.tsx')).Vitrine);
const Tete = latePart(
  async () => (await import('./acheteur/tete-acheteur.tsx')).TeteAcheteur,
  ['magasins'],
);
const Suite = latePart(
  async () => (await import('./acheteur/suite-acheteur.tsx')).SuiteAcheteur,
  ['articles', 'commandes', 'listes-achats'],
);

const Delegue = latePart(
  async () => (await import('../delegue/accueil-delegue.public.tsx')).AccueilDelegue,
  ['delegue'],
);

export { BlocsTardifs };

/** Whose page it is: of a buyer, of a delegate who acts for nobody, of a visitor. */
export type Qui = 'acheteur' | 'delegue' | 'visiteur';

export async function preparerParts(qui: Qui): Promise<void> {
  await Promise.all([
    preparerBlocs(),
    Image.prepare(),
    ...(qui === 'acheteur' ? [Tete.prepare(), Suite.prepare()] : []),
    ...(qui === 'delegue' ? [Delegue.prepare()] : []),
  ]);
}

export const { Part: Vitrine } = Image;

export function AccueilDelegue() {
  return <Delegue.Part fallback={<Skeleton className="min-h-150 lg:col-span-2" />} />;
}

export function TeteAcheteur() {
  return <Tete.Part fallback={<Skeleton className="min-h-64" />} />;
}

export function SuiteAcheteur() {
  return <Suite.Part fallback={<Skeleton className="page-wide my-10 min-h-96" />} />;
}
