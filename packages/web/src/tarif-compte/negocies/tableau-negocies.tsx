import {
  TRIS_PRIX_NEGOCIES,
  type PrixNegocie,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { AjoutPanier, ImageArticle, lienArticle } from '../../articles/articles.public.ts';
import { triDeTableau } from '../../mon-compte/tableau-documents.public.tsx';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { TRI_PAR_DEFAUT, type RequeteNegocies } from './adresse-negocies.ts';

interface Props {
  prix: readonly PrixNegocie[];
  requete: RequeteNegocies;
  jour: string;
}

export function TableauNegocies({ prix, requete, jour }: Props) {
  const t = useTexts('tarif-compte');
  const { locale } = usePage();
  const { tri = TRI_PAR_DEFAUT, page: _page, ...filtres } = requete;
  return (
    <Table
      caption={t('pages.prix-negocies.titre')}
      columns={colonnes(t, locale, jour)}
      rows={prix}
      rowKey={({ article }) => String(article.id)}
      sort={triDeTableau({
        tri,
        tris: TRIS_PRIX_NEGOCIES,
        parDefaut: TRI_PAR_DEFAUT,
        hrefOf: (ordre) => liens.prixNegocies(locale, { query: { ...filtres, tri: ordre } }),
      })}
    />
  );
}

function colonnes(
  t: TranslateOf<'tarif-compte'>,
  locale: Locale,
  jour: string,
): Column<PrixNegocie>[] {
  return [
    {
      id: 'reference',
      header: t('colonnes.article'),
      card: 'title',
      sortable: true,
      renderCell: ({ article }) => (
        <span className="flex items-center gap-3 py-1">
          <ImageArticle image={article.image} slot="rangee" alt="" className="size-12 shrink-0" />
          <span className="min-w-0">
            <Lien href={lienArticle(locale, article)} className="font-[580] hover:underline">
              {article.libelle}
            </Lien>
            <span className="block type-caption text-text-2">
              <span className="type-ref">{article.reference}</span> · {article.marque.nom}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'prix',
      header: t('colonnes.prix'),
      align: 'end',
      sortable: true,
      renderCell: ({ prixNetHT }) => (
        <b className="font-[640] whitespace-nowrap">{formatArgent(locale, prixNetHT)}</b>
      ),
    },
    {
      id: 'public',
      header: t('colonnes.public'),
      align: 'end',
      tablet: 'hidden',
      renderCell: ({ prixPublicHT }) => (
        <span className="whitespace-nowrap text-text-2">
          {prixPublicHT ? formatArgent(locale, prixPublicHT) : '–'}
        </span>
      ),
    },
    {
      id: 'gain',
      header: t('colonnes.gain'),
      align: 'end',
      sortable: true,
      renderCell: (row) => <Gain row={row} locale={locale} />,
    },
    {
      id: 'fin',
      header: t('colonnes.fin'),
      sortable: true,
      renderCell: (row) => <Fin row={row} jour={jour} />,
    },
    {
      id: 'achats',
      header: t('colonnes.achats'),
      tablet: 'hidden',
      renderCell: (row) => <Achats row={row} />,
    },
    {
      id: 'ajout',
      header: t('colonnes.ajout'),
      size: 'actions',
      align: 'end',
      renderCell: ({ article }) => <AjoutPanier article={article} variant="rangee" />,
    },
  ];
}

function Gain({ row: { gainHT, gain }, locale }: { row: PrixNegocie; locale: Locale }) {
  const t = useTexts('articles');
  if (!gainHT || gain === null) return '–';
  return (
    <span className="flex flex-wrap items-baseline justify-end gap-x-2 whitespace-nowrap text-ok">
      {formatArgent(locale, gainHT)}
      <span className="type-caption">
        {t('prix.remise', { remise: formatNombre(locale, gain, 1) })}
      </span>
    </span>
  );
}

const JOUR_MS = 86_400_000;

/** How long it still holds is said where it ends soon. */
function Fin({ row: { fin, isExpirant }, jour }: { row: PrixNegocie; jour: string }) {
  const t = useTexts('tarif-compte');
  if (fin === null) return <span className="text-text-2">{t('negocies.sansFin')}</span>;
  const count = Math.round((Date.parse(fin) - Date.parse(jour)) / JOUR_MS);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:justify-end">
      <time dateTime={fin}>{formatDate(fin)}</time>
      {isExpirant && (
        <Badge tone="warn">
          {count === 0 ? t('negocies.ceSoir') : t('negocies.jours', { count })}
        </Badge>
      )}
    </span>
  );
}

/** Purchases are counted whenever they were; whether one was made at this price is told. */
function Achats({ row: { achats, debut } }: { row: PrixNegocie }) {
  const t = useTexts('tarif-compte');
  if (!achats) return <span className="text-text-2">{t('negocies.jamais')}</span>;
  return (
    <span className="block max-sm:text-right">
      {t('negocies.fois', { count: achats.nombre })}
      <span className="block type-caption whitespace-nowrap text-text-2">
        {achats.dernierLe < debut
          ? t('negocies.pasDepuis')
          : t('negocies.dernier', { date: formatDate(achats.dernierLe) })}
      </span>
    </span>
  );
}
