/** Tape measures: case, the tape that comes out of it with its hook, the length on the side. */
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { decalque, imprime, nomMarque, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { chromeMat } from '../matieres/metaux.ts';
import { bimatiere, caoutchouc } from '../matieres/plastiques.ts';
import { defineModele, choix, mesure } from '../modele.ts';
import { CODES_MARQUE, type Marque } from '../nuancier.ts';
import { couleurVive, encreVive, GOMME } from '../pieces/manche.ts';
import { intersection, raise, union } from '../sdf/champ.ts';
import { block, cylinder } from '../sdf/corps.ts';
import { mesh, reach, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'metre-ruban',
  params: Type.Object({
    /** Metres, printed on the case. */
    longueur: choix('2', '3', '5', '8', '10'),
    /** Width of the tape: the case is as thick. */
    ruban: mesure(13, 27),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { longueur: '5', ruban: 25, marque: 'bremond' },
    { longueur: '3', ruban: 16, marque: 'stahlmann' },
    { longueur: '10', ruban: 25, marque: 'comptoir' },
  ],
  prise: { azimut: 0.45, elevation: 0.24 },
  construire({ longueur, ruban, marque }) {
    const h = ruban / 2 + 4.5;
    // Flat sides: melting the bodies together would swell them.
    const boitier = intersection(
      4,
      union(
        9,
        cylinder([0, 36, 0], 'z', 33, h + 6, 5),
        block([1, 17, 0], [35, 16, h + 6], 5),
        block([20, 12, 0], [17, 11, h + 6], 4),
      ),
      (_x, _y, z) => Math.abs(z) - h,
    );
    // Rubber round the rim, the front and below; the flat sides are hard and coloured.
    const gomme = (x: number, y: number) => 26.5 - Math.hypot(x, (y - 35) * 1.02);
    const corps = raise(boitier, gomme, 0.9);
    const geometry = regions(mesh(corps, [-45, -6, -h - 8], [46, 76, h + 8], 1.15), gomme);
    return groupe(
      piece(
        geometry,
        bimatiere(couleurVive(marque), { couleurB: GOMME, rugositeB: 0.7, joint: 0.6 }),
      ),
      piece(box(9, 5, ruban * 0.6, 1.5).rotateZ(-0.55), caoutchouc('#3a3d42'), {
        position: [27, 58, 0],
      }),
      piece(plan(44, 44), decalque(face(longueur, marque)), {
        position: [0, 35, reach(corps, 'z', 0, 35, 40) + 0.25],
      }),
      piece(bande(ruban), imprime(graduation(), 0.3, 0.4)),
      piece(
        merge(
          box(1.2, 11, ruban * 0.8, 0.4).translate(84.6, 4.5, 0),
          box(11, 1, ruban * 0.6, 0.4).translate(79.5, 10.2, 0),
          ...[-0.18, 0, 0.18].map((k) =>
            extrude(disc(1.3), 0.7, { chanfrein: 0.2 })
              .rotateX(-Math.PI / 2)
              .translate(78 + Math.abs(k) * 12, 10.6, k * ruban),
          ),
        ),
        chromeMat(),
      ),
    );
  },
});

/** Arched across, as a tape is that must stand out. */
function bande(ruban: number) {
  return surface(
    1,
    12,
    (u, v, out) => {
      const z = (0.5 - v) * ruban;
      out.set(30 + u * 54, 9.4 + 2.6 * (2 * v - 1) ** 2 - (1 - u) * 1.2, z);
    },
    1,
  );
}

function graduation() {
  return dessiner(1024, 460, (toile) => {
    remplir(toile, '#f2cd2e', 0, 0, 1024, 460);
    for (let i = 0; i < 54; i++) {
      const long = i % 10 === 4 ? 1 : i % 5 === 4 ? 0.7 : 0.45;
      remplir(toile, '#1b1c1e', i * 19, 460 - 190 * long, 4, 190 * long);
      remplir(toile, '#1b1c1e', i * 19, 0, 4, 120 * long);
    }
    for (const [i, x] of [160, 350, 540, 730, 920].entries()) {
      write(toile, { texte: String(5 - i), x, y: 205, taille: 150, couleur: '#1b1c1e' });
    }
  });
}

function face(longueur: string, marque: Marque) {
  const clair = encreVive(marque);
  return dessiner(512, 512, (toile) => {
    toile.clearRect(0, 0, 512, 512);
    nomMarque(toile, marque, { x: 256, y: 110, taille: 92, largeur: 440, couleur: clair });
    write(toile, {
      texte: `${longueur}m`,
      x: 256,
      y: 300,
      taille: 250,
      largeur: 470,
      graisse: 900,
      couleur: clair,
    });
  });
}
