/** The lines of one chantier of a basket put aside, or those of none. */
import '../liste.css';
import type { Dispatch, SetStateAction } from 'react';
import type {
  GroupeListe,
  LigneListe,
  ListeDetaillee,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { Suite, type Place } from '../../panier/suite-lignes.public.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { ActionsListe } from '../ecriture/use-ecrire-liste.ts';
import { LigneDeListe } from './ligne-liste.tsx';

interface Props {
  groupe: GroupeListe;
  /** Which of its rows are drawn with the page; all without. */
  place: Place | undefined;
  jour: string;
  isNomme: boolean;
  choisies: ReadonlySet<number>;
  onChoisies: Dispatch<SetStateAction<ReadonlySet<number>>>;
  lireTout: () => Promise<ListeDetaillee | undefined>;
  /** Undefined: it is only read. */
  actions: ActionsListe | undefined;
}

const idOf = ({ ligneId }: LigneListe) => ligneId;

export function GroupeDeListe(props: Props) {
  const { groupe, place, jour, isNomme, choisies, onChoisies, lireTout, actions } = props;
  const t = useTexts('listes-achats');
  const { rang, libelle, lignes, nombreLignes } = groupe;
  const { premieres, avant = 0 } = place ?? {};
  const nombre = lignes.filter(({ ligneId }) => choisies.has(ligneId)).length;
  const nom = libelle ?? t('detail.sansChantier');
  const basculerTout = async () => {
    const entiere = lignes.length < nombreLignes ? await lireTout() : undefined;
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
    />
  );
  return (
    <section aria-label={isNomme ? nom : t('detail.lignes')}>
      <div className="flex min-h-11 items-center gap-3 border-b-2 border-text py-1">
        <Checkbox
          hideLabel={isNomme}
          label={isNomme ? t('detail.choisirGroupe', { nom }) : t('detail.choisirTout')}
          checked={nombre === nombreLignes}
          indeterminate={nombre > 0 && nombre < nombreLignes}
          onChange={() => void basculerTout()}
          className="print:hidden"
        />
        {isNomme && <h2 className="min-w-0 flex-1 type-h3 wrap-anywhere">{nom}</h2>}
      </div>
      <ul className="lignes-liste">
        {lignes.slice(0, premieres).map(rangee)}
        {premieres !== undefined && nombreLignes > premieres && (
          <Suite
            lignes={lignes}
            nombre={nombreLignes}
            depuis={premieres}
            avant={avant}
            cleOf={idOf}
            rangee={rangee}
          />
        )}
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
