/** Coils: wire, cable, corrugated conduit, pipe, backing rod; the end shows what it is. */
import { Group, type Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { latheX } from '../geometrie/tours.ts';
import { aluBrosse, cuivre } from '../matieres/metaux.ts';
import { mousse, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import {
  boutDeCable,
  BRINS,
  fil,
  lisere,
  TEINTES_FIL,
  type TeinteFil,
} from '../pieces/bout-de-cable.ts';
import { brinLibre, enroulement, liens, type Enroulement } from '../pieces/enroulement.ts';

const TEINTES = { ...TEINTES_FIL, vert: '#3f8a4a', cuivre: '#c77b50', ivoire: '#e4ded0' } as const;
export const TEINTES_COURONNE = Object.keys(TEINTES) as [
  keyof typeof TEINTES,
  ...(keyof typeof TEINTES)[],
];

/** How each is wound; `annele` is the pitch of its rings over its diameter. */
const SORTES = {
  fil: { rayon: 58, brin: 4.4, rangs: 8, couches: 6, annele: 0 },
  cable: { rayon: 80, brin: 12, rangs: 5, couches: 4, annele: 0 },
  reseau: { rayon: 74, brin: 7, rangs: 8, couches: 6, annele: 0 },
  gaine: { rayon: 92, brin: 22, rangs: 4, couches: 2, annele: 0.3 },
  'gaine-prefilee': { rayon: 92, brin: 22, rangs: 4, couches: 2, annele: 0.3 },
  tube: { rayon: 110, brin: 15, rangs: 4, couches: 4, annele: 0 },
  'tube-gaine': { rayon: 104, brin: 22, rangs: 3, couches: 2, annele: 0.3 },
  'tube-isole': { rayon: 104, brin: 26, rangs: 3, couches: 2, annele: 0 },
  'fond-joint': { rayon: 74, brin: 12, rangs: 5, couches: 4, annele: 0 },
} as const satisfies Record<string, Enroulement & { annele: number }>;
type Sorte = keyof typeof SORTES;

export default defineModele({
  nom: 'couronne',
  params: Type.Object({
    sorte: choix(...(Object.keys(SORTES) as [Sorte, ...Sorte[]])),
    couleur: choix(...TEINTES_COURONNE),
    /** Conductors of a cable, wires in a conduit; 0 where there is none. */
    conducteurs: Type.Integer({ minimum: 0, maximum: 5 }),
  }),
  extremes: [
    { sorte: 'cable', couleur: 'noir', conducteurs: 3 },
    { sorte: 'fil', couleur: 'vert-jaune', conducteurs: 0 },
    { sorte: 'gaine-prefilee', couleur: 'gris', conducteurs: 3 },
    { sorte: 'gaine', couleur: 'bleu', conducteurs: 0 },
    { sorte: 'tube', couleur: 'cuivre', conducteurs: 0 },
    { sorte: 'tube', couleur: 'rouge', conducteurs: 0 },
    { sorte: 'tube-gaine', couleur: 'rouge', conducteurs: 0 },
    { sorte: 'fond-joint', couleur: 'gris', conducteurs: 0 },
    { sorte: 'reseau', couleur: 'gris', conducteurs: 0 },
    { sorte: 'tube-isole', couleur: 'bleu', conducteurs: 0 },
  ],
  prise: { azimut: 0.3, elevation: 0.55, cadre: 0.9 },
  construire({ sorte, couleur, conducteurs }) {
    const forme = SORTES[sorte];
    const matiere = matiereOf(sorte, couleur);
    const tours = forme.rangs * forme.couches + 0.5;
    const longueur = tours * Math.PI * 2 * (forme.rayon + forme.couches * forme.brin * 0.5);
    const r = forme.brin / 2;
    const libre = brinLibre(forme, forme.rayon * 0.95);
    const peau = (line: ReturnType<typeof curve>, l: number, finesse: number) =>
      forme.annele > 0
        ? anneaux(line, r, l, forme.annele * forme.brin)
        : tube(line, r, { pas: Math.round(finesse), cotes: forme.brin > 10 ? 14 : 10 });
    const ligne = enroulement(forme);
    const raye = couleur === 'vert-jaune' && sorte === 'fil';
    return groupe(
      piece(peau(ligne, longueur, tours * 40), matiere),
      piece(peau(libre.line, forme.rayon, 40), matiere),
      ...(raye
        ? [ligne, libre.line].map((l, i) =>
            piece(lisere(l, r * 1.02, 0.8, 1, i === 0 ? 1900 : 40), plastiqueBrillant('#e8c91c')),
          )
        : []),
      piece(
        liens(forme, [-0.8, 2.3, 3.9]),
        plastique(sorte === 'tube' ? '#2c5f9e' : '#d8d5cc', 0.5),
      ),
      poser(bout(sorte, r, couleur, conducteurs), {
        position: [libre.bout.x, libre.bout.y, libre.bout.z],
        rotation: [0, libre.cap, 0],
      }),
    );
  },
});

function matiereOf(sorte: Sorte, couleur: keyof typeof TEINTES) {
  if (couleur === 'cuivre') return cuivre();
  if (sorte === 'fond-joint' || sorte === 'tube-isole') return mousse(TEINTES[couleur]);
  if (sorte === 'cable') return plastique(TEINTES[couleur], 0.5);
  return plastiqueBrillant(TEINTES[couleur]);
}

/** Two rings of points a corrugation: a ridge, a furrow. */
function anneaux(line: ReturnType<typeof curve>, r: number, longueur: number, pas: number) {
  const n = Math.round(longueur / pas) * 2;
  return tube(line, r, {
    pas: n,
    cotes: 14,
    taille: (t) => (Math.round(t * n) % 2 === 0 ? 1 : 0.87),
  });
}

/** Along +x from the end. */
function bout(sorte: Sorte, r: number, couleur: keyof typeof TEINTES, n: number): Object3D {
  if (sorte === 'fond-joint') return new Group();
  if (sorte === 'cable') return boutDeCable(r, BRINS[n === 2 || n === 4 || n === 5 ? n : 3]);
  if (sorte === 'reseau') return boutDeCable(r, ['bleu', 'orange', 'vert-jaune', 'marron'], r * 8);
  if (sorte === 'fil')
    return boutDeCable(r, [couleur in TEINTES_FIL ? (couleur as TeinteFil) : 'noir'], 2);
  const creux = piece(
    latheX([
      [r * 0.99, -0.2],
      [r * 1.0, 0.3, 0.1],
      [r * 0.8, 0.4, 0.1],
      [r * 0.76, -r * 0.2],
      [0, -r * 0.2],
    ]),
    plastique('#191a1c'),
  );
  if (sorte === 'gaine-prefilee') {
    const teintes = BRINS[n === 2 || n === 4 || n === 5 ? n : 3];
    return groupe(
      creux,
      ...teintes.flatMap((teinte, i) =>
        fil(
          curve([
            [-r, (i - 1) * r * 0.2, (i - 1) * r * 0.3],
            [r * 2, -r * 0.3 + i * 1.5, (i - 1) * r * 0.5],
            [r * 4.5, -r * 0.7, (i - 1) * r * 0.9],
          ]),
          r * 0.19,
          teinte,
        ),
      ),
    );
  }
  if (sorte === 'gaine') {
    const tireFil = tube(
      curve([
        [-r, 0, 0],
        [r * 1.5, -r * 0.2, r * 0.3],
        [r * 3.4, -r * 0.85, r * 1.4],
        [r * 5, -r * 0.85, r * 0.8],
      ]),
      r * 0.09,
      { pas: 50, cotes: 8 },
    );
    return groupe(creux, piece(tireFil, aluBrosse('x')));
  }
  if (sorte === 'tube') return creux;
  const ame = tube(
    curve([
      [-r, 0, 0],
      [r * 3, -r * 0.2, r * 0.3],
    ]),
    r * 0.62,
    { pas: 12, cotes: 24 },
  );
  const gaine = sorte === 'tube-isole' ? '#e9e8e4' : couleur === 'noir' ? '#c77b50' : '#e4ded0';
  return groupe(creux, piece(ame, plastiqueBrillant(gaine)));
}
