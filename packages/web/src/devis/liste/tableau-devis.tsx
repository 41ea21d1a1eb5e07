import { TRIS_DEVIS } from '@comptoir/contract/devis/devis.contract.ts';
import type { DevisResume } from '@comptoir/contract/devis/devis.schema.ts';
import { formatJour } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { BarreChoix, useChoixLignes } from '../../mon-compte/choix-lignes.public.tsx';
import { useColonnes } from '../../mon-compte/colonnes.public.ts';
import {
  colonneDate,
  colonneMontant,
  colonneNumero,
  triDeTableau,
} from '../../mon-compte/tableau-documents.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { EtatDeDevis } from '../etat-devis.tsx';
import { PLUS_RECENTS } from '../../mon-compte/adresse-liste.public.ts';
import type { RequeteDevis } from '../filtres-devis.ts';
import { useExportDevis } from './use-export-devis.ts';

interface Props {
  devis: readonly DevisResume[];
  requete: RequeteDevis;
  /** Today, which days are counted from. */
  jour: string;
}

export function TableauDevis({ devis, requete, jour }: Props) {
  const t = useTexts('devis');
  const { locale } = usePage();
  const { choisies } = useColonnes('devis');
  const exporter = useExportDevis(requete);
  const choix = useChoixLignes(devis.map(({ key }) => key));
  const { tri = PLUS_RECENTS, page: _page, ...filtres } = requete;
  return (
    <>
      <Table
        caption={t('pages.devis.titre')}
        columns={colonnes({ t, locale, jour })}
        rows={devis}
        rowKey={({ key }) => key}
        chosen={choisies}
        selection={{ ...choix, labelOf: ({ numero }) => t('liste.choisir', { numero }) }}
        sort={triDeTableau({
          tri,
          tris: TRIS_DEVIS,
          parDefaut: PLUS_RECENTS,
          hrefOf: (ordre) => liens.devis(locale, { query: { ...filtres, tri: ordre } }),
        })}
      />
      <BarreChoix
        choix={choix}
        nombre={t('liste.choisis', { count: choix.montrees.length })}
        exporter={exporter}
      />
    </>
  );
}

interface Mots {
  t: TranslateOf<'devis'>;
  locale: Locale;
  jour: string;
}

function colonnes({ t, locale, jour }: Mots): Column<DevisResume>[] {
  return [
    colonneNumero({
      header: t('colonnes.numero'),
      hrefOf: (key) => liens.devisDetail(locale, key),
      renderEtat: ({ etat }) => <EtatDeDevis etat={etat} />,
    }),
    colonneDate(t('colonnes.date'), ({ demandeLe }) => demandeLe),
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
      tablet: 'hidden',
      renderCell: ({ auteur }) => <span className="sm:whitespace-nowrap">{auteur.nom}</span>,
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
      size: 'reference',
      sortable: true,
      renderCell: ({ valableJusqu }) =>
        valableJusqu === null ? (
          '–'
        ) : (
          <time dateTime={valableJusqu}>{formatJour(locale, valableJusqu, jour)}</time>
        ),
    },
    colonneMontant(t('colonnes.montant'), locale),
  ];
}
