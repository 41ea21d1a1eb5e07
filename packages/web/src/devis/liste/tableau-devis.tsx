import { TRIS_DEVIS } from '@comptoir/contract/devis/devis.contract.ts';
import type { DevisResume } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent, formatDate, formatJour } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { EtatDeDevis } from '../etat-devis.tsx';
import { TRI_PAR_DEFAUT, type RequeteDevis } from '../filtres-devis.ts';

interface Props {
  devis: readonly DevisResume[];
  requete: RequeteDevis;
  /** Today, which days are told from. */
  jour: string;
}

export function TableauDevis({ devis, requete, jour }: Props) {
  const t = useTexts('devis');
  const { locale } = usePage();
  const { tri = TRI_PAR_DEFAUT, page: _page, ...filtres } = requete;
  return (
    <Table
      caption={t('pages.devis.titre')}
      columns={colonnes({ t, locale, jour })}
      rows={devis}
      rowKey={({ key }) => key}
      sort={{
        current: { column: tri.replace('-', ''), direction: tri.startsWith('-') ? 'desc' : 'asc' },
        hrefOf: ({ column, direction }) => {
          const asked = direction === 'desc' ? `-${column}` : column;
          const ordre = TRIS_DEVIS.find((one) => one === asked && one !== TRI_PAR_DEFAUT);
          return liens.devis(locale, { query: { ...filtres, tri: ordre } });
        },
      }}
    />
  );
}

interface Mots {
  t: TranslateOf<'devis'>;
  locale: Locale;
  jour: string;
}

function colonnes({ t, locale, jour }: Mots): Column<DevisResume>[] {
  return [
    {
      id: 'numero',
      header: t('colonnes.numero'),
      size: 'documentNumber',
      card: 'title',
      renderCell: ({ key, numero, etat }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Lien
            href={liens.devisDetail(locale, key)}
            className="inline-flex items-center type-ref text-link hover:underline max-sm:min-h-8 max-sm:text-[1rem]"
          >
            {numero}
          </Lien>
          <span className="sm:hidden">
            <EtatDeDevis etat={etat} />
          </span>
        </span>
      ),
    },
    {
      id: 'date',
      header: t('colonnes.date'),
      size: 'creationDate',
      sortable: true,
      renderCell: ({ demandeLe }) => <time dateTime={demandeLe}>{formatDate(demandeLe)}</time>,
    },
    {
      id: 'chantier',
      header: t('colonnes.chantier'),
      size: 'label',
      renderCell: ({ chantiers }) => (
        <span className="min-w-0 max-sm:text-right">{chantiers.join(', ') || '–'}</span>
      ),
    },
    {
      id: 'auteur',
      header: t('colonnes.auteur'),
      size: 'reference',
      renderCell: ({ auteur }) => auteur.nom,
    },
    {
      id: 'etat',
      header: t('colonnes.etat'),
      card: 'hidden',
      renderCell: ({ etat }) => <EtatDeDevis etat={etat} />,
    },
    {
      id: 'validite',
      header: t('colonnes.validite'),
      size: 'number',
      sortable: true,
      renderCell: ({ valableJusqu }) =>
        valableJusqu === null ? (
          '–'
        ) : (
          <time dateTime={valableJusqu}>{formatJour(locale, valableJusqu, jour)}</time>
        ),
    },
    {
      id: 'montant',
      header: t('colonnes.montant'),
      size: 'amount',
      align: 'end',
      sortable: true,
      renderCell: ({ netHT }) => (
        <b className="font-[620] whitespace-nowrap">{formatArgent(locale, netHT)}</b>
      ),
    },
  ];
}
