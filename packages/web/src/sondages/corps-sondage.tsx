import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { lireSondage } from '@comptoir/contract/sondages/sondages.contract.ts';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { announce } from '../ui/notice/announce.ts';
import { Skeleton } from '../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { FormulaireSondage } from './formulaire-sondage.tsx';
import { repondus } from './memoire.ts';
import { Resultats } from './resultats.tsx';
import { participationQuery } from './sondages.queries.ts';

interface CorpsSondageProps {
  donnees: CallAnswer<typeof lireSondage>;
}

/** The questions for who may answer, what was answered for who did. */
export function CorpsSondage({ donnees }: CorpsSondageProps) {
  const { sondage, questions } = donnees;
  const t = useTexts('sondages');
  const locale = useLocale();
  const titre = useRef<HTMLHeadingElement>(null);
  const { participation, isAsked, isDelegue } = useParticipation(sondage.id);
  const resultats = participation?.resultats ?? donnees.resultats;
  const isOuvert = sondage.etat === 'ouvert';
  const [vientDeRepondre, setVientDeRepondre] = useState(false);
  const isLu = vientDeRepondre && resultats !== null;
  useEffect(() => {
    // The button that had it is gone with the form.
    if (isLu) titre.current?.focus();
  }, [isLu]);

  if (sondage.etat === 'a-venir') {
    return (
      <Alert state="info" className="mt-6">
        {t('aVenir', { debut: formatDate(sondage.debut) })}
      </Alert>
    );
  }
  if (resultats) {
    return (
      <section aria-labelledby="resultats" className="mt-8">
        {participation?.aRepondu && (
          <Alert state="ok" className="mb-6" title={t('merci')}>
            {isOuvert ? t('merciOuvert', { fin: formatDate(sondage.fin) }) : t('merciClos')}
          </Alert>
        )}
        <h2 id="resultats" ref={titre} tabIndex={-1} className="type-h2 outline-none">
          {t(isOuvert ? 'resultatsProvisoires' : 'resultats')}
        </h2>
        <p className="mt-1 type-meta text-text-2">
          {t('nombre', {
            count: resultats.reponses,
            nombre: formatNombre(locale, resultats.reponses),
          })}
        </p>
        <Resultats questions={questions} resultats={resultats} />
      </section>
    );
  }
  if (isDelegue) {
    return (
      <Alert state="info" className="mt-6">
        {t('delegue')}
      </Alert>
    );
  }
  if (isAsked) return <Skeleton className="mt-8 h-60" />;
  return (
    <section aria-labelledby="questions" className="mt-8">
      <h2 id="questions" className="sr-only">
        {t('questions')}
      </h2>
      <FormulaireSondage
        sondageId={sondage.id}
        questions={questions}
        onRepondu={() => {
          setVientDeRepondre(true);
          announce(t('merci'));
        }}
      />
    </section>
  );
}

/** A visitor is asked about only where this browser knows that they answered. */
function useParticipation(sondageId: number) {
  const context = useRouteContext({ from: '__root__' });
  const { session } = usePage();
  const isDelegue = session.delegue !== undefined;
  const isNote = useSyncExternalStore(
    repondus.subscribe,
    () => repondus.get().includes(sondageId),
    () => false,
  );
  const { data: participation, isLoading } = useQuery({
    ...participationQuery(context, sondageId),
    enabled: !isDelegue && (session.isAuthenticated || isNote),
  });
  return { participation, isAsked: isLoading, isDelegue };
}
