import { usePage } from '../page-context.ts';
import { AchatRapideBloc } from './achat-rapide-bloc.tsx';
import { Boutique } from './boutique.tsx';
import { Metiers } from './metiers.tsx';
import { Promesse } from './promesse.tsx';
import { Raccourcis } from './raccourcis.tsx';
import { Services } from './services.tsx';

export default function AccueilPage() {
  const { session } = usePage();
  return (
    <>
      <div className="border-b bg-sunk">
        <div className="page-wide grid gap-x-12 gap-y-8 py-8 xl:gap-x-16 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,33.5rem)]">
          <Promesse isAuthenticated={session.isAuthenticated} />
          <AchatRapideBloc />
        </div>
      </div>
      <Raccourcis />
      <div className="page-wide flex flex-col gap-10 py-10 sm:gap-14 sm:py-14">
        <Boutique />
        <Services />
        <Metiers />
      </div>
    </>
  );
}
