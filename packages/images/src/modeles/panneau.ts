/** Boards, as a sample cut from them: the face, and the core on two edges. */
import type { MeshPhysicalMaterial } from 'three';
import * as Type from 'typebox';
import { plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { bois, type NomEssence } from '../matieres/bois.ts';
import { materiau } from '../matieres/materiau.ts';
import { agglomere, grains, mdf, osb } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { decor, faceImprimee, NOMS_DECOR } from '../pieces/decors.ts';
import { lamelles } from '../pieces/lamelles.ts';

/** Length and depth of the sample. */
const [L, P] = [126, 88];
/** Smaller than life, so that the figure of woods and chips is seen. */
const ECHELLE = 0.6;

export const AMES = [
  'agglomere',
  'compact',
  'mdf',
  'mdf-hydrofuge',
  'mdf-ignifuge',
  'agglomere-hydrofuge',
  'osb',
  'peuplier',
  'okoume',
  'bouleau-filme',
] as const;
type Ame = (typeof AMES)[number];

export default defineModele({
  nom: 'panneau',
  params: Type.Object({
    ame: choix(...AMES),
    /** « aucun » shows the board itself. */
    decor: choix('aucun', ...NOMS_DECOR),
    /** Millimetres. */
    epaisseur: mesure(3, 30),
    rives: choix('droites', 'rainurees'),
  }),
  extremes: [
    { ame: 'agglomere', decor: 'chene-naturel', epaisseur: 19, rives: 'droites' },
    { ame: 'agglomere', decor: 'marbre-blanc', epaisseur: 16, rives: 'droites' },
    { ame: 'compact', decor: 'beton', epaisseur: 12, rives: 'droites' },
    { ame: 'mdf-hydrofuge', decor: 'aucun', epaisseur: 19, rives: 'droites' },
    { ame: 'osb', decor: 'aucun', epaisseur: 18, rives: 'rainurees' },
    { ame: 'okoume', decor: 'aucun', epaisseur: 15, rives: 'droites' },
    { ame: 'bouleau-filme', decor: 'aucun', epaisseur: 18, rives: 'droites' },
    { ame: 'agglomere-hydrofuge', decor: 'aucun', epaisseur: 22, rives: 'rainurees' },
    { ame: 'mdf', decor: 'aucun', epaisseur: 3, rives: 'droites' },
  ],
  // Pale and lying flat: less light, or its colour is lost.
  prise: { azimut: 0.6, elevation: 0.6, cadre: 0.9, exposition: 0.84 },
  construire({ ame, decor: face, epaisseur, rives }) {
    const e = epaisseur * ECHELLE;
    const parts =
      ame in PLIS ? plis(ame as keyof typeof PLIS, e) : [piece(corps(e, rives), coeur(ame))];
    if (face !== 'aucun') {
      const peau = decor(face, { fil: 'x', travers: 'z' });
      const feuille = box(L, 0.5, P, 0.15);
      parts.push(
        piece(merge(feuille.clone().translate(0, e, 0), feuille.clone().translate(0, 0, 0)), peau),
      );
      const dessin = faceImprimee(face);
      if (dessin) {
        parts.push(
          piece(plan(L - 0.3, P - 0.3), dessin, {
            position: [0, e + 0.3, 0],
            rotation: [-Math.PI / 2, 0, 0],
          }),
        );
      }
    }
    if (ame === 'osb') parts.push(...lamelles(rives === 'droites' ? L : L - 9, P - 0.4, e));
    return groupe(...parts);
  },
});

/** The tongue along the front, a groove in the side. */
function corps(e: number, rives: 'droites' | 'rainurees') {
  if (rives === 'droites') return box(L, e, P, 0.25).translate(0, e / 2, 0);
  const levre = box(8, e * 0.32, P, 0.2);
  return merge(
    box(L - 8, e, P, 0.25).translate(-4, e / 2, 0),
    levre.clone().translate(L / 2 - 4, e * 0.16, 0),
    levre.clone().translate(L / 2 - 4, e * 0.84, 0),
    box(L, e * 0.3, 7, 0.6).translate(0, e / 2, P / 2 + 3),
  );
}

function coeur(ame: Ame): MeshPhysicalMaterial {
  if (ame === 'osb') return osb();
  if (ame === 'mdf') return mdf();
  if (ame === 'mdf-hydrofuge')
    return grains('#929a7c', '#9ea588', '#858d70', [2.5, 2.5, 2.5], 0.85, 0.08);
  if (ame === 'mdf-ignifuge')
    return grains('#bd8a78', '#c99887', '#ae7b69', [2.5, 2.5, 2.5], 0.85, 0.08);
  if (ame === 'agglomere-hydrofuge')
    return grains('#b6aa8c', '#cdc2a4', '#8d8e74', [0.45, 0.9, 0.45], 0.9, 0.2);
  if (ame === 'compact') return materiau({ couleur: '#2a2725', rugosite: 0.4 });
  return agglomere();
}

/** Plies: veneer of the faces, of the layers across, and their thickness. */
const PLIS = {
  peuplier: { face: 'peuplier', travers: 'peuplier', pli: 2.2 },
  okoume: { face: 'okoume', travers: 'okoume', pli: 1.9 },
  'bouleau-filme': { face: 'bouleau', travers: 'bouleau', pli: 1.4 },
} as const satisfies Record<string, { face: NomEssence; travers: NomEssence; pli: number }>;

function plis(ame: keyof typeof PLIS, e: number) {
  const { face, travers, pli } = PLIS[ame];
  const n = Math.max(3, 2 * Math.round((e / ECHELLE / pli - 1) / 2) + 1);
  const un = e / n;
  const couches = (reste: number) =>
    repeat(
      box(L, un * 0.98, P, Math.min(0.12, un * 0.2)),
      // From above: the face hides the plies under it, whose skin then costs nothing.
      Array.from({ length: n }, (_, i) => n - 1 - i)
        .filter((i) => i % 2 === reste)
        .map((i) => ({ position: [0, (i + 0.5) * un, 0] as const })),
    );
  return [
    piece(couches(0), bois(face, { fil: 'x', travers: 'z' })),
    // The grain of every other ply runs to the camera: its ends are darker.
    piece(couches(1), bois(travers, { fil: 'z', travers: 'x' })),
    ...(ame === 'bouleau-filme' ? film(e) : []),
  ];
}

/** Phenolic film, pressed with a wire mesh on the side one walks on. */
function film(e: number) {
  const brun = materiau({
    couleur: '#3c2a20',
    rugosite: 0.42,
    relief: { sorte: 'toile', echelle: 0.28, force: 0.5, axe: 'y' },
  });
  return [piece(box(L, 0.5, P, 0.15).translate(0, e, 0), brun), piece(box(L, 0.5, P, 0.15), brun)];
}
