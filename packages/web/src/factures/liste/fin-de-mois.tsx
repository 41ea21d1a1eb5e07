/** All of a month in one file for whoever keeps the books, and the statement of account. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Archive, ChevronDown, Download, FileText } from 'lucide-react';
import { useState } from 'react';
import {
  demanderDossier,
  exporterReleve,
  lireDossier,
  type DossierFactures,
} from '@comptoir/contract/factures/dossiers.contract.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { joursDuMois, moisDit } from '@comptoir/contract/words/mois.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { ErrorAlert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { dossiersQuery } from '../factures.queries.ts';

interface Props {
  /** Today. */
  jour: string;
  chantiers: readonly string[];
}

export function FinDeMois({ jour, chantiers }: Props) {
  const t = useTexts('factures');
  return (
    <details className="group mb-5 rounded-card border border-line print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 type-label [&::-webkit-details-marker]:hidden">
        <Archive size={20} aria-hidden />
        {t('dossier.titre')}
        <ChevronDown size={16} aria-hidden className="group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <p className="max-w-160 text-pretty text-text-2">{t('dossier.aide')}</p>
        <Demande jour={jour} chantiers={chantiers} />
      </div>
    </details>
  );
}

const MOIS_PROPOSES = 24;

/** From the last that is over on; the one that runs comes first. */
function listMois(jour: string): string[] {
  const [annee = 0, mois = 0] = jour.split('-').map(Number);
  return Array.from({ length: MOIS_PROPOSES }, (_, i) =>
    new Date(Date.UTC(annee, mois - 1 - i, 1)).toISOString().slice(0, 7),
  );
}

function Demande({ jour, chantiers }: Props) {
  const t = useTexts('factures');
  const context = useRouteContext({ from: '__root__' });
  const { api, locale, queryClient } = context;
  const failureText = useFailureText();
  const proposes = listMois(jour);
  const [mois, setMois] = useState(proposes[1] ?? '');
  const [chantier, setChantier] = useState('');
  const demande = useMutation({
    mutationFn: () =>
      api.call(
        demanderDossier,
        {
          body: {
            ...joursDuMois(mois),
            ...(chantier !== '' && { chantier }),
          },
        },
        { locale },
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dossiersQuery(context).queryKey }),
  });
  const releve = useMutation({
    mutationFn: () => api.call(exporterReleve, {}, { locale }),
    onSuccess: downloadAnswer,
  });
  const erreur = demande.error ?? releve.error;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Select
          size="sm"
          name="mois"
          label={t('dossier.mois')}
          value={mois}
          options={proposes.map((un) => ({ value: un, label: moisDit(locale, un) }))}
          onChange={(event) => setMois(event.currentTarget.value)}
        />
        <Select
          size="sm"
          name="chantierDuDossier"
          label={t('colonnes.chantier')}
          placeholder={t('dossier.tousChantiers')}
          value={chantier}
          options={chantiers.map((un) => ({ value: un, label: un }))}
          onChange={(event) => setChantier(event.currentTarget.value)}
        />
        <Button icon={Archive} busy={demande.isPending} onClick={() => demande.mutate()}>
          {t('dossier.demander')}
        </Button>
        <Button icon={FileText} busy={releve.isPending} onClick={() => releve.mutate()}>
          {t('dossier.releve')}
        </Button>
      </div>
      {erreur && (
        <ErrorAlert
          onHide={() => {
            demande.reset();
            releve.reset();
          }}
          className="mt-4"
        >
          {failureText(erreur)}
        </ErrorAlert>
      )}
      <Dossiers />
    </>
  );
}

const SUIVI_MS = 1500;

function Dossiers() {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery({
    ...dossiersQuery(context),
    refetchInterval: ({ state }) =>
      state.data?.dossiers.some(({ etat }) => etat === 'attente') ? SUIVI_MS : false,
  });
  if (!data || data.dossiers.length === 0) return null;
  return (
    <ul className="mt-4 divide-y divide-line border-t border-line">
      {data.dossiers.map((dossier) => (
        <Dossier key={dossier.key} dossier={dossier} />
      ))}
    </ul>
  );
}

function Dossier({ dossier }: { dossier: DossierFactures }) {
  const t = useTexts('factures');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const { key, du, au, chantier, etat, faits, total } = dossier;
  const lecture = useMutation({
    mutationFn: () => api.call(lireDossier, { params: { key } }, { locale }),
    onSuccess: downloadAnswer,
  });
  const dates = { du: formatDate(du), au: formatDate(au) };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span>
        {t('dossier.periode', dates)}
        {chantier !== null && <span className="text-text-2"> · {chantier}</span>}
        {lecture.isError && <span className="text-err"> · {failureText(lecture.error)}</span>}
      </span>
      {etat === 'pret' ? (
        <Button size="sm" icon={Download} busy={lecture.isPending} onClick={() => lecture.mutate()}>
          {t('dossier.telecharger')}
        </Button>
      ) : (
        <span role="status" className="type-meta text-text-2">
          {etat === 'echec'
            ? t('dossier.echec')
            : t('dossier.avance', { faits, total: total ?? '…' })}
        </span>
      )}
    </li>
  );
}
