/** Beanies: thick ribs drawn together at the top, the cuff turned up. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { clamp01, smoothstep } from '../sdf/champ.ts';

const MAILLES = 46;

export default defineModele({
  nom: 'bonnet',
  params: Type.Object({ couleur: choix(...CODES_COULEUR) }),
  extremes: [{ couleur: 'marine' }, { couleur: 'orange-fluo' }],
  prise: { azimut: 0.3, elevation: 0.1, cadre: 0.8 },
  construire({ couleur }) {
    const laine = textile(COULEURS[couleur], 'tricot', 'z');
    const cotes = (turn: number, force: number) =>
      force * Math.abs(Math.cos((turn * MAILLES) / 2)) ** 0.7;
    const dome = surface(
      368,
      60,
      (u, v, out) => {
        const turn = u === 1 ? 0 : u * Math.PI * 2;
        const t = clamp01((v - 0.35) / 0.65);
        const r = 96 * Math.sqrt(Math.max(0, 1 - t ** 2.6)) * (0.94 + 0.06 * v);
        const mou = 3 * Math.sin(turn * 3 + v * 6) * smoothstep(0.2, 0.7, v) * (1 - t);
        const k =
          r + cotes(turn, 3.2) * smoothstep(0, 0.06, 1 - t) + mou * smoothstep(0, 0.2, 1 - t);
        out.set(
          k * Math.sin(turn),
          v * 205 + 4 * Math.sin(turn * 2) * v * (1 - t),
          k * 0.94 * Math.cos(turn),
        );
      },
      1,
    );
    const revers = surface(
      368,
      26,
      (u, v, out) => {
        const turn = u === 1 ? 0 : u * Math.PI * 2;
        const roule = Math.sin(v * Math.PI);
        const k = 98 + 6 * roule ** 0.35 + cotes(turn, 3.4) * roule ** 0.4;
        out.set(
          k * Math.sin(turn),
          -3 + v * 72 + 1.5 * Math.sin(turn * 3),
          k * 0.94 * Math.cos(turn),
        );
      },
      1,
    );
    return groupe(piece(dome, laine), piece(revers, laine));
  },
});
