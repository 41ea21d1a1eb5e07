import type { CommandeResumee } from '@comptoir/contract/commandes/commande.schema.ts';
import { TRIS_COMMANDES } from '@comptoir/contract/commandes/commandes.contract.ts';
import { formatJour } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { useState } from 'react';
import { useColonnes } from '../../mon-compte/colonnes.public.ts';
import { BarreChoix, useChoixLignes } from '../../mon-compte/choix-lignes.public.tsx';
import {
  colonneDate,
  colonneMontant,
  colonneNumero,
  triDeTableau,
} from '../../mon-compte/tableau-documents.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import type { TableSort } from '../../ui/table/table-sort.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { RapportRecommande } from '../detail/rapport-recommande.tsx';
import type { Recommande } from '../detail/use-recommander.ts';
import { EtatDeCommande } from '../etat-commande.tsx';
import { PLUS_RECENTS } from '../../mon-compte/adresse-liste.public.ts';
import type { RequeteCommandes } from '../filtres-commandes.ts';
import { ActionsLigne } from './actions-ligne.tsx';
import { Origine } from './origine.tsx';
import { useExportCommandes } from './use-export-commandes.ts';

interface Props {
  commandes: readonly CommandeResumee[];
  /** Without one the order is that of the list. */
  requete?: RequeteCommandes;
  /** Today, which days are counted from. */
  jour: string;
}

export function TableauCommandes({ commandes, requete, jour }: Props) {
  const t = useTexts('commandes');
  const { locale } = usePage();
  const [recommande, setRecommande] = useState<Recommande['reponse']>();
  const { choisies } = useColonnes('commandes');
  const exporter = useExportCommandes(requete ?? {});
  const choix = useChoixLignes(commandes.map(({ key }) => key));
  const toutes = colonnes({ t, locale, jour });
  return (
    <>
      {recommande && <RapportRecommande reponse={recommande} />}
      <Table
        caption={t('pages.commandes.titre')}
        columns={requete ? [...toutes, colonneActions(t, setRecommande)] : toutes}
        rows={commandes}
        rowKey={({ key }) => key}
        {...(requete && {
          sort: triOf(locale, requete),
          chosen: choisies,
          selection: {
            ...choix,
            labelOf: ({ numero }: CommandeResumee) => t('choix.choisirCommande', { numero }),
          },
        })}
      />
      {requete && (
        <BarreChoix
          choix={choix}
          nombre={t('choix.commandes', { count: choix.montrees.length })}
          exporter={exporter}
        />
      )}
    </>
  );
}

function triOf(locale: Locale, requete: RequeteCommandes): TableSort {
  const { tri = PLUS_RECENTS, page: _page, ...filtres } = requete;
  return triDeTableau({
    tri,
    tris: TRIS_COMMANDES,
    parDefaut: PLUS_RECENTS,
    hrefOf: (ordre) => liens.commandes(locale, { query: { ...filtres, tri: ordre } }),
  });
}

interface Mots {
  t: TranslateOf<'commandes'>;
  locale: Locale;
  jour: string;
}

function colonnes({ t, locale, jour }: Mots): Column<CommandeResumee>[] {
  const parDelegue = (nom: string) => t('liste.parDelegue', { nom });
  const renderEtat = ({ etat, aValiderParMoi }: CommandeResumee) => (
    <span className="flex flex-wrap gap-1">
      <EtatDeCommande etat={etat} />
      {aValiderParMoi && <Badge tone="sel">{t('liste.aVotreTour')}</Badge>}
    </span>
  );
  return [
    {
      ...colonneNumero({
        header: t('colonnes.numero'),
        hrefOf: (key) => liens.commande(locale, key),
        renderEtat,
      }),
      sortable: true,
    },
    colonneDate(t('colonnes.date'), ({ passeeLe }) => passeeLe),
    {
      id: 'chantier',
      header: t('colonnes.chantier'),
      size: 'label',
      renderCell: ({ chantiers, referenceCommande }) => (
        <span className="min-w-0 max-sm:text-right">
          {chantiers.length > 0 ? chantiers.join(', ') : '–'}
          {referenceCommande && (
            <span className="block type-caption text-text-2">{referenceCommande}</span>
          )}
        </span>
      ),
    },
    {
      id: 'auteur',
      header: t('colonnes.auteur'),
      tablet: 'hidden',
      renderCell: ({ auteur, delegue }) => (
        // On one line where there is room, as long as most are.
        <span className="block max-sm:text-right xl:min-w-21">
          {auteur.nom}
          {delegue && <span className="block type-caption text-text-2">{parDelegue(delegue)}</span>}
        </span>
      ),
    },
    {
      id: 'origine',
      header: t('colonnes.origine'),
      size: 'origin',
      tablet: 'hidden',
      renderCell: ({ origine }) => <Origine origine={origine} />,
    },
    { id: 'etat', header: t('colonnes.etat'), card: 'hidden', renderCell: renderEtat },
    {
      id: 'prevue',
      header: t('colonnes.prevue'),
      sortable: true,
      renderCell: ({ prevueLe, etat }) =>
        etat === 'annulee' || etat === 'refusee' ? (
          '–'
        ) : (
          <time dateTime={prevueLe}>{formatJour(locale, prevueLe, jour)}</time>
        ),
    },
    colonneMontant(t('colonnes.montant'), locale),
  ];
}

/** Only where the list stands for itself: who approves has the order itself to look at. */
function colonneActions(
  t: TranslateOf<'commandes'>,
  onReponse: (reponse: Recommande['reponse']) => void,
): Column<CommandeResumee> {
  return {
    id: 'actions',
    fixed: true,
    header: t('colonnes.actions'),
    size: 'actions',
    align: 'end',
    renderCell: (commande) => <ActionsLigne commande={commande} onReponse={onReponse} />,
  };
}
