import { isZeroMontant, type Montant } from '@comptoir/contract/argent.ts';
import type { EtatEnvoi } from '@comptoir/contract/factures/etats-facture.ts';
import {
  TRIS_FACTURES,
  type FactureResumee,
} from '@comptoir/contract/factures/factures.contract.ts';
import { formatArgent, formatDate, formatJour } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { useColonnes } from '../../mon-compte/colonnes.public.ts';
import { BarreChoix, useChoixLignes } from '../../mon-compte/choix-lignes.public.tsx';
import { colonneNumero, triDeTableau } from '../../mon-compte/tableau-documents.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { EtatDeFacture } from '../etat-facture.tsx';
import { PLUS_RECENTS } from '../../mon-compte/adresse-liste.public.ts';
import type { RequeteFactures } from '../filtres-factures.ts';
import { PayerFactures } from '../payer-factures.tsx';
import { ImputerTropPercus } from './trop-percus.tsx';
import { useExportFactures } from './use-export-factures.ts';

interface Props {
  factures: readonly FactureResumee[];
  requete: RequeteFactures;
  /** Today, which days are counted from. */
  jour: string;
  /** The company has a credit that may be deducted. */
  isADeduire: boolean;
}

export function TableauFactures({ factures, requete, jour, isADeduire }: Props) {
  const t = useTexts('factures');
  const { locale } = usePage();
  const { choisies } = useColonnes('factures');
  const exporter = useExportFactures(requete);
  const choix = useChoixLignes(factures.map(({ key }) => key));
  const dues = factures
    .filter(({ key, genre, reste }) => choix.selected.has(key) && isDue(genre, reste))
    .map(({ key }) => key);
  const { tri = PLUS_RECENTS, page: _page, ...filtres } = requete;
  return (
    <>
      <Table
        caption={t('pages.factures.titre')}
        columns={colonnes({ t, locale, jour })}
        rows={factures}
        rowKey={({ key }) => key}
        sort={triDeTableau({
          tri,
          tris: TRIS_FACTURES,
          parDefaut: PLUS_RECENTS,
          hrefOf: (ordre) => liens.factures(locale, { query: { ...filtres, tri: ordre } }),
        })}
        chosen={choisies}
        selection={{ ...choix, labelOf: ({ numero }) => t('choix.choisir', { numero }) }}
      />
      <BarreChoix
        choix={choix}
        nombre={t('choix.factures', { count: choix.montrees.length })}
        exporter={exporter}
      >
        <PayerFactures
          size="sm"
          cles={dues}
          libelle={t('paiement.payer', { count: dues.length })}
        />
        {isADeduire && <ImputerTropPercus cles={dues} />}
      </BarreChoix>
    </>
  );
}

/** What went well is told by the invoice itself. */
function isASavoir(envoi: EtatEnvoi): boolean {
  return envoi === 'refusee' || envoi === 'rejetee' || envoi === 'abandonnee';
}

function isDue(genre: FactureResumee['genre'], reste: Montant): boolean {
  return genre === 'facture' && !isZeroMontant(reste);
}

interface Mots {
  t: TranslateOf<'factures'>;
  locale: Locale;
  jour: string;
}

function colonnes({ t, locale, jour }: Mots): Column<FactureResumee>[] {
  const renderEtat = ({ etat, envoi }: FactureResumee) => (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <EtatDeFacture etat={etat} />
      {envoi && isASavoir(envoi) && (
        <span className="type-caption text-err">{t(`envois.${envoi}`)}</span>
      )}
    </span>
  );
  const argent = (montant: Montant) => (
    <span data-montants className="whitespace-nowrap">
      {formatArgent(locale, montant)}
    </span>
  );
  return [
    {
      ...colonneNumero({
        header: t('colonnes.numero'),
        hrefOf: (key) => liens.facture(locale, key),
        renderEtat,
      }),
      sortable: true,
    },
    {
      id: 'date',
      header: t('colonnes.date'),
      sortable: true,
      renderCell: ({ emiseLe }) => <time dateTime={emiseLe}>{formatDate(emiseLe)}</time>,
    },
    {
      id: 'echeance',
      header: t('colonnes.echeance'),
      sortable: true,
      renderCell: ({ echeanceLe, genre }) =>
        genre === 'avoir' ? (
          '–'
        ) : (
          <time dateTime={echeanceLe}>{formatJour(locale, echeanceLe, jour)}</time>
        ),
    },
    {
      id: 'chantier',
      header: t('colonnes.chantier'),
      size: 'label',
      tablet: 'hidden',
      renderCell: ({ chantiers }) => (
        <span className="min-w-0 max-sm:text-right">{chantiers.join(', ') || '–'}</span>
      ),
    },
    {
      id: 'commande',
      header: t('colonnes.commande'),
      tablet: 'hidden',
      renderCell: ({ commandes }) => (
        <span className="type-ref">{direCommandes(t, commandes)}</span>
      ),
    },
    { id: 'etat', header: t('colonnes.etat'), card: 'hidden', renderCell: renderEtat },
    {
      id: 'ht',
      header: t('colonnes.ht'),
      align: 'end',
      tablet: 'hidden',
      renderCell: ({ ht }) => argent(ht),
    },
    {
      id: 'montant',
      header: t('colonnes.montant'),
      align: 'end',
      sortable: true,
      renderCell: ({ ttc }) => <b className="font-[620]">{argent(ttc)}</b>,
    },
    {
      id: 'reste',
      header: t('colonnes.reste'),
      align: 'end',
      renderCell: ({ reste }) => (isZeroMontant(reste) ? '–' : argent(reste)),
    },
  ];
}

function direCommandes(t: TranslateOf<'factures'>, [premiere, ...autres]: readonly string[]) {
  if (premiere === undefined) return '–';
  return autres.length === 0 ? premiere : t('liste.etAutres', { premiere, count: autres.length });
}
