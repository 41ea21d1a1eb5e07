import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { liens } from '@comptoir/contract/liens.ts';
import {
  ETATS_PRIX_NEGOCIE,
  type listerPrixNegocies,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { isFiltree } from '../../mon-compte/adresse-liste.public.ts';
import { FiltresEtat, PucesListe } from '../../mon-compte/filtres-communs.public.tsx';
import { FiltresListe } from '../../mon-compte/filtres-liste.public.tsx';
import { OutilsListe } from '../../mon-compte/outils-liste.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { RequeteNegocies } from './adresse-negocies.ts';
import { useExportNegocies } from './use-export-negocies.ts';

export type ListeNegocies = CallAnswer<typeof listerPrixNegocies>;

interface Props {
  requete: RequeteNegocies;
  reponse: ListeNegocies;
}

export function BarreFiltres({ requete, reponse }: Props) {
  const t = useTexts('tarif-compte');
  const { locale } = usePage();
  const exporter = useExportNegocies(requete);
  const { recherche = '', etat, tri } = requete;
  const { total, expirants, expires } = reponse;
  const hrefOf = (query: RequeteNegocies) => liens.prixNegocies(locale, { query });
  const nombres = { expirant: expirants, expire: expires };
  // The order of those over is not that of those in force: it is left behind.
  const basculer = (un: (typeof ETATS_PRIX_NEGOCIE)[number]) =>
    hrefOf({ ...(recherche && { recherche }), ...(etat !== un && { etat: un }) });
  return (
    <>
      <FiltresListe
        action={liens.prixNegocies(locale)}
        gardes={{ tri, etat }}
        recherche={recherche}
        indice={t('negocies.indice')}
        fin={
          <OutilsListe
            tableau="prixNegocies"
            nameOf={(id) => t(`colonnes.${id}`)}
            export={{ label: t('export.negocies'), exporter: exporter() }}
          />
        }
      />
      <FiltresEtat
        etats={ETATS_PRIX_NEGOCIE.filter((un) => nombres[un] > 0 || etat === un).map((un) => ({
          cle: un,
          libelle: t(`negocies.etats.${un}`),
          nombre: nombres[un],
          pressed: etat === un,
          href: basculer(un),
        }))}
      />
      <PucesListe
        nombre={t(etat === 'expire' ? 'negocies.nombreExpires' : 'negocies.nombre', {
          count: total,
          nombre: formatNombre(locale, total),
        })}
        requete={requete}
        hrefSans={(nom) => hrefOf({ ...requete, [nom]: undefined, page: undefined })}
        effacer={isFiltree(requete) ? hrefOf({}) : undefined}
      />
    </>
  );
}
