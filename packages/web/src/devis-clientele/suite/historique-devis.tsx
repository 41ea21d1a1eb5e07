/** What happened to a quote, its versions beside what it is now, and its link. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  lireVersionDevis,
  type DevisClienteleDetaille,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { comparerDevis } from '@comptoir/contract/devis-clientele/comparer-devis.ts';
import { revoquerLienDevis } from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { formatArgent, formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { callQuery } from '../../http/query-client.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { relireDevis } from '../devis-clientele.queries.ts';
import { TraceSignature } from '../trace-signature.tsx';

export function HistoriqueDevis({ devis }: { devis: DevisClienteleDetaille }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [vue, setVue] = useState<number>();
  const { id, evenements, versions, lienOuvert, signature, verrou } = devis;
  const revocation = useMutation({
    mutationFn: () => api.call(revoquerLienDevis, { params: { id } }),
    onSuccess: () => showToast({ title: t('suivi.revoque') }),
    onError: (error) => showToast({ title: failureText(error) }),
    onSettled: () => relireDevis(queryClient),
  });
  if (evenements.length === 0) return null;
  const moment = (le: string) => `${formatDate(le)} ${formatHeure(locale, le)}`;
  return (
    <SectionCompte
      titre={t('suivi.titre')}
      fin={
        lienOuvert &&
        verrou !== 'delegue' && (
          <Button size="sm" busy={revocation.isPending} onClick={() => revocation.mutate()}>
            {t('suivi.revoquer')}
          </Button>
        )
      }
    >
      {signature && (
        <figure className="mt-4 w-fit rounded-card border border-line p-3">
          <TraceSignature trace={signature.trace} label={t('suivi.signature')} />
          <figcaption className="type-meta">
            {t('suivi.signePar', { nom: signature.nom, moment: moment(signature.le) })}
          </figcaption>
        </figure>
      )}
      <ol className="mt-3 divide-y divide-line">
        {evenements.map(({ id: evenementId, type, le, texte, nom }) => (
          <li key={evenementId} className="flex flex-wrap gap-x-4 py-2 type-meta">
            <time dateTime={le} className="w-36 text-text-2">
              {moment(le)}
            </time>
            <span className="min-w-0 flex-1">
              {t(`evenements.${type}`)}
              {nom && ` · ${nom}`}
              {texte && <span className="block whitespace-pre-line">{texte}</span>}
            </span>
          </li>
        ))}
      </ol>
      {verrou !== 'delegue' && versions.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {versions.map(({ rang, creeLe, ttc }) => (
            <li key={rang}>
              <Button
                size="sm"
                aria-pressed={vue === rang}
                onClick={() => setVue(vue === rang ? undefined : rang)}
              >
                {t('suivi.version', {
                  rang,
                  jour: formatDate(creeLe),
                  total: formatArgent(locale, ttc),
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {vue !== undefined && <Comparaison devis={devis} rang={vue} />}
    </SectionCompte>
  );
}

function Comparaison({ devis, rang }: { devis: DevisClienteleDetaille; rang: number }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const params = { id: devis.id, rang };
  const { data } = useQuery(callQuery(context, lireVersionDevis, { params }));
  if (!data) return null;
  const ecarts = comparerDevis(data.document, devis.document);
  if (ecarts.length === 0) return <p className="mt-3 type-meta">{t('suivi.pareil')}</p>;
  return (
    <ul aria-label={t('suivi.ecarts', { rang })} className="mt-3 divide-y divide-line type-meta">
      {ecarts.map(({ id, genre, libelle, avant, apres }) => (
        <li key={id} className="flex flex-wrap gap-x-4 py-1.5">
          <span className="w-24 text-text-2">{t(`suivi.genres.${genre}`)}</span>
          <span className="min-w-0 flex-1">{libelle}</span>
          <span data-montants>
            {[avant, apres]
              .map((montant) => (montant ? formatArgent(locale, montant) : '–'))
              .join(' → ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
