/** What the company arranged on the home page, in its order. */
import { clsx } from 'clsx';
import type { Bloc as BlocAccueil } from '@comptoir/contract/accueil/accueil.contract.ts';
import { usePage } from '../../page/page-context.ts';
import { Actualites } from './actualites.tsx';
import { Annonce } from './annonce.tsx';
import { Articles } from './articles.tsx';
import { Categories } from './categories.tsx';
import { Metiers } from './metiers.tsx';
import { Preuves } from './preuves.tsx';
import { Services } from './services.tsx';

interface Props {
  blocs: readonly BlocAccueil[];
  jour: string;
  /** How many the shop has. */
  marques: number;
}

/** What convinces somebody new: on the phone of a customer it only keeps the rest away. */
const POUR_CONVAINCRE = new Set<BlocAccueil['genre']>(['services', 'metiers', 'preuves']);

export default function Blocs({ blocs, jour, marques }: Props) {
  const { session } = usePage();
  const isVisiteur = !session?.utilisateur && !session?.delegue;
  return (
    <div className="page-wide flex flex-col gap-10 py-10 sm:gap-14 sm:py-14">
      {blocs.map((bloc) => (
        <div
          key={bloc.id}
          className={clsx(
            'empty:hidden',
            !isVisiteur && POUR_CONVAINCRE.has(bloc.genre) && 'max-sm:hidden',
          )}
        >
          <Bloc bloc={bloc} jour={jour} marques={marques} />
        </div>
      ))}
    </div>
  );
}

function Bloc({ bloc, jour, marques }: Omit<Props, 'blocs'> & { bloc: BlocAccueil }) {
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
      return <Articles bloc={bloc} jour={jour} />;
    case 'preuves':
      return <Preuves bloc={bloc} />;
    case 'actualites':
      return <Actualites bloc={bloc} />;
  }
}
