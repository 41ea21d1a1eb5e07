/** Quick links: an oval of wire, opened by a long nut. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { Ligne, tube } from '../geometrie/balayage.ts';
import { thread } from '../geometrie/filetage.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { sixPans } from '../pieces/six-pans.ts';

const R = 4;

export default defineModele({
  nom: 'maillon-rapide',
  params: Type.Object({ finition: choix(...FINITIONS) }),
  extremes: [{ finition: 'zinc-blanc' }, { finition: 'inox' }],
  prise: { azimut: 0.45, elevation: 0.75 },
  construire({ finition }) {
    const longueur = R * 17.2;
    const a = R * 2.35;
    const droit = longueur / 2 - R - a;
    // From one end of the opening all the way round to the other.
    const ouverture = droit * 0.55;
    const tour = 2 * (Math.PI * a) + 4 * droit - 2 * ouverture;
    const anneau = new Ligne((t, out) => {
      let s = t * tour + ouverture;
      if (s < droit) return void out.set(a, s, 0);
      s -= droit;
      const arc = Math.PI * a;
      if (s < arc) return void out.set(a * Math.cos(s / a), droit + a * Math.sin(s / a), 0);
      s -= arc;
      if (s < 2 * droit) return void out.set(-a, droit - s, 0);
      s -= 2 * droit;
      if (s < arc) return void out.set(-a * Math.cos(s / a), -droit - a * Math.sin(s / a), 0);
      out.set(a, -droit + s - arc, 0);
    });
    const ecrou = sixPans({ plats: R * 3.3, hauteur: ouverture * 2.1, haut: 1, bas: 1 });
    const geometry = merge(
      tube(anneau, R, { pas: 200, cotes: 32 }),
      ecrou.translate(a, -ouverture * 0.75, 0),
      thread({
        diametre: R * 1.9,
        noyau: R * 1.55,
        pas: R * 0.36,
        y0: -ouverture * 1.75,
        y1: ouverture,
        profil: 'metrique',
      }).translate(a, 0, 0),
    );
    return groupe(
      poser(groupe(piece(geometry, metal(finition, 'y'))), {
        rotation: [-Math.PI / 2, 0, 1.05],
      }),
    );
  },
});
