import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { personnelQuery } from './personnel.queries.ts';
import { ARefaire } from './a-refaire.tsx';
import { EnCours } from './en-cours.tsx';
import { Habitudes } from './habitudes.tsx';
import { Listes } from './listes.tsx';
import { SondageARepondre } from './sondage-a-repondre.tsx';
import { DevisAEcheance } from './devis-a-echeance.tsx';

/** Side by side where both have something to show; alone, one takes the whole width. */
function paire(une: readonly unknown[], autre: readonly unknown[]): string {
  return clsx(
    'grid grid-cols-1 items-start gap-x-12 gap-y-10',
    une.length > 0 && autre.length > 0 && 'lg:grid-cols-2',
  );
}

/** What the buyer takes up again. A part without anything to show leaves no hole. */
export default function SuiteAcheteur() {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(personnelQuery(context));
  if (!data) return null;
  const { jour, enCours, nombreEnCours, aRefaire, devis, listes, habitudes, sondage } = data;
  const parts = enCours.length + aRefaire.length + devis.length + listes.length + habitudes.length;
  if (parts === 0 && !sondage) return null;
  return (
    <div className="page-wide flex flex-col gap-10 pt-10 sm:gap-12 sm:pt-12">
      {sondage && <SondageARepondre sondage={sondage} />}
      {enCours.length + aRefaire.length > 0 && (
        <div className={paire(enCours, aRefaire)}>
          <EnCours commandes={enCours} nombre={nombreEnCours} jour={jour} />
          <ARefaire commandes={aRefaire} jour={jour} />
        </div>
      )}
      <Habitudes habitudes={habitudes} jour={jour} />
      {devis.length + listes.length > 0 && (
        <div className={paire(devis, listes)}>
          <DevisAEcheance devis={devis} jour={jour} />
          <Listes listes={listes} jour={jour} />
        </div>
      )}
    </div>
  );
}
