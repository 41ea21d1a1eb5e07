/** The lines of one section, of one chantier of a basket put aside, or those of none. */
import '../liste.css';
import type { Dispatch, SetStateAction } from 'react';
import type {
  GroupeListe,
  LigneListe,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { type Place, Rangees } from '../../panier/suite-lignes.public.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { ActionsListe } from '../ecriture/use-ecrire-liste.ts';
import { TeteGroupe, type OrdreGroupe } from '../ordre/tete-groupe.tsx';
import { LigneDeListe } from './ligne-liste.tsx';

interface Props {
  groupe: GroupeListe;
  /** Which of its rows are drawn with the page; all without. */
  place: Place | undefined;
  jour: string;
  isNomme: boolean;
  /** Where it stands among the others, and its name; undefined where neither changes. */
  ordre: OrdreGroupe | undefined;
  /** What the lines of none are called. */
  sansNom: string;
  decaler: ((ligneId: number, sens: 'monter' | 'descendre') => void) | undefined;
  choisies: ReadonlySet<number>;
  onChoisies: Dispatch<SetStateAction<ReadonlySet<number>>>;
  readTout: () => Promise<ListeDetaillee | undefined>;
  /** Undefined: it is only read. */
  actions: ActionsListe | undefined;
}

const idOf = ({ ligneId }: LigneListe) => ligneId;

export function GroupeDeListe(props: Props) {
  const { groupe, place, jour, isNomme, ordre, sansNom, decaler } = props;
  const { choisies, onChoisies, readTout, actions } = props;
  const t = useTexts('listes-achats');
  const { rang, libelle, lignes, nombreLignes } = groupe;
  const { premieres, avant = 0 } = place ?? {};
  const nombre = lignes.filter(({ ligneId }) => choisies.has(ligneId)).length;
  const nom = libelle ?? sansNom;
  const basculerTout = async () => {
    const entiere = lignes.length < nombreLignes ? await readTout() : undefined;
    const siennes = entiere?.groupes.find((autre) => autre.rang === rang)?.lignes ?? lignes;
    onChoisies((avantChoix) => basculer(avantChoix, siennes.map(idOf)));
  };
  const onBasculer = (ligneId: number) =>
    onChoisies((avantChoix) => basculer(avantChoix, [ligneId]));
  const rangee = (ligne: LigneListe) => (
    <LigneDeListe
      key={ligne.ligneId}
      ligne={ligne}
      jour={jour}
      isChoisie={choisies.has(ligne.ligneId)}
      onBasculer={onBasculer}
      actions={actions}
      decaler={decaler}
    />
  );
  return (
    <section aria-label={isNomme ? nom : t('detail.lignes')}>
      <div data-tete={rang} className="tete-liste">
        <Checkbox
          hideLabel={isNomme}
          label={isNomme ? t('detail.choisirGroupe', { nom }) : t('detail.choisirTout')}
          checked={nombre === nombreLignes}
          indeterminate={nombre > 0 && nombre < nombreLignes}
          onChange={() => void basculerTout()}
          className="print:hidden"
        />
        {isNomme && <TeteGroupe nom={nom} ordre={ordre} />}
      </div>
      <ul className="lignes-liste" data-ordre={actions ? '' : undefined}>
        <Rangees
          lignes={lignes}
          nombre={nombreLignes}
          premieres={premieres}
          avant={avant}
          cleOf={idOf}
          rangee={rangee}
        />
      </ul>
    </section>
  );
}

/** All of them in, or out where all are in. */
function basculer(choisies: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
  const next = new Set(choisies);
  const isDedans = ids.every((id) => next.has(id));
  for (const id of ids) {
    if (isDedans) next.delete(id);
    else next.add(id);
  }
  return next;
}
