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

export { BlocsTardifs };

/** @param connu the page is that of a buyer. */
export async function preparerParts(connu: boolean): Promise<void> {
  await Promise.all([
    preparerBlocs(),
    Image.prepare(),
    ...(connu ? [Tete.prepare(), Suite.prepare()] : []),
  ]);
}

export const { Part: Vitrine } = Image;

export function TeteAcheteur() {
  return <Tete.Part fallback={<Skeleton className="min-h-64" />} />;
}

export function SuiteAcheteur() {
  return <Suite.Part fallback={<Skeleton className="page-wide my-10 min-h-96" />} />;
}
