/** Bonded discs to cut and to grind: label, metal bush, dished middle where they have one. */
import * as Type from 'typebox';
import { dessiner, write, tracer, type Toile } from '../etiquettes/dessin.ts';
import { imprime, nomMarque } from '../etiquettes/etiquette.ts';
import { rond } from '../etiquettes/rond.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { latheZ } from '../geometrie/tours.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { abrasif } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

const R = 62.5;
const BANDES = { acier: '#2d5f9a', 'acier-inox': '#3d8a4a', aluminium: '#a9adb2' } as const;
type Matiere = keyof typeof BANDES;

export default defineModele({
  nom: 'meule-plate',
  params: Type.Object({
    usage: choix('tronconner', 'ebarber'),
    materiau: choix('acier', 'acier-inox', 'aluminium'),
    marque: choix(...CODES_MARQUE),
    /** Bore over diameter. */
    alesage: mesure(0.06, 0.22),
  }),
  extremes: [
    { usage: 'tronconner', materiau: 'acier-inox', marque: 'abrasud', alesage: 0.185 },
    { usage: 'ebarber', materiau: 'acier', marque: 'karbex', alesage: 0.185 },
    { usage: 'tronconner', materiau: 'aluminium', marque: 'comptoir', alesage: 0.08 },
  ],
  prise: { azimut: 0.4, elevation: 0.3 },
  construire({ usage, materiau, marque, alesage }) {
    const trou = R * alesage;
    const ebarber = usage === 'ebarber';
    const demi = ebarber ? 3.2 : 0.9;
    const fond = ebarber ? 5 : 0;
    const bord = R * 0.44;
    const corps = latheZ(
      [
        [trou, -demi - fond, 0.3],
        ...(ebarber
          ? ([
              [bord - 6, -demi - fond, 2],
              [bord, -demi, 2],
            ] as const)
          : []),
        [R, -demi, 0.5],
        [R, demi, 0.5],
        ...(ebarber
          ? ([
              [bord, demi, 2],
              [bord - 6, demi - fond, 2],
            ] as const)
          : []),
        [trou, demi - fond, 0.2],
        [trou, -demi - fond],
      ],
      120,
    );
    const bague = latheZ([
      [trou + 3.5, demi - fond],
      [trou + 3.2, demi - fond + 0.5, 0.2],
      [trou, demi - fond + 0.5, 0.2],
      [trou - 0.4, -demi],
    ]);
    // The dish is left bare: its print lies round it.
    const etiquette = rond(R * 0.86, ebarber ? bord + 2 : trou + 3.4, demi + 0.15);
    return groupe(
      poser(
        groupe(
          piece(corps, abrasif(ebarber ? '#4a4d52' : '#3c3e42', 1.6)),
          piece(etiquette, imprime(dessin(marque, materiau, ebarber), 0.5, 0.1)),
          piece(bague, zincBlanc()),
        ),
        { rotation: [-0.16, 0, 0] },
      ),
    );
  },
});

function dessin(marque: Marque, materiau: Matiere, ebarber: boolean) {
  const { teinte, encre } = teinteOf(marque);
  return dessiner(1024, 1024, (toile) => {
    cercle(toile, '#eceae5', 512);
    cercle(toile, teinte, 492);
    cercle(toile, BANDES[materiau], ebarber ? 300 : 240);
    nomMarque(toile, marque, { x: 512, y: 168, taille: 104, largeur: 500 });
    write(toile, {
      texte: { acier: 'Fe', 'acier-inox': 'INOX', aluminium: 'Al' }[materiau],
      x: 512,
      y: 862,
      taille: 120,
      largeur: 380,
      couleur: encre,
      graisse: 850,
    });
    // Which way it turns.
    tracer(toile, encre, [
      [120, 560],
      [190, 560],
      [155, 470],
    ]);
  });
}

function cercle(toile: Toile, couleur: string, rayon: number): void {
  toile.fillStyle = couleur;
  toile.beginPath();
  toile.arc(512, 512, rayon, 0, Math.PI * 2);
  toile.fill();
}
