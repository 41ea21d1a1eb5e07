/** Hole saws: toothed cup, slots to push the core out, threaded base. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, holes } from '../geometrie/contours.ts';
import { extrudeUp } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { acierBrut, laque } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';

const H = 44;

export default defineModele({
  nom: 'scie-cloche',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Beside a depth that is always the same. */
    diametre: mesure(14, 155),
  }),
  extremes: [
    { marque: 'durandal', diametre: 51 },
    { marque: 'karbex', diametre: 20 },
    { marque: 'comptoir', diametre: 127 },
  ],
  prise: { azimut: 0.62, elevation: 0.36 },
  construire({ marque, diametre }) {
    const r = diametre / 2;
    const { teinte, appoint } = teinteOf(marque);
    // A maker in black would hide its shape: its second colour then.
    const couleur = ['karbex', 'ankra', 'stahlmann'].includes(marque) ? appoint : teinte;
    const fond = hole(disc(r), disc(Math.min(8, r * 0.5)));
    if (r > 17)
      holes(
        fond,
        3,
        [0, 1, 2, 3].map(
          (i) => [12 * Math.cos((i * Math.PI) / 2), 12 * Math.sin((i * Math.PI) / 2)] as const,
        ),
      );
    const cloche = merge(
      paroi(r, r),
      paroi(r, r - 1.6),
      extrudeUp(fond, 4.5, { chanfrein: 0.5, finesse: 48 }),
    );
    return groupe(
      poser(
        groupe(piece(cloche, laque(couleur, 0.36)), piece(couronne(r), acierBrut())),
        // Lies on its wall, its teeth towards us.
        { rotation: [Math.PI / 2, 0, 0.6] },
      ),
    );
  },
});

/** Pushed in where the slots are. */
function paroi(r: number, rayon: number) {
  const fentes = r > 22 ? 3 : 2;
  const dehors = r === rayon;
  return surface(
    144,
    44,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const y = 0.6 + v * (H - 8);
      const ecart = Math.abs(((u * fentes) % 1) - 0.5) * ((Math.PI * 2 * r) / fentes);
      const fente = Math.abs(y - H * 0.46) < H * 0.22 && ecart < Math.min(4, r * 0.16);
      const k = dehors && fente ? rayon - 1.3 : rayon;
      out.set(k * Math.sin(turn), y, k * Math.cos(turn));
    },
    0.4,
  );
}

/** Variable pitch: teeth by fours and sixes, set in turn to both sides. */
function couronne(r: number) {
  const dents = Math.max(12, Math.round((Math.PI * 2 * r) / 5));
  const pas = 6;
  const bande = (rayon: number) =>
    surface(
      dents * pas,
      2,
      (u, v, out) => {
        const turn = u === 1 ? 0 : u * Math.PI * 2;
        const place = (u * dents) % 1;
        const haut = H - 4 * (place < 0.8 ? place / 0.8 : 1 - (place - 0.8) / 0.2) - 0.4;
        const voie = v > 0.9 ? (Math.floor(u * dents) % 2 === 0 ? 0.5 : -0.3) * (1 - place) : 0;
        const y = v === 0 ? H - 8.4 : v === 1 ? haut : H - 6;
        out.set((rayon + voie) * Math.sin(turn), y, (rayon + voie) * Math.cos(turn));
      },
      0.3,
    );
  return merge(bande(r + 0.1), bande(r - 1.7));
}
