/** The calls one waits for, each to be given up. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { annulerRappel, type Rappel } from '@comptoir/contract/contact/contacts.contract.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { announce } from '../../ui/notice/announce.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { contactsQuery } from './contacts.queries.ts';

interface Props {
  rappels: readonly Rappel[];
  jour: string;
}

export function RappelsAttendus({ rappels, jour }: Props) {
  const t = useTexts('contacts');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const annulation = useMutation({
    mutationFn: ({ id }: Rappel) => context.api.call(annulerRappel, { params: { id } }),
    onSuccess: () => announce(t('attendus.annule')),
    // Whatever became of it, what is shown is read again.
    onSettled: () => queryClient.invalidateQueries({ queryKey: contactsQuery(context).queryKey }),
  });
  if (rappels.length === 0) return null;
  return (
    <SectionCompte titre={t('attendus.titre', { count: rappels.length })}>
      {annulation.error && (
        <Alert state="err" live className="mt-3">
          {failureText(annulation.error)}
        </Alert>
      )}
      <ul className="divide-y divide-line border-b border-line">
        {rappels.map((rappel) => {
          const { id, numero, genre, nom, heure, telephone, sujet } = rappel;
          const quand = t('attendus.quand', {
            jour: jourDit(locale, rappel.jour, jour),
            heure: formatHeure(locale, heure),
          });
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="type-name first-letter:uppercase">{quand}</p>
                <p className="type-meta text-pretty text-text-2">
                  {[
                    genre === 'magasin' ? nomMagasin(nom) : nom || t(`genres.${genre}`),
                    t(`sujets.${sujet}`),
                    formatTelephone(telephone),
                  ].join(' · ')}{' '}
                  · <span className="type-ref">{numero}</span>
                </p>
              </div>
              <Button
                size="sm"
                busy={annulation.isPending && annulation.variables.id === id}
                aria-label={t('attendus.annulerLe', { quand })}
                onClick={() => annulation.mutate(rappel)}
              >
                {t('attendus.annuler')}
              </Button>
            </li>
          );
        })}
      </ul>
    </SectionCompte>
  );
}
