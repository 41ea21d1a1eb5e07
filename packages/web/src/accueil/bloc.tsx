/** A block of the home page. Those that sell or tell much come alive after the page. */
import type {
  Bloc as BlocAccueil,
  GenreBloc,
} from '@comptoir/contract/accueil/accueil.contract.ts';
import { latePart } from '../late-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Annonce } from './blocs/annonce.tsx';
import { Categories } from './blocs/categories.tsx';
import { Metiers } from './blocs/metiers.tsx';
import { Services } from './blocs/services.tsx';

const Articles = latePart(
  async () => (await import('./blocs/articles.tsx')).Articles,
  ['articles'],
);
const Preuves = latePart(async () => (await import('./blocs/preuves.tsx')).Preuves);
const Actualites = latePart(
  async () => (await import('./blocs/actualites.tsx')).Actualites,
  ['actualites'],
);

export async function preparerBlocs(): Promise<void> {
  await Promise.all([Articles.prepare(), Preuves.prepare(), Actualites.prepare()]);
}

/** About what each will take, while its code comes. */
const ATTENTE: Partial<Record<GenreBloc, string>> = {
  offres: 'h-120',
  ventes: 'h-120',
  preuves: 'h-64',
  actualites: 'h-96',
};

interface Props {
  bloc: BlocAccueil;
  jour: string;
  /** How many the shop has. */
  marques: number;
}

export function Bloc({ bloc, jour, marques }: Props) {
  const fallback = <Skeleton className={ATTENTE[bloc.genre] ?? 'h-64'} />;
  switch (bloc.genre) {
    case 'annonce':
      return <Annonce bloc={bloc} />;
    case 'categories':
      return <Categories bloc={bloc} marques={marques} />;
    case 'services':
      return <Services bloc={bloc} />;
    case 'metiers':
      return <Metiers bloc={bloc} />;
    case 'offres':
    case 'ventes':
      return <Articles.Part bloc={bloc} jour={jour} fallback={fallback} />;
    case 'preuves':
      return <Preuves.Part bloc={bloc} fallback={fallback} />;
    case 'actualites':
      return <Actualites.Part bloc={bloc} fallback={fallback} />;
  }
}
