import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import type {
  ListeAchats,
  ValeurListe,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import {
  TRI_LISTES,
  TRIS_LISTES,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent, formatJour, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { triDeTableau } from '../../mon-compte/tableau-documents.public.tsx';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import type { RequeteListes } from '../filtres-listes.ts';
import { valeursQuery } from '../listes-achats.queries.ts';
import { ReprendreListe } from '../reprendre-liste.public.tsx';
import { MenuListe } from './menu-liste.tsx';

interface Props {
  listes: readonly ListeAchats[];
  requete: RequeteListes;
  /** Today, which days are counted from. */
  jour: string;
}

export function TableauListes({ listes, requete, jour }: Props) {
  const t = useTexts('listes-achats');
  const { locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  // Pricing thousands of lines is not waited for.
  const { data: valeurs, isError } = useQuery(
    valeursQuery(
      context,
      listes.map(({ id }) => id),
    ),
  );
  const parId = valeurs ? new Map(valeurs.map((valeur) => [valeur.id, valeur])) : undefined;
  const { tri = TRI_LISTES, recherche, archivees } = requete;
  return (
    <Table
      caption={t('pages.listes-achats.titre')}
      columns={colonnes({ t, locale, jour, parId: isError ? new Map() : parId })}
      rows={listes}
      rowKey={({ id }) => String(id)}
      sort={triDeTableau({
        tri,
        tris: TRIS_LISTES,
        parDefaut: TRI_LISTES,
        hrefOf: (ordre) =>
          liens.listesAchats(locale, {
            query: {
              ...(recherche && { recherche }),
              ...(archivees && { archivees: 'true' }),
              tri: ordre,
            },
          }),
      })}
    />
  );
}

interface Mots {
  t: TranslateOf<'listes-achats'>;
  locale: Locale;
  jour: string;
  /** Undefined until they are known. */
  parId: ReadonlyMap<number, ValeurListe> | undefined;
}

function colonnes({ t, locale, jour, parId }: Mots): Column<ListeAchats>[] {
  return [
    {
      id: 'nom',
      header: t('colonnes.nom'),
      card: 'title',
      sortable: true,
      renderCell: ({ id, libelle, manquants, partage, proprietaire }) => (
        <span className="flex flex-wrap items-center gap-x-3">
          <Lien
            href={liens.listeAchats(locale, id)}
            className="inline-flex min-h-8 items-center type-name wrap-anywhere hover:underline max-sm:min-h-11"
          >
            {libelle}
          </Lien>
          {partage !== 'personnelle' && (
            <span className="inline-flex items-center gap-1 type-meta text-text-2">
              <Users size={16} aria-hidden />
              {proprietaire === null
                ? t(`partage.${partage}.libelle`)
                : t('partage.de', { nom: proprietaire })}
            </span>
          )}
          {manquants > 0 && (
            <Badge tone="warn">
              {t('index.manquants', { count: manquants, nombre: formatNombre(locale, manquants) })}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'articles',
      header: t('colonnes.articles'),
      align: 'end',
      sortable: true,
      renderCell: ({ nombreArticles }) => formatNombre(locale, nombreArticles),
    },
    {
      id: 'modification',
      header: t('colonnes.modification'),
      size: 'creationDate',
      sortable: true,
      renderCell: ({ modifieLe }) => (
        <time dateTime={modifieLe}>{formatJour(locale, modifieLe, jour)}</time>
      ),
    },
    {
      id: 'valeur',
      header: t('colonnes.valeur'),
      size: 'amount',
      align: 'end',
      renderCell: ({ id }) => <Valeur t={t} locale={locale} parId={parId} id={id} />,
    },
    {
      id: 'actions',
      header: t('colonnes.actions'),
      card: 'actions',
      size: 'actions',
      align: 'end',
      renderCell: (liste) => (
        <span className="flex w-max items-center justify-end gap-1 sm:ml-auto">
          {liste.nombreArticles > 0 && (
            <ReprendreListe liste={liste.droit === 'lecture' ? sansManque(liste) : liste} />
          )}
          <MenuListe liste={liste} />
        </span>
      ),
    },
  ];
}

/** What is missing is settled by who may count. */
function sansManque({ id, libelle }: ListeAchats) {
  return { id, libelle };
}

function Valeur({ t, locale, parId, id }: Omit<Mots, 'jour'> & { id: number }) {
  if (!parId) return <Skeleton className="ml-auto h-4 w-16" />;
  const valeur = parId.get(id);
  if (!valeur) return '–';
  return (
    <span className="block text-end">
      <b className="font-[620] whitespace-nowrap">{formatArgent(locale, valeur.valeurHT)}</b>
      {valeur.indisponibles > 0 && (
        <span className="block type-caption whitespace-nowrap text-warn">
          {t('index.indisponibles', { count: valeur.indisponibles })}
        </span>
      )}
    </span>
  );
}
