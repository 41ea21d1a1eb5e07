/** Search, states with how many are in each, and the filters one needs more rarely. */
import { ETATS_FACTURE } from '@comptoir/contract/factures/etats-facture.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { basculerEtat, isFiltree } from '../../mon-compte/adresse-liste.public.ts';
import {
  FiltreChantier,
  FiltresEtat,
  FiltresMontants,
  FiltresPeriode,
  PucesListe,
} from '../../mon-compte/filtres-communs.public.tsx';
import { FiltresListe, type ChangerFiltres } from '../../mon-compte/filtres-liste.public.tsx';
import { OutilsListe } from '../../mon-compte/outils-liste.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { RequeteFactures } from '../filtres-factures.ts';
import type { ListeFactures } from './retards.tsx';
import { useExportFactures } from './use-export-factures.ts';

interface Props {
  requete: RequeteFactures;
  reponse: ListeFactures;
}

export function BarreFiltres({ requete, reponse }: Props) {
  const t = useTexts('factures');
  const { locale } = usePage();
  const { recherche = '', etat = [], tri, page: _page, ...reste } = requete;
  const exporter = useExportFactures(requete);
  const { du, au, chantier, montantMin, montantMax } = requete;
  const hrefOf = (query: RequeteFactures) => liens.factures(locale, { query });
  const etats = reponse.etats
    .filter(({ etat: un, nombre }) => nombre > 0 || etat.includes(un))
    .map(({ etat: un, nombre }) => ({
      cle: un,
      libelle: t(`etats.${un}`),
      nombre,
      pressed: etat.includes(un),
      href: hrefOf({
        ...reste,
        ...(recherche && { recherche }),
        ...(tri && { tri }),
        ...basculerEtat(ETATS_FACTURE, { etat }, un),
      }),
    }));
  return (
    <>
      <FiltresListe
        action={liens.factures(locale)}
        gardes={{ etat, tri }}
        recherche={recherche}
        indice={t('liste.indice')}
        actifs={
          [du, au, chantier, montantMin, montantMax].filter((one) => one !== undefined).length
        }
        fin={
          <OutilsListe
            tableau="factures"
            nameOf={(id) => t(`colonnes.${id}`)}
            export={{ label: t('liste.export'), exporter: exporter() }}
          />
        }
      >
        {(changer) => <Champs requete={requete} reponse={reponse} changer={changer} />}
      </FiltresListe>
      <FiltresEtat etats={etats} />
    </>
  );
}

function Champs({ requete, reponse, changer }: Props & { changer: ChangerFiltres }) {
  const t = useTexts('factures');
  const { du, au, chantier } = requete;
  return (
    <>
      <FiltresPeriode du={du} au={au} changer={changer} />
      <FiltreChantier chantier={chantier} chantiers={reponse.chantiers} changer={changer} />
      <FiltresMontants
        requete={requete}
        libelles={{ min: t('filtres.montantMin'), max: t('filtres.montantMax') }}
        changer={changer}
      />
    </>
  );
}

export function PucesFiltres({ requete, reponse }: Props) {
  const t = useTexts('factures');
  const { locale } = usePage();
  const { chantier, montantMin, montantMax, tri } = requete;
  const { total } = reponse;
  const dire = (montant: number | undefined, phrase: (dit: string) => string) =>
    montant === undefined ? undefined : phrase(formatNombre(locale, montant));
  const hrefOf = (query: RequeteFactures) => liens.factures(locale, { query });
  return (
    <PucesListe
      nombre={t('liste.nombre', { count: total })}
      requete={requete}
      autres={[
        ['chantier', chantier],
        ['montantMin', dire(montantMin, (montant) => t('puces.montantMin', { montant }))],
        ['montantMax', dire(montantMax, (montant) => t('puces.montantMax', { montant }))],
      ]}
      hrefSans={(nom) => hrefOf({ ...requete, [nom]: undefined, page: undefined })}
      effacer={isFiltree(requete) ? hrefOf({ tri }) : undefined}
    />
  );
}
