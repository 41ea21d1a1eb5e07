/** Every line of what is ordered: the first at once, the others drawn as they near the screen. */
import { useMemo } from 'react';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { LectureSuiteProvider, placer, Rangees } from '../../panier/suite-lignes.public.ts';
import { useLocale } from '../../words/use-texts.ts';
import { lienEtape } from '../etapes.ts';
import { joursParLigne, premieresLignes } from './jours-par-ligne.ts';
import { LigneDePiece, LignesChantier } from './lignes-chantier.tsx';

const idOf = ({ ligneId }: LignePanier) => ligneId;

export function ToutesLesLignes({ piece: { chantiers, livraison } }: { piece: PieceOuverte }) {
  const locale = useLocale();
  const jours = useMemo(() => joursParLigne(livraison?.envois ?? []), [livraison]);
  const lecture = useMemo(
    () => ({
      href: (depuis: number) => lienEtape(locale, 'confirmation', { depuis }),
      // What is shown was read whole.
      readJusqua: () => Promise.resolve(),
    }),
    [locale],
  );
  const groupes = premieresLignes(chantiers, Infinity);
  const nombres = groupes.map(({ lignes: { length } }) => ({ lues: length, nombre: length }));
  const nombre = nombres.reduce((somme, groupe) => somme + groupe.nombre, 0);
  const { places } = placer(nombres, nombre, 0);
  const rangee = (ligne: LignePanier) => (
    <LigneDePiece key={ligne.ligneId} ligne={ligne} jours={jours.get(ligne.ligneId)} isAuFil />
  );
  return (
    <LectureSuiteProvider value={lecture}>
      {groupes.map(({ chantier, lignes }, rang) => {
        const { premieres = lignes.length, avant = 0 } = places[rang] ?? {};
        return (
          <LignesChantier key={chantier.id} chantier={chantier}>
            <Rangees
              lignes={lignes}
              nombre={lignes.length}
              premieres={premieres}
              avant={avant}
              cleOf={idOf}
              rangee={rangee}
            />
          </LignesChantier>
        );
      })}
    </LectureSuiteProvider>
  );
}
