/** By which way the company gets its invoices: what is in place, another choice, who agreed. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Dematerialisation } from '@comptoir/contract/factures/dematerialisation.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { todayQuery } from '../http/today-query.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { SectionCompte } from '../mon-compte/section-compte.public.tsx';
import { usePage } from '../page/page-context.ts';
import { useTexts } from '../words/use-texts.ts';
import { ChoixCanal } from './dematerialisation/choix-canal.tsx';
import { dematerialisationQuery } from './factures.queries.ts';

export default function DematerialisationFacturePage() {
  const t = useTexts('factures');
  const { session, locale } = usePage();
  return (
    <CadreCompte
      titre={t('pages.dematerialisation-facture.titre')}
      retour={{ href: liens.factures(locale), libelle: t('pages.factures.titre') }}
    >
      {isSansClient(session) ? <SansClientCompte /> : <Parties />}
    </CadreCompte>
  );
}

function Parties() {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(dematerialisationQuery(context));
  const { data: jour } = useQuery(todayQuery);
  if (!data || jour === undefined) return null;
  return (
    <div className="flex flex-col gap-10">
      <EnPlace dematerialisation={data} />
      <ChoixCanal dematerialisation={data} jour={jour} />
      <Accords dematerialisation={data} />
    </div>
  );
}

interface Props {
  dematerialisation: Dematerialisation;
}

function EnPlace({ dematerialisation }: Props) {
  const t = useTexts('factures');
  const { locale } = usePage();
  const { canal, adresse, depuis, envois, exigence } = dematerialisation;
  return (
    <SectionCompte titre={t('demat.actuel')}>
      <p className="mt-3 text-pretty">
        <b className="font-[620]">{t(`canaux.${canal}`)}</b>
        {adresse !== '' && <span className="break-all"> · {adresse}</span>}
        <span className="text-text-2">
          {' · '}
          {depuis === null
            ? t('demat.parDefaut')
            : t('demat.actuelDepuis', { date: formatDate(depuis) })}
        </span>
      </p>
      {exigence && <p className="mt-1 text-text-2">{t(`demat.chorus.${exigence}`)}</p>}
      {envois.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
          <dt className="sr-only">{t('demat.envois')}</dt>
          {envois.map(({ etat, nombre }) => (
            <dd key={etat} className="type-meta">
              {t(`envois.${etat}`)} <b className="font-[620]">{formatNombre(locale, nombre)}</b>
            </dd>
          ))}
        </dl>
      )}
    </SectionCompte>
  );
}

function Accords({ dematerialisation: { consentements, exigence } }: Props) {
  const t = useTexts('factures');
  return (
    <SectionCompte titre={t('demat.historique')}>
      {consentements.length === 0 && (
        <p className="mt-3 text-text-2">
          {t(exigence === null ? 'demat.aucun' : 'demat.aucunPublic')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {consentements.map(({ canal, adresse, depuis, qui, consentiLe }) => (
          <li
            key={consentiLe}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2"
          >
            <span className="min-w-0 break-words">
              {t('demat.ligne', { canal: t(`canaux.${canal}`), date: formatDate(depuis) })}
              {adresse !== '' && <span className="text-text-2"> · {adresse}</span>}
            </span>
            <span className="type-meta text-text-2">
              {t('demat.par', { qui, date: formatDate(consentiLe) })}
            </span>
          </li>
        ))}
      </ul>
    </SectionCompte>
  );
}
