import { Ban, Check, CircleAlert, Clock, Download, Hourglass, LoaderCircle } from 'lucide-react';
import type { EtatExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { formatDate, formatHeure, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Progress } from '../ui/notice/progress.tsx';
import { StateBadge, type StateLook } from '../ui/notice/state-badge.tsx';
import { Table, type Column } from '../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../words/use-texts.ts';
import { direOptions, direPerimetre, direTaille } from './dire-export.ts';
import { MenuExport } from './menu-export.tsx';

const LOOKS: Record<EtatExport, StateLook> = {
  'en-attente': { icon: Clock, tone: 'neutral' },
  'en-cours': { icon: LoaderCircle, tone: 'sel' },
  pret: { icon: Check, tone: 'ok' },
  echec: { icon: CircleAlert, tone: 'err' },
  annule: { icon: Ban, tone: 'neutral' },
  expire: { icon: Hourglass, tone: 'warn' },
};

export function TableauExports({ exports }: { exports: readonly ExportCatalogue[] }) {
  const t = useTexts('exports-catalogue');
  const { locale } = usePage();
  return (
    <Table
      caption={t('pages.exports-catalogue.titre')}
      columns={colonnes(t, locale)}
      rows={exports}
      rowKey={({ id }) => String(id)}
    />
  );
}

function colonnes(
  t: TranslateOf<'exports-catalogue'>,
  locale: Locale,
): readonly Column<ExportCatalogue>[] {
  return [
    {
      id: 'quoi',
      header: t('colonnes.quoi'),
      size: 'label',
      card: 'title',
      renderCell: (row) => (
        <div className="py-2">
          <p className="type-name">
            {t(`formats.${row.format}`)} · {direPerimetre(t, row)}
          </p>
          <p className="type-meta text-text-2">{direOptions(t, row)}</p>
          {row.prochainLe !== null && (
            <p className="type-meta text-text-2">
              {t(`frequences.${row.frequence}`)},{' '}
              {t('prochain', { date: formatDate(row.prochainLe) })}
            </p>
          )}
        </div>
      ),
    },
    {
      id: 'etat',
      header: t('colonnes.etat'),
      renderCell: (row) => <Etat row={row} />,
    },
    {
      id: 'articles',
      header: t('colonnes.articles'),
      size: 'number',
      align: 'end',
      renderCell: ({ total }) => (total === null ? '–' : formatNombre(locale, total)),
    },
    {
      id: 'taille',
      header: t('colonnes.taille'),
      align: 'end',
      tablet: 'hidden',
      renderCell: ({ taille }) => (taille === null ? '–' : direTaille(t, locale, taille)),
    },
    {
      id: 'date',
      header: t('colonnes.date'),
      size: 'creationDate',
      renderCell: ({ demandeLe }) => (
        <time dateTime={demandeLe} className="whitespace-nowrap">
          {formatDate(demandeLe)} {formatHeure(locale, demandeLe)}
        </time>
      ),
    },
    {
      id: 'actions',
      header: t('colonnes.actions'),
      card: 'actions',
      size: 'actions',
      align: 'end',
      renderCell: (row) => (
        <div className="flex items-center justify-end gap-2">
          {row.etat === 'pret' && (
            <a
              href={`/mon-compte/exports-catalogue/${row.id}/catalogue`}
              download={row.nom ?? undefined}
              className={buttonClass({ size: 'sm' })}
            >
              <Download size={16} aria-hidden />
              {t('actions.telecharger')}
            </a>
          )}
          <MenuExport row={row} />
        </div>
      ),
    },
  ];
}

function Etat({ row }: { row: ExportCatalogue }) {
  const t = useTexts('exports-catalogue');
  const { locale } = usePage();
  const { etat, total, ecrits, motif, changements, expireLe } = row;
  const dire = (nombre: number) => formatNombre(locale, nombre);
  if (etat === 'en-cours' && total !== null) {
    return (
      <div className="w-full min-w-40 py-2 sm:max-w-64">
        <Progress
          label={t(`etats.${etat}`)}
          value={ecrits}
          max={total}
          valueText={t('progression', { ecrits: dire(ecrits), total: dire(total) })}
        />
      </div>
    );
  }
  return (
    <div className="max-sm:text-end">
      <StateBadge look={LOOKS[etat]} label={t(`etats.${etat}`)} />
      {etat === 'en-attente' && <p className="type-caption text-text-2">{t('enAttente')}</p>}
      {motif && <p className="max-w-64 type-caption text-text-2">{t(`motifs.${motif}`)}</p>}
      {etat === 'pret' && expireLe !== null && (
        <p className="type-caption text-text-2">{t('expire', { date: formatDate(expireLe) })}</p>
      )}
      {changements && (
        <p className="type-caption text-text-2">
          {t('changements', {
            ajoutes: dire(changements.ajoutes),
            modifies: dire(changements.modifies),
            retires: dire(changements.retires),
          })}
        </p>
      )}
    </div>
  );
}
