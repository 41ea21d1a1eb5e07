import { CalendarClock, ListPlus } from 'lucide-react';
import {
  TRIS_PRIX_NEGOCIES,
  type PrixNegocie,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  AjoutPanier,
  ImageArticle,
  lienArticle,
  NomArticle,
  ReferenceEtMarque,
  ReferenceRangee,
} from '../../articles/articles.public.ts';
import { BarreChoix, useChoixLignes } from '../../mon-compte/choix-lignes.public.tsx';
import { useColonnes } from '../../mon-compte/colonnes.public.ts';
import { triDeTableau } from '../../mon-compte/tableau-documents.public.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { triParDefaut, type RequeteNegocies } from './adresse-negocies.ts';
import { BoutonHistorique } from './historique/bouton-historique.tsx';
import { useRenouveler } from './renouvellement/use-renouveler.ts';
import { useExportNegocies } from './use-export-negocies.ts';

interface Props {
  prix: readonly PrixNegocie[];
  requete: RequeteNegocies;
  jour: string;
}

export function TableauNegocies({ prix, requete, jour }: Props) {
  const t = useTexts('tarif-compte');
  const tArticles = useTexts('articles');
  const { locale } = usePage();
  const { choisies } = useColonnes('prixNegocies');
  const exporter = useExportNegocies(requete);
  const choix = useChoixLignes(prix.map(({ article }) => String(article.id)));
  const renouveler = useRenouveler(choix.vider);
  const { tri = triParDefaut(requete), page: _page, ...filtres } = requete;
  const choisis = prix
    .filter(({ article }) => choix.selected.has(String(article.id)))
    .map(({ article: { id, minimum } }) => ({ articleId: id, quantite: minimum }));
  return (
    <>
      <Table
        caption={t('pages.prix-negocies.titre')}
        columns={colonnes(t, locale, jour)}
        rows={prix}
        rowKey={({ article }) => String(article.id)}
        chosen={choisies}
        selection={{
          ...choix,
          labelOf: ({ article }) => t('negocies.choisir', { reference: article.reference }),
        }}
        sort={triDeTableau({
          tri,
          tris: TRIS_PRIX_NEGOCIES,
          parDefaut: triParDefaut(requete),
          hrefOf: (ordre) => liens.prixNegocies(locale, { query: { ...filtres, tri: ordre } }),
        })}
      />
      <BarreChoix
        choix={choix}
        nombre={t('negocies.choisis', { count: choix.montrees.length })}
        exporter={exporter}
      >
        <IconButton
          size="sm"
          icon={ListPlus}
          label={tArticles('liste.titre')}
          onClick={() => openOverlay('ajout-liste-achats', { articles: choisis })}
        />
        <Button
          size="sm"
          icon={CalendarClock}
          busy={renouveler.isPending}
          onClick={() => renouveler.mutate(choix.montrees.map(Number))}
        >
          {t('renouvellement.demanderChoisis')}
        </Button>
      </BarreChoix>
    </>
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
      fixed: true,
      renderCell: ({ article }) => (
        <span className="flex items-center gap-3 py-1">
          <ImageArticle image={article.image} slot="rangee" alt="" className="size-12 shrink-0" />
          <span className="min-w-0">
            <Lien href={lienArticle(locale, article)} className="font-[580] hover:underline">
              <NomArticle article={article} />
            </Lien>
            <ReferenceRangee article={article}>
              <ReferenceEtMarque article={article} />
            </ReferenceRangee>
          </span>
        </span>
      ),
    },
    {
      id: 'prix',
      header: t('colonnes.prix'),
      align: 'end',
      sortable: true,
      renderCell: ({ article, prixNetHT, aHistorique }) => (
        <span className="flex items-center justify-end gap-1">
          {aHistorique && <BoutonHistorique article={article} />}
          <b className="font-[640] whitespace-nowrap">{formatArgent(locale, prixNetHT)}</b>
        </span>
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
      card: 'actions',
      fixed: true,
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

/** How long it still holds is said where it ends soon, and when its renewal was asked for. */
function Fin({ row: { fin, etat, demandeLe }, jour }: { row: PrixNegocie; jour: string }) {
  const t = useTexts('tarif-compte');
  if (fin === null) return <span className="text-text-2">{t('negocies.sansFin')}</span>;
  const count = Math.round((Date.parse(fin) - Date.parse(jour)) / JOUR_MS);
  return (
    <span className="block max-sm:text-right">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:justify-end">
        <time dateTime={fin}>{formatDate(fin)}</time>
        {etat === 'expire' && <Badge>{t('negocies.expire')}</Badge>}
        {etat === 'expirant' && (
          <Badge tone="warn">
            {count === 0 ? t('negocies.ceSoir') : t('negocies.jours', { count })}
          </Badge>
        )}
      </span>
      {demandeLe !== null && (
        <span className="block type-caption text-text-2">
          {t('negocies.demande', { date: formatDate(demandeLe) })}
        </span>
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
