/** The lines of the last version by chantier, with the offer beside the usual price. */
import type { Devis, LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  LectureSuiteProvider,
  placer,
  Rangees,
  SANS_LIGNES,
  Suite,
} from '../../panier/suite-lignes.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { resumeOf } from '../suite/partie-lue.ts';
import { useLectureDevis } from '../suite/use-lecture-devis.ts';
import { LigneDeDevis } from './ligne-devis.tsx';

interface Props {
  devis: Devis;
  /** Lines before those it was read with. */
  depuis: number;
  /** Lines left out of the order; null where none is chosen. */
  ecartees: ReadonlySet<number> | null;
  onBasculer: (id: number) => void;
}

const idOf = ({ id }: LigneDevis) => id;

export function LignesDevis({ devis, depuis, ecartees, onBasculer }: Props) {
  const t = useTexts('devis');
  const locale = useLocale();
  const lecture = useLectureDevis(devis);
  const { courante } = devis;
  const lues = Map.groupBy(courante.lignes, ({ chantier }) => chantier || null);
  const chantiers = resumeOf(courante).chantiers.map((chantier) => ({
    ...chantier,
    lignes: lues.get(chantier.libelle) ?? [],
  }));
  const { places, reste } = placer(
    chantiers.map(({ lignes, nombreLignes }) => ({ lues: lignes.length, nombre: nombreLignes })),
    devis.nombreLignes,
    depuis,
  );
  const rangee = (ligne: LigneDevis) => (
    <LigneDeDevis
      key={ligne.id}
      ligne={ligne}
      devis={devis}
      isChoisie={ecartees ? !ecartees.has(ligne.id) : null}
      onBasculer={() => onBasculer(ligne.id)}
    />
  );
  return (
    <LectureSuiteProvider value={lecture}>
      <section aria-label={t('lignes.titre')} className="flex flex-col gap-8">
        {chantiers.map(({ libelle, lignes, nombreLignes, totalHT }, rang) => {
          const nom = libelle ?? t('lignes.sansChantier');
          const { premieres, avant = 0 } = places[rang] ?? {};
          return (
            <section key={libelle} aria-label={nom}>
              <div className="flex min-h-11 items-center justify-between gap-3 border-b-2 border-text py-1">
                <h2 className="min-w-0 type-h3">{nom}</h2>
                <b className="type-h3 whitespace-nowrap">{formatArgent(locale, totalHT)}</b>
              </div>
              <ul className="lignes-devis">
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
        })}
        {reste && (
          <ul className="lignes-devis">
            <Suite key={reste.avant} {...reste} {...SANS_LIGNES} />
          </ul>
        )}
        {places.length > 0 && (
          <p className="hidden print:block">
            {t('lignes.papier', { nombre: formatNombre(locale, devis.nombreLignes) })}
          </p>
        )}
      </section>
    </LectureSuiteProvider>
  );
}
