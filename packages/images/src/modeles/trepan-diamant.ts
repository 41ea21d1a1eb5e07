/** Diamond core bits for tiles: thin tube with a brazed crown on an M14 nut. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { lin, materiau } from '../matieres/materiau.ts';
import { chromeMat, laque } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { sixPans } from '../pieces/six-pans.ts';

const COLLET = 24;

export default defineModele({
  nom: 'trepan-diamant',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Beside a nut that is always M14. */
    diametre: mesure(5, 70),
  }),
  extremes: [
    { marque: 'durandal', diametre: 35 },
    { marque: 'karbex', diametre: 8 },
    { marque: 'neutre', diametre: 68 },
  ],
  prise: { azimut: 0.55, elevation: 0.4 },
  construire({ marque, diametre }) {
    const r = diametre / 2;
    const long = 38;
    const { teinte, appoint } = teinteOf(marque);
    const haut = COLLET + long;
    const tube = merge(
      surface(
        96,
        30,
        (u, v, out) => {
          const turn = u === 1 ? 0 : u * Math.PI * 2;
          const y = COLLET + 3 + v * (long - 10);
          const flanc = Math.abs(Math.sin(turn)) * r;
          const fente = Math.cos(turn) > 0 && flanc < Math.min(3, r * 0.3) && v > 0.25 && v < 0.8;
          const k = fente ? r - Math.min(1.2, r * 0.2) : r;
          out.set(k * Math.sin(turn), y, k * Math.cos(turn));
        },
        0.4,
      ),
      lathe([
        [Math.min(9, r), COLLET - 1],
        [r, COLLET + 2, 1],
        [r, COLLET + 4],
      ]),
    );
    const couronne = lathe(
      [
        [r + 0.1, haut - 8],
        [r + 0.7, haut - 7.4, 0.3],
        [r + 0.7, haut, 0.5],
        [r - 1.6, haut, 0.5],
        [r - 1.6, haut - 9, 0.3],
        [r - 1.2, COLLET + 6],
      ],
      96,
    );
    const ecrou = merge(
      sixPans({ plats: 19, hauteur: 12, haut: 1, bas: 1 }).translate(0, COLLET - 12, 0),
      thread({
        diametre: 14,
        noyau: 12,
        pas: 2,
        y0: 0,
        y1: COLLET - 11,
        profil: 'metrique',
      }),
      lathe([
        [0, 0],
        [5.8, 0, 0.3],
        [6, 0.6],
      ]),
    );
    const diamant = materiau({
      couleur: lin(0.4, 0.39, 0.36),
      metal: 0.8,
      rugosite: 0.6,
      relief: { sorte: 'grain', echelle: 1.6, force: 0.35 },
    });
    const couleur = marque === 'karbex' ? appoint : teinte;
    return groupe(
      poser(
        groupe(
          piece(tube, laque(couleur, 0.36)),
          piece(couronne, diamant),
          piece(ecrou, chromeMat()),
        ),
        // Lies on its crown and on the nut.
        { rotation: [0.3, 0, Math.atan2(r - 9.5, haut) - Math.PI / 2] },
      ),
    );
  },
});
