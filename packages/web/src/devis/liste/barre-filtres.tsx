import { ETATS_DEVIS } from '@comptoir/contract/devis/devis.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { basculerEtat, isFiltree } from '../../mon-compte/adresse-liste.public.ts';
import {
  FiltresEtat,
  FiltresPeriode,
  PucesListe,
} from '../../mon-compte/filtres-communs.public.tsx';
import { FiltresListe } from '../../mon-compte/filtres-liste.public.tsx';
import { OutilsListe } from '../../mon-compte/outils-liste.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { RequeteDevis } from '../filtres-devis.ts';
import { useExportDevis } from './use-export-devis.ts';

interface Props {
  requete: RequeteDevis;
  total: number;
  /** Who asked for those that are left, where they are of one person. */
  auteur: string | undefined;
}

export function BarreFiltres({ requete, total, auteur }: Props) {
  const t = useTexts('devis');
  const { locale } = usePage();
  const { recherche = '', etat = [], du, au, auteurId, tri } = requete;
  const exporter = useExportDevis(requete);
  const hrefOf = (query: RequeteDevis) => liens.devis(locale, { query });
  return (
    <>
      <FiltresListe
        action={liens.devis(locale)}
        gardes={{ etat, tri, auteurId: auteurId === undefined ? undefined : String(auteurId) }}
        recherche={recherche}
        indice={t('liste.indice')}
        actifs={[du, au].filter((one) => one !== undefined).length}
        fin={
          <OutilsListe
            tableau="devis"
            nameOf={(id) => t(`colonnes.${id}`)}
            export={{ label: t('liste.exporter'), exporter: exporter() }}
          />
        }
      >
        {(changer) => <FiltresPeriode du={du} au={au} changer={changer} />}
      </FiltresListe>
      <FiltresEtat
        etats={ETATS_DEVIS.map((un) => ({
          cle: un,
          libelle: t(`etats.${un}`),
          pressed: etat.includes(un),
          href: hrefOf(basculerEtat(ETATS_DEVIS, requete, un)),
        }))}
      />
      <PucesListe
        nombre={t('liste.nombre', { count: total, nombre: formatNombre(locale, total) })}
        requete={requete}
        autres={[['auteurId', auteurId === undefined ? undefined : (auteur ?? t('liste.auteur'))]]}
        hrefSans={(nom) => hrefOf({ ...requete, [nom]: undefined, page: undefined })}
        effacer={isFiltree(requete) ? hrefOf({ tri }) : undefined}
      />
    </>
  );
}
