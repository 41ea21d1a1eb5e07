/** Trestles: folding steel, galvanised or painted, plain or braced; or of wood. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { epoxy, galva, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { traverse } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'treteau',
  params: Type.Object({
    matiere: choix('galva', 'epoxy', 'bois'),
    hauteur: mesure(700, 1100),
    /** A second brace for heavy loads. */
    renforce: Type.Boolean(),
  }),
  extremes: [
    { matiere: 'galva', hauteur: 780, renforce: false },
    { matiere: 'epoxy', hauteur: 900, renforce: true },
    { matiere: 'bois', hauteur: 760, renforce: false },
    { matiere: 'galva', hauteur: 1050, renforce: true },
  ],
  prise: { azimut: 0.5, elevation: 0.3 },
  construire({ matiere, hauteur, renforce }) {
    return groupe(
      ...(matiere === 'bois' ? enBois(hauteur, renforce) : enAcier(matiere, hauteur, renforce)),
    );
  },
});

function enAcier(matiere: string, h: number, renforce: boolean): Object3D[] {
  const pieds = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => traverse([x * 430, 12, z * 250], [x * 370, h - 30, z * 24], 34, 30)),
  );
  const bas = [-1, 1].map((z) => traverse([-412, 190, z * 210], [412, 190, z * 210], 26, 26));
  const haut = [-1, 1].map((z) =>
    traverse([-392, h * 0.62, z * 108], [392, h * 0.62, z * 108], 26, 22),
  );
  const ecarts = [-1, 1].map((x) =>
    traverse([x * 402, h * 0.42, -160], [x * 402, h * 0.42, 160], 24, 5),
  );
  const metalOf = matiere === 'galva' ? galva() : epoxy('#b5451b');
  return [
    piece(merge(...pieds, ...bas, ...(renforce ? haut : [])), metalOf),
    piece(merge(...ecarts), zincBlanc()),
    piece(box(900, 56, 62, 4).translate(0, h - 28, 0), metalOf),
    piece(box(880, 9, 56, 3).translate(0, h + 3, 0), caoutchouc()),
    piece(
      merge(
        ...[-1, 1].flatMap((x) =>
          [-1, 1].map((z) => box(44, 30, 46, 6).translate(x * 431, 14, z * 251)),
        ),
      ),
      caoutchouc(),
    ),
  ];
}

function enBois(h: number, renforce: boolean): Object3D[] {
  const pieds = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => traverse([x * 400, 0, z * 230], [x * 350, h - 20, z * 26], 44, 24)),
  );
  const bas = [-1, 1].map((z) => traverse([-390, 180, z * 190], [390, 180, z * 190], 20, 44));
  const jambes = renforce
    ? [-1, 1].map((z) => traverse([-380, 200, z * 186], [350, h - 60, z * 42], 18, 36))
    : [];
  return [
    piece(merge(...pieds), bois('pin', { fil: 'y', travers: 'x' })),
    piece(
      merge(
        ...bas,
        ...jambes,
        box(760, 60, 26, 3).translate(0, h - 34, 38),
        box(760, 60, 26, 3).translate(0, h - 34, -38),
      ),
      bois('pin', { fil: 'x', travers: 'y' }),
    ),
    piece(
      merge(...[-1, 1].map((x) => box(70, 20, 60, 3).translate(x * 350, h - 20, 0))),
      zincBlanc(),
    ),
  ];
}
