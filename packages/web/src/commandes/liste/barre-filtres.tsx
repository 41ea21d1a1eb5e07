/** Search, states, and the filters one needs more rarely. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { ETATS_COMMANDE } from '@comptoir/contract/commandes/commande.schema.ts';
import type { listerCommandes } from '@comptoir/contract/commandes/commandes.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { basculerEtat } from '../../mon-compte/adresse-liste.public.ts';
import {
  FiltreChantier,
  FiltresEtat,
  FiltresMontants,
  FiltresPeriode,
} from '../../mon-compte/filtres-communs.public.tsx';
import { FiltresListe, type ChangerFiltres } from '../../mon-compte/filtres-liste.public.tsx';
import { OutilsListe } from '../../mon-compte/outils-liste.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useExportCommandes } from './use-export-commandes.ts';
import type { RequeteCommandes } from '../filtres-commandes.ts';

export type ListeCommandes = CallAnswer<typeof listerCommandes>;

interface Props {
  requete: RequeteCommandes;
  reponse: ListeCommandes;
}

export function BarreFiltres({ requete, reponse }: Props) {
  const t = useTexts('commandes');
  const { locale } = usePage();
  const { recherche = '', etat, tri, aValider } = requete;
  const exporter = useExportCommandes(requete);
  const plies = [requete.du, requete.au, requete.chantier, requete.auteurId];
  const montants = [requete.montantMin, requete.montantMax];
  return (
    <>
      <FiltresListe
        action={liens.commandes(locale)}
        gardes={{ etat, tri, aValider: aValider ? 'true' : undefined }}
        recherche={recherche}
        indice={t('liste.indice')}
        actifs={[...plies, ...montants].filter((one) => one !== undefined).length}
        fin={
          <OutilsListe
            tableau="commandes"
            nameOf={(id) => t(`colonnes.${id}`)}
            export={{ label: t('export.titre'), exporter: exporter() }}
          />
        }
      >
        {(changer) => <Champs requete={requete} reponse={reponse} changer={changer} />}
      </FiltresListe>
      <Etats requete={requete} aValider={reponse.aValider} />
    </>
  );
}

function Champs({ requete, reponse, changer }: Props & { changer: ChangerFiltres }) {
  const t = useTexts('commandes');
  const { du, au, chantier, auteurId } = requete;
  return (
    <>
      <FiltresPeriode du={du} au={au} changer={changer} />
      <FiltreChantier chantier={chantier} chantiers={reponse.chantiers} changer={changer} />
      <Select
        size="sm"
        name="auteurId"
        label={t('filtres.auteur')}
        placeholder={t('filtres.tousAuteurs')}
        value={auteurId === undefined ? '' : String(auteurId)}
        options={reponse.auteurs.map(({ id, nom }) => ({ value: String(id), label: nom }))}
        onChange={(event) => changer({ auteurId: event.currentTarget.value || undefined })}
        className="max-sm:col-span-2"
      />
      <FiltresMontants
        requete={requete}
        libelles={{ min: t('filtres.montantMin'), max: t('filtres.montantMax') }}
        changer={changer}
      />
    </>
  );
}

function Etats({ requete, aValider }: { requete: RequeteCommandes; aValider: number }) {
  const t = useTexts('commandes');
  const { locale } = usePage();
  const { etat = [], page: _page, aValider: mien = false, ...reste } = requete;
  const hrefOf = (query: RequeteCommandes) => liens.commandes(locale, { query });
  const siens = {
    cle: 'aValider',
    libelle: t('filtres.aValider'),
    nombre: aValider,
    pressed: mien,
    href: hrefOf(mien ? { ...reste, etat } : { ...reste, etat, aValider: true }),
  };
  const etats = ETATS_COMMANDE.map((un) => ({
    cle: un,
    libelle: t(`etats.${un}`),
    pressed: etat.includes(un),
    href: hrefOf(basculerEtat(ETATS_COMMANDE, requete, un)),
  }));
  return <FiltresEtat etats={aValider > 0 || mien ? [siens, ...etats] : etats} />;
}
