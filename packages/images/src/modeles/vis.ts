/** Screws: head, drive, finish, thread and slenderness. Ten millimetres thick, whatever their size. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { polygon } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { lathe, type PointTourne } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { recess, type Empreinte } from '../pieces/empreinte.ts';
import { sixPans } from '../pieces/six-pans.ts';

/** Diameter of the thread. */
const D = 10;
const NOYAU = 0.62 * D;
const FUT = 0.36 * D;

const TETES = [
  'fraisee',
  'nervures',
  'bombee-reduite',
  'trompette',
  'ronde',
  'disque',
  'cylindrique',
  'hexagonale',
  'hexagonale-embase',
] as const;
type Tete = (typeof TETES)[number];

interface FormeTete {
  /** Widest radius, for lying on the table. */
  rayon: number;
  /** Height of the top over the start of the shank. */
  hauteur: number;
  /** Outline from the shank to the edge of the flat top. */
  profil: readonly PointTourne[];
}

/** The shank ends at y = 0; the head stands on it. */
const FORMES: Record<Tete, FormeTete> = {
  fraisee: { rayon: 9.6, hauteur: 6.6, profil: cone(9.6, 6.6) },
  nervures: { rayon: 9.6, hauteur: 6.6, profil: cone(9.6, 6.6) },
  'bombee-reduite': {
    rayon: 7.2,
    hauteur: 7,
    profil: [
      [FUT, 0],
      [FUT + 0.4, 0.4, 0.4],
      [7.2, 4.4, 0.3],
      [7.2, 5.2, 0.6],
      [5.4, 7],
    ],
  },
  trompette: {
    rayon: 10,
    hauteur: 7.5,
    profil: [
      [FUT, 0],
      [4.6, 2.4, 2],
      [7, 5.4, 2],
      [10, 6.9, 0.3],
      [10, 7.5, 0.3],
      [8.2, 7.5],
    ],
  },
  ronde: {
    rayon: 9.8,
    hauteur: 7,
    profil: [
      [FUT, 0],
      [9.4, 0, 0.3],
      [9.8, 1.4, 0.8],
      [9, 5, 2.4],
      [6.4, 7],
    ],
  },
  disque: {
    rayon: 13.5,
    hauteur: 5.4,
    profil: [
      [FUT, -3],
      [4.6, -2, 1],
      [6, 0.6, 1],
      [12.6, 1.2, 0.5],
      [13.5, 2.4, 0.8],
      [10, 5, 2],
      [7, 5.4],
    ],
  },
  cylindrique: {
    rayon: 7.8,
    hauteur: 10,
    profil: [
      [FUT, 0],
      [7.6, 0, 0.3],
      [7.8, 0.6, 0.3],
      [7.8, 9.3, 0.6],
      [7, 10],
    ],
  },
  hexagonale: {
    rayon: 8,
    hauteur: 6.6,
    profil: [
      [FUT, 0],
      [7.4, 0],
    ],
  },
  'hexagonale-embase': {
    rayon: 10.6,
    hauteur: 7.2,
    profil: [
      [FUT, 0],
      [10.2, 0, 0.3],
      [10.6, 0.8, 0.5],
      [9.6, 1.8, 0.8],
      [7, 2.2],
    ],
  },
};

function cone(rayon: number, hauteur: number): PointTourne[] {
  return [
    [FUT, 0],
    [FUT + 0.3, 0.3, 0.3],
    [rayon, hauteur - 1.1, 0.25],
    [rayon, hauteur - 0.3, 0.35],
    [rayon - 0.5, hauteur],
  ];
}

const TAILLES: Record<Empreinte, number> = { torx: 9.4, pozidriv: 10.5, 'six-pans': 8, fente: 15 };

export default defineModele({
  nom: 'vis',
  params: Type.Object({
    tete: choix(...TETES),
    empreinte: choix('torx', 'pozidriv', 'six-pans', 'fente', 'aucune'),
    finition: choix(...FINITIONS),
    /** Length over diameter. */
    elancement: mesure(2, 40),
    filetage: choix('total', 'partiel'),
    bout: choix('pointe', 'foret', 'plat'),
  }),
  extremes: [
    {
      tete: 'nervures',
      empreinte: 'torx',
      finition: 'zinc-jaune',
      elancement: 10,
      filetage: 'partiel',
      bout: 'pointe',
    },
    {
      tete: 'fraisee',
      empreinte: 'pozidriv',
      finition: 'inox',
      elancement: 20,
      filetage: 'partiel',
      bout: 'pointe',
    },
    {
      tete: 'ronde',
      empreinte: 'torx',
      finition: 'zinc-blanc',
      elancement: 4,
      filetage: 'total',
      bout: 'pointe',
    },
    {
      tete: 'disque',
      empreinte: 'torx',
      finition: 'zinc-jaune',
      elancement: 30,
      filetage: 'partiel',
      bout: 'pointe',
    },
    {
      tete: 'trompette',
      empreinte: 'pozidriv',
      finition: 'phosphate',
      elancement: 9,
      filetage: 'total',
      bout: 'pointe',
    },
    {
      tete: 'bombee-reduite',
      empreinte: 'torx',
      finition: 'inox',
      elancement: 12,
      filetage: 'partiel',
      bout: 'pointe',
    },
    {
      tete: 'hexagonale',
      empreinte: 'aucune',
      finition: 'galva',
      elancement: 8,
      filetage: 'partiel',
      bout: 'pointe',
    },
    {
      tete: 'hexagonale-embase',
      empreinte: 'aucune',
      finition: 'zinc-blanc',
      elancement: 5,
      filetage: 'total',
      bout: 'foret',
    },
    {
      tete: 'cylindrique',
      empreinte: 'six-pans',
      finition: 'phosphate',
      elancement: 4,
      filetage: 'partiel',
      bout: 'plat',
    },
  ],
  prise: { azimut: 0.8, elevation: 0.75 },
  construire({ tete, empreinte, finition, elancement, filetage, bout }) {
    const longueur = elancement * D;
    const { rayon } = FORMES[tete];
    const geometry = merge(...corps(longueur, filetage, bout), ...teteOf(tete, empreinte));
    // It lies on the rim of its head and on its point.
    const tilt = Math.atan2(rayon - (bout === 'plat' ? D / 2 : 0), longueur);
    const vis = piece(geometry, metal(finition), { rotation: [0, 0, tilt - Math.PI / 2] });
    return groupe(poser(groupe(vis), { rotation: [0.35, 0, 0] }));
  },
});

function corps(longueur: number, filetage: string, bout: string): BufferGeometry[] {
  const metrique = bout === 'plat';
  const foret = bout === 'foret' ? D * 0.95 : 0;
  const haut = filetage === 'total' ? -D * 0.12 : -Math.max(D * 0.6, longueur * 0.38);
  const bas = -longueur + foret;
  const filets = thread({
    diametre: D,
    noyau: metrique ? D * 0.84 : NOYAU,
    pas: metrique ? D * 0.16 : foret > 0 ? D * 0.34 : D * 0.52,
    y0: bas,
    y1: haut,
    pointe: bout === 'pointe' ? D * 1.25 : 0,
    profil: metrique ? 'metrique' : 'bois',
  });
  const fut = metrique ? D / 2 : FUT;
  const lisse = lathe([
    [NOYAU * 0.4, haut - D * 0.3],
    [fut, haut + D * 0.1, 0.6],
    [fut, 0.5],
  ]);
  const fond = metrique
    ? [
        lathe([
          [0, bas],
          [D * 0.34, bas, 0.2],
          [D * 0.4, bas + 0.6],
        ]),
      ]
    : [];
  return [filets, lisse, ...fond, ...(foret > 0 ? [meche(bas, foret)] : [])];
}

/** The drill of a self-drilling screw: two lips, two flutes. */
function meche(y: number, longueur: number): BufferGeometry {
  const r = D * 0.36;
  const section = polygon([
    [r, -1],
    [r, 1.2],
    [0.9, 1.2],
    [-1, 3],
    [-r, 1],
    [-r, -1.2],
    [-0.9, -1.2],
    [1, -3],
  ]);
  const lame = extrudeUp(section, longueur * 0.75, { chanfrein: 0.25 }).translate(
    0,
    y - longueur * 0.7,
    0,
  );
  const pointe = lathe(
    [
      [0, y - longueur],
      [r * 0.96, y - longueur * 0.68, 0.3],
      [r * 0.5, y - longueur * 0.6],
    ],
    24,
  );
  return merge(lame, pointe);
}

function teteOf(tete: Tete, empreinte: Empreinte | 'aucune'): BufferGeometry[] {
  const { profil, hauteur } = FORMES[tete];
  const dessous = lathe(profil, 96);
  const [bord = 0] = profil.at(-1) ?? [];
  const pans = tete.startsWith('hexagonale');
  if (pans) {
    const y = tete === 'hexagonale' ? 0 : 1.2;
    return [dessous, sixPans({ plats: 15.5, hauteur: hauteur - y }).translate(0, y, 0)];
  }
  const nervures =
    tete === 'nervures'
      ? [repeatAround(box(0.8, 4.2, 1, 0.3).rotateX(0.74).translate(0, 3.1, 6.1), 6)]
      : [];
  const dessus =
    empreinte === 'aucune'
      ? lathe([
          [bord, hauteur],
          [0, hauteur],
        ])
      : recess({ empreinte, taille: TAILLES[empreinte], rayon: bord, y: hauteur, profondeur: 3.6 });
  return [dessous, dessus, ...nervures];
}
