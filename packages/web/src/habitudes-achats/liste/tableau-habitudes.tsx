import {
  TRIS_HABITUDES,
  type Habitude,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { AjoutPanier, StockArticle } from '../../articles/articles.public.ts';
import type { ChoixLignes } from '../../mon-compte/choix-lignes.public.tsx';
import { useColonnes } from '../../mon-compte/colonnes.public.ts';
import { triDeTableau } from '../../mon-compte/tableau-documents.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { TRI_PAR_DEFAUT, type RequeteHabitudes } from '../filtres-habitudes.ts';
import {
  CelluleArticle,
  CelluleDernier,
  CelluleEtat,
  CellulePrix,
  CelluleRythme,
} from './cellules.tsx';
import { BoutonMasquer } from './bouton-masquer.tsx';

export interface Quantites {
  of: (habitude: Habitude) => number;
  change: (articleId: number, quantite: number) => void;
}

interface Props {
  habitudes: readonly Habitude[];
  requete: RequeteHabitudes;
  /** Today, which days are counted from. */
  jour: string;
  quantites: Quantites;
  choix: ChoixLignes;
}

export function TableauHabitudes(props: Props) {
  const { habitudes, requete, jour, quantites, choix } = props;
  const { choisies } = useColonnes('habitudes');
  const t = useTexts('habitudes-achats');
  const { locale } = usePage();
  const { tri = TRI_PAR_DEFAUT, page: _page, ...filtres } = requete;
  const columns: Column<Habitude>[] = [
    {
      id: 'article',
      header: t('colonnes.article'),
      size: 'label',
      card: 'title',
      sortable: true,
      fixed: true,
      renderCell: (habitude) => (
        <CelluleArticle habitude={habitude} quantite={quantites.of(habitude)} />
      ),
    },
    {
      id: 'rythme',
      header: t('colonnes.rythme'),
      sortable: true,
      tablet: 'hidden',
      renderCell: (habitude) => <CelluleRythme habitude={habitude} />,
    },
    {
      id: 'dernier',
      header: t('colonnes.dernier'),
      sortable: true,
      tablet: 'hidden',
      renderCell: (habitude) => <CelluleDernier habitude={habitude} />,
    },
    {
      id: 'prix',
      header: t('colonnes.prix'),
      renderCell: (habitude) => <CellulePrix habitude={habitude} />,
    },
    {
      id: 'stock',
      header: t('colonnes.stock'),
      tablet: 'hidden',
      renderCell: (habitude) => (
        <StockArticle
          disponibilite={habitude.article.disponibilite}
          jour={jour}
          variant="court"
          quantite={quantites.of(habitude)}
        />
      ),
    },
    {
      id: 'echeance',
      header: t('colonnes.echeance'),
      renderCell: (habitude) => <CelluleEtat habitude={habitude} jour={jour} />,
    },
    {
      id: 'quantite',
      header: t('colonnes.quantite'),
      card: 'actions',
      fixed: true,
      sortable: true,
      renderCell: (habitude) => (
        <>
          <AjoutPanier
            article={habitude.article}
            variant="rangee"
            quantite={quantites.of(habitude)}
            onQuantite={(voulue) => quantites.change(habitude.article.id, voulue)}
          />
          <span className="sm:hidden">
            <BoutonMasquer habitude={habitude} />
          </span>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('actions'),
      card: 'hidden',
      fixed: true,
      size: 'actions',
      align: 'end',
      renderCell: (habitude) => <BoutonMasquer habitude={habitude} />,
    },
  ];
  return (
    <Table
      caption={t('pages.habitudes-achats.titre')}
      columns={columns}
      rows={habitudes}
      rowKey={({ article }) => String(article.id)}
      chosen={choisies}
      sort={triDeTableau({
        tri,
        tris: TRIS_HABITUDES,
        parDefaut: TRI_PAR_DEFAUT,
        hrefOf: (ordre) =>
          liens.habitudesAchats(locale, { query: { ...filtres, ...(ordre && { tri: ordre }) } }),
      })}
      selection={{
        ...choix,
        labelOf: ({ article }) => t('choisir', { reference: article.reference }),
      }}
    />
  );
}
