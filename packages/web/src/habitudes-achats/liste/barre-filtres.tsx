/** Search, states, and the filters one needs more rarely. */
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  ETATS_HABITUDE,
  type listerHabitudesAchats,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { basculerEtat, isFiltree } from '../../mon-compte/adresse-liste.public.ts';
import {
  FiltreChantier,
  FiltresEtat,
  PucesListe,
} from '../../mon-compte/filtres-communs.public.tsx';
import { FiltresListe, type ChangerFiltres } from '../../mon-compte/filtres-liste.public.tsx';
import { OutilsListe } from '../../mon-compte/outils-liste.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Select } from '../../ui/field/select.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { RequeteHabitudes } from '../filtres-habitudes.ts';
import { useExportHabitudes } from './use-export-habitudes.ts';

interface Props {
  requete: RequeteHabitudes;
  reponse: CallAnswer<typeof listerHabitudesAchats>;
}

export function BarreFiltres({ requete, reponse }: Props) {
  const t = useTexts('habitudes-achats');
  const { locale } = usePage();
  const { recherche = '', etat, tri, masquees, noeudId, chantier } = requete;
  const exporter = useExportHabitudes(requete);
  const { total, familles } = reponse;
  const hrefOf = (query: RequeteHabitudes) => liens.habitudesAchats(locale, { query });
  const famille = familles.find(({ id }) => id === noeudId)?.libelle;
  return (
    <>
      <FiltresListe
        action={liens.habitudesAchats(locale)}
        gardes={{ etat, tri, masquees: masquees ? 'true' : undefined }}
        recherche={recherche}
        indice={t('indice')}
        actifs={[noeudId, chantier].filter((one) => one !== undefined).length}
        fin={
          <OutilsListe
            tableau="habitudes"
            nameOf={(id) => t(`colonnes.${id}`)}
            export={{ label: t('exporter'), exporter: exporter() }}
          />
        }
      >
        {(changer) => <Champs requete={requete} reponse={reponse} changer={changer} />}
      </FiltresListe>
      <Etats requete={requete} reponse={reponse} />
      <PucesListe
        nombre={t('nombre', { count: total, nombre: formatNombre(locale, total) })}
        requete={requete}
        autres={[
          ['noeudId', noeudId === undefined ? undefined : (famille ?? String(noeudId))],
          ['chantier', chantier],
        ]}
        hrefSans={(nom) => hrefOf({ ...requete, [nom]: undefined, page: undefined })}
        effacer={isFiltree(requete) ? hrefOf(tri ? { tri } : {}) : undefined}
      />
    </>
  );
}

function Champs({ requete, reponse, changer }: Props & { changer: ChangerFiltres }) {
  const t = useTexts('habitudes-achats');
  const { noeudId, chantier } = requete;
  const { familles, chantiers } = reponse;
  return (
    <>
      <Select
        size="sm"
        name="noeudId"
        label={t('filtres.famille')}
        placeholder={t('filtres.toutes')}
        value={noeudId === undefined ? '' : String(noeudId)}
        options={familles.map(({ id, libelle }) => ({ value: String(id), label: libelle }))}
        onChange={(event) => changer({ noeudId: event.currentTarget.value || undefined })}
        className="max-sm:col-span-2"
      />
      <FiltreChantier chantier={chantier} chantiers={chantiers} changer={changer} />
    </>
  );
}

function Etats({ requete, reponse: { etats, masquees: nombre } }: Props) {
  const t = useTexts('habitudes-achats');
  const { locale } = usePage();
  const { etat = [], masquees = false, page: _page, ...reste } = requete;
  const hrefOf = (query: RequeteHabitudes) => liens.habitudesAchats(locale, { query });
  const chips = ETATS_HABITUDE.map((un) => ({
    cle: un as string,
    libelle: t(`etats.${un}`),
    nombre: etats[un],
    pressed: etat.includes(un),
    href: hrefOf(basculerEtat(ETATS_HABITUDE, requete, un)),
  }));
  const cachees = {
    cle: 'masquees',
    libelle: t('filtres.masquees'),
    nombre,
    pressed: masquees,
    href: hrefOf({
      ...reste,
      ...(etat.length > 0 && { etat }),
      ...(!masquees && { masquees: true }),
    }),
  };
  return <FiltresEtat etats={nombre > 0 || masquees ? [...chips, cachees] : chips} />;
}
