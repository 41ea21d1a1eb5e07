/** Diamond blades: steel core, rim of sintered segments or in one piece, printed face. */
import * as Type from 'typebox';
import { dessiner, write, type Toile } from '../etiquettes/dessin.ts';
import { decalque, nomMarque } from '../etiquettes/etiquette.ts';
import { rond } from '../etiquettes/rond.ts';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, slot, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { inoxBrosse, laque } from '../matieres/metaux.ts';
import { materiau, lin } from '../matieres/materiau.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

const R = 62.5;
const SEGMENTS = 12;

export default defineModele({
  nom: 'disque-diamant',
  params: Type.Object({
    jante: choix('segmentee', 'continue'),
    materiau: choix('universel', 'beton', 'carrelage'),
    marque: choix(...CODES_MARQUE),
    alesage: mesure(0.06, 0.22),
  }),
  extremes: [
    { jante: 'segmentee', materiau: 'beton', marque: 'karbex', alesage: 0.185 },
    { jante: 'continue', materiau: 'carrelage', marque: 'durandal', alesage: 0.14 },
    { jante: 'segmentee', materiau: 'universel', marque: 'comptoir', alesage: 0.08 },
  ],
  prise: { azimut: 0.4, elevation: 0.3 },
  construire({ jante, materiau: pour, marque, alesage }) {
    const trou = R * alesage;
    const segmentee = jante === 'segmentee';
    const ame = hole(disc(R * 0.9), disc(trou));
    if (segmentee) {
      for (let i = 0; i < SEGMENTS; i++) {
        const a = (i / SEGMENTS) * Math.PI * 2;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        hole(ame, slot([R * 0.76 * c, R * 0.76 * s], [R * 0.86 * c, R * 0.86 * s], 1.3));
      }
    }
    const { teinte } = teinteOf(marque);
    const coeur = extrude(ame, 1.8, { chanfrein: 0.2, finesse: 60 }).translate(0, 0, -0.9);
    const diamant = materiau({
      couleur: lin(0.36, 0.35, 0.34),
      metal: 0.85,
      rugosite: 0.55,
      relief: { sorte: 'grain', echelle: 1.4, force: 0.3 },
    });
    return groupe(
      poser(
        groupe(
          piece(coeur, segmentee ? inoxBrosse('x') : laque(teinte, 0.42)),
          piece(segmentee ? segments() : couronne(), diamant),
          piece(rond(R * 0.7, trou + 1, 1.05), decalque(dessin(marque, pour, segmentee))),
        ),
        { rotation: [-0.16, 0, 0] },
      ),
    );
  },
});

function arc(dehors: number, dedans: number, demi: number) {
  const pas = Array.from({ length: 9 }, (_, i) => -demi + (demi * i) / 4);
  const au =
    (r: number) =>
    (t: number): Point2 => [r * Math.cos(t), r * Math.sin(t)];
  return polygon([...pas.map(au(dehors)), ...pas.toReversed().map(au(dedans))]);
}

function segments() {
  const demi = Math.PI / SEGMENTS - 0.035;
  const un = extrude(arc(R, R * 0.86, demi), 2.8, { chanfrein: 0.3 })
    .translate(0, 0, -1.4)
    .rotateZ(Math.PI / SEGMENTS);
  return repeatAround(un, SEGMENTS, 'z');
}

/** One ring, its faces notched to carry dust away. */
function couronne() {
  const anneau = extrude(hole(disc(R), disc(R * 0.87)), 1.6, { chanfrein: 0.2, finesse: 72 });
  const cran = extrude(arc(R * 1.002, R * 0.885, 0.045), 2.5, { chanfrein: 0.3 });
  return merge(anneau.translate(0, 0, -0.8), repeatAround(cran.translate(0, 0, -1.25), 36, 'z'));
}

function dessin(marque: Marque, pour: string, segmentee: boolean) {
  const { teinte, encre, appoint } = teinteOf(marque);
  const fond = segmentee ? teinte : appoint;
  return dessiner(1024, 1024, (toile) => {
    toile.clearRect(0, 0, 1024, 1024);
    couronneDessinee(toile, fond);
    const couleur = segmentee ? encre : fond === '#26282c' ? '#ffffff' : '#26282c';
    nomMarque(toile, marque, { x: 512, y: 190, taille: 120, largeur: 560, couleur });
    write(toile, {
      texte: { universel: 'U', beton: 'B', carrelage: 'C' }[pour] ?? '',
      x: 512,
      y: 850,
      taille: 190,
      couleur,
      graisse: 900,
    });
  });
}

/** A printed band round the middle, which stays bare. */
function couronneDessinee(toile: Toile, couleur: string): void {
  toile.fillStyle = couleur;
  toile.beginPath();
  toile.arc(512, 512, 500, 0, Math.PI * 2);
  toile.arc(512, 512, 290, 0, Math.PI * 2, true);
  toile.fill();
}
