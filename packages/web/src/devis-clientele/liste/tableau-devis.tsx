import { Users } from 'lucide-react';
import {
  TRI_DEVIS_CLIENTELE,
  TRIS_DEVIS_CLIENTELE,
  type DevisClientele,
} from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { triDeTableau } from '../../mon-compte/tableau-documents.public.tsx';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { EtatDevisClientele } from '../etat-devis-clientele.tsx';
import type { RequeteListe } from './filtres-devis.ts';
import { MenuDevis } from './menu-devis.tsx';

export function TableauDevis({
  devis,
  requete,
}: {
  devis: readonly DevisClientele[];
  requete: RequeteListe;
}) {
  const t = useTexts('devis-clientele');
  const { locale } = usePage();
  const { page: _page, tri = TRI_DEVIS_CLIENTELE, ...reste } = requete;
  return (
    <Table
      caption={t('pages.devis-clientele.titre')}
      columns={colonnes(t, locale, requete.vue === 'modeles')}
      rows={devis}
      rowKey={({ id }) => String(id)}
      sort={triDeTableau({
        tri,
        tris: TRIS_DEVIS_CLIENTELE,
        parDefaut: TRI_DEVIS_CLIENTELE,
        hrefOf: (ordre) => liens.devisClientele(locale, { query: { ...reste, tri: ordre } }),
      })}
    />
  );
}

function colonnes(
  t: TranslateOf<'devis-clientele'>,
  locale: Locale,
  isModeles: boolean,
): Column<DevisClientele>[] {
  const titre: Column<DevisClientele> = {
    id: 'numero',
    header: t(isModeles ? 'colonnes.modele' : 'colonnes.numero'),
    card: 'title',
    sortable: !isModeles,
    renderCell: ({ id, numero, titre: nom, partage, etat }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Lien
          href={liens.devisClienteleDetail(locale, id)}
          className="inline-flex min-h-8 flex-wrap items-baseline gap-x-2 wrap-anywhere hover:underline max-sm:min-h-11 max-sm:items-center"
        >
          {numero !== '' && <span className="type-ref text-link">{numero}</span>}
          <span className="type-name">{nom || t('sansTitre')}</span>
        </Lien>
        {partage && (
          <span className="inline-flex items-center gap-1 type-caption text-text-2">
            <Users size={14} aria-hidden />
            {t('index.partage')}
          </span>
        )}
        {!isModeles && (
          <span className="sm:hidden">
            <EtatDevisClientele etat={etat} />
          </span>
        )}
      </span>
    ),
  };
  const actions: Column<DevisClientele> = {
    id: 'actions',
    header: t('colonnes.actions'),
    size: 'actions',
    align: 'end',
    renderCell: (un) => <MenuDevis devis={un} />,
  };
  const montant: Column<DevisClientele> = {
    id: 'montant',
    header: t('colonnes.montant'),
    size: 'amount',
    align: 'end',
    sortable: true,
    renderCell: ({ totalHT }) => (
      <b className="font-[620] whitespace-nowrap">{formatArgent(locale, totalHT)}</b>
    ),
  };
  if (isModeles) return [titre, montant, actions];
  return [
    titre,
    {
      id: 'client',
      header: t('colonnes.client'),
      size: 'label',
      sortable: true,
      renderCell: ({ client }) => client || '–',
    },
    {
      id: 'etat',
      header: t('colonnes.etat'),
      card: 'hidden',
      renderCell: ({ etat }) => <EtatDevisClientele etat={etat} />,
    },
    {
      id: 'valable',
      header: t('colonnes.valable'),
      sortable: true,
      tablet: 'hidden',
      renderCell: ({ valableJusqu }) => (
        <time dateTime={valableJusqu}>{formatDate(valableJusqu)}</time>
      ),
    },
    {
      id: 'modification',
      header: t('colonnes.modification'),
      sortable: true,
      tablet: 'hidden',
      renderCell: ({ modifieLe, auteur }) => (
        <>
          <time dateTime={modifieLe}>{formatDate(modifieLe)}</time>
          <span className="block type-caption text-text-2 max-sm:hidden">{auteur}</span>
        </>
      ),
    },
    montant,
    actions,
  ];
}
