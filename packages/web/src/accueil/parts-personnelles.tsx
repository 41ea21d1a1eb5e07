/** What only a buyer sees of the home page; visitors do not fetch its code. */
import { latePart } from '../late-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const load = () => import('./acheteur/acheteur.tsx');
const Tete = latePart(async () => (await load()).TeteAcheteur, ['magasins']);
const Suite = latePart(async () => (await load()).SuiteAcheteur, ['articles', 'commandes']);

export async function preparerPersonnel(): Promise<void> {
  await Promise.all([Tete.prepare(), Suite.prepare()]);
}

export function TeteAcheteur() {
  return <Tete.Part fallback={<Skeleton className="min-h-64" />} />;
}

export function SuiteAcheteur() {
  return <Suite.Part fallback={<Skeleton className="page-wide my-10 min-h-96" />} />;
}
