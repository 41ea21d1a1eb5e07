/** What arrives when: one stop of the line for each consignment. */
import { clsx } from 'clsx';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Envoi, ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { jourDateCourt } from '../jours.ts';
import { nomEnvoi } from './nom-envoi.ts';

interface Props {
  envois: readonly Envoi[];
  mode: ModeLivraison;
}

const KILO = 1000;

export function Envois({ envois, mode }: Props) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const heures = (heure: string) =>
    t(mode === 'livraison' ? 'envois.avant' : 'envois.des', { heure: formatHeure(locale, heure) });
  return (
    <ol>
      {envois.map((envoi, rang) => {
        const chantier = nomEnvoi(envoi, envois, t('chantiers.sansNom'));
        return (
          <li
            // Two may leave for the same place on the same day: their rank tells them apart.
            key={`${envoi.jour} ${envoi.destination} ${rang}`}
            className="relative grid grid-cols-[0.75rem_5.5rem_minmax(0,1fr)] gap-x-2 pb-3 type-meta not-last:before:absolute not-last:before:top-4 not-last:before:-bottom-1 not-last:before:left-[0.3125rem] not-last:before:w-0.5 not-last:before:bg-line"
          >
            <span aria-hidden className="mt-1 size-3 rounded-full border-2 border-text bg-bg" />
            <b className="whitespace-nowrap">{jourDateCourt(locale, envoi.jour)}</b>
            <span className="min-w-0">
              {chantier && <span className="block wrap-anywhere">{chantier}</span>}
              <span className={clsx('block', chantier && 'text-text-2')}>
                {[
                  t('lignes', { count: envoi.nombreLignes ?? envoi.lignes.length }),
                  envoi.poids > 0 &&
                    t('envois.poids', { poids: formatNombre(locale, envoi.poids / KILO, 1) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="block text-text-2">
                {[nomMagasin(envoi.destination), envoi.heure && heures(envoi.heure)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
