/** What the quote waits for, in a sentence; the note of the delegate; how it ended. */
import { useQuery } from '@tanstack/react-query';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { jusqua } from '@comptoir/contract/words/jours-dits.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { todayQuery } from '../../http/today-query.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Alert, type AlertState } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { resumeOf } from '../suite/partie-lue.ts';

const ETATS: Record<Devis['etat'], AlertState> = {
  demande: 'info',
  'en-etude': 'info',
  propose: 'info',
  accepte: 'ok',
  refuse: 'err',
  expire: 'warn',
};

export function OffreDite({ devis }: { devis: Devis }) {
  const t = useTexts('devis');
  const { locale, session } = usePage();
  const { data: jour = '' } = useQuery(todayQuery);
  const { etat, valableJusqu, delegue, motif, precision, courante, commandes } = devis;
  const fin = valableJusqu ? jusqua(locale, valableJusqu, jour) : '';
  const refuses = resumeOf(courante).prixRefuses;
  const qui = delegue ?? t('detail.interlocuteur');
  return (
    <>
      <Alert
        state={ETATS[etat]}
        className="mt-6"
        title={
          etat === 'demande' && session.delegue
            ? t('situation.demande-delegue')
            : t(`situation.${etat}`, { qui, jusqua: fin })
        }
      >
        {motif && t(`motifs.${motif}`)}
        {precision && ` · ${precision}`}
        {etat === 'propose' && refuses > 0 && (
          <span className="block">{t('situation.prixRefuse', { count: refuses, qui })}</span>
        )}
        {commandes.length > 0 && (
          <span className="flex flex-wrap gap-x-3">
            {commandes.map(({ key, numero }) => (
              <Lien
                key={key}
                href={liens.commande(locale, key)}
                className="text-link hover:underline"
              >
                {t('detail.commande', { numero })}
              </Lien>
            ))}
          </span>
        )}
      </Alert>
      {courante.commentaire && (
        <figure className="mt-4 max-w-160 border-l-3 border-text pl-4">
          <blockquote className="wrap-anywhere whitespace-pre-line">
            {courante.commentaire}
          </blockquote>
          <figcaption className="type-meta text-text-2">{courante.nom}</figcaption>
        </figure>
      )}
    </>
  );
}
