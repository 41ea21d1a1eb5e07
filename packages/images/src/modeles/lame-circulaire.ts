/** Circular saw blades: carbide-tipped teeth, expansion slots, printed plate. */
import * as Type from 'typebox';
import { dessiner, tracer, type Toile } from '../etiquettes/dessin.ts';
import { decalque, nomMarque } from '../etiquettes/etiquette.ts';
import { rond } from '../etiquettes/rond.ts';
import { groupe, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, slot, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { carbure, hss, inoxBrosse } from '../matieres/metaux.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

const R = 95;
const TROU = 13;

export default defineModele({
  nom: 'lame-circulaire',
  params: Type.Object({
    dents: nombre(10, 100),
    materiau: choix('bois', 'aluminium'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { dents: 24, materiau: 'bois', marque: 'durandal' },
    { dents: 80, materiau: 'aluminium', marque: 'karbex' },
    { dents: 12, materiau: 'bois', marque: 'comptoir' },
  ],
  prise: { azimut: 0.4, elevation: 0.3 },
  construire({ dents, materiau, marque }) {
    const creux = Math.min(R * 0.13, (Math.PI * R) / dents);
    const ame = hole(disque(dents, creux), disc(TROU));
    for (let i = 0; i < 4; i++) fente(ame, (i / 4) * Math.PI * 2 + 0.4, R - creux);
    const corps = extrude(ame, 1.8, { chanfrein: 0.15, finesse: 40 }).translate(0, 0, -0.9);
    // Brazed in the face of the tooth, wider than the plate on both sides.
    const h = Math.min(9, creux * 0.8);
    const dent = extrude(
      polygon([
        [R - h, 0],
        [R + 0.6, 0.4],
        [R + 0.2, 2.2],
        [R - h, 1.6],
      ]),
      2.9,
      { chanfrein: 0.15 },
    )
      .rotateZ(-0.12)
      .translate(0, R * 0.115, -1.45);
    return groupe(
      poser(
        groupe(
          piece(corps, inoxBrosse('y')),
          piece(repeatAround(dent, dents, 'z'), carbure()),
          // Ground bright where the flange of the saw clamps.
          piece(rond(R * 0.3, TROU + 0.4, 0.98), hss()),
          piece(rond(R * 0.72, TROU + 1, 1), decalque(dessin(marque, materiau))),
        ),
        { rotation: [-0.14, 0, 0] },
      ),
    );
  },
});

/** Teeth hook forward, with round gullets; counter-clockwise. */
function disque(dents: number, creux: number) {
  const points: Point2[] = [];
  for (let i = 0; i < dents; i++) {
    const at = (t: number, r: number) => {
      const a = ((i + t) / dents) * Math.PI * 2;
      points.push([r * Math.cos(a), r * Math.sin(a)]);
    };
    at(0.04, R - creux * 0.96);
    at(0, R - 0.6);
    at(0.2, R - 1.2);
    at(0.5, R - creux * 0.3);
    at(0.78, R - creux * 0.72);
    at(0.92, R - creux);
  }
  return polygon(points);
}

function fente(ame: ReturnType<typeof disque>, a: number, r: number): void {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  hole(ame, slot([r * 0.86 * c, r * 0.86 * s], [r * 0.97 * c, r * 0.97 * s], 0.9));
  hole(ame, disc(2.6, r * 0.83 * c, r * 0.83 * s));
}

function dessin(marque: Marque, materiau: 'bois' | 'aluminium') {
  const { teinte, appoint } = teinteOf(marque);
  return dessiner(1024, 1024, (toile) => {
    toile.clearRect(0, 0, 1024, 1024);
    secteur(toile, teinte, 500, 250, Math.PI * 1.02, Math.PI * 1.98);
    secteur(toile, materiau === 'bois' ? '#b98a4e' : '#5f86b8', 500, 400, 0.35, Math.PI - 0.35);
    nomMarque(toile, marque, { x: 512, y: 150, taille: 120, largeur: 520 });
    tracer(toile, appoint, [
      [360, 225],
      [664, 225],
      [640, 250],
      [384, 250],
    ]);
  });
}

function secteur(toile: Toile, couleur: string, r: number, r0: number, a: number, b: number) {
  toile.fillStyle = couleur;
  toile.beginPath();
  toile.arc(512, 512, r, a, b);
  toile.arc(512, 512, r0, b, a, true);
  toile.closePath();
  toile.fill();
}
