/** Pipes and ducts. */
import { profil } from '../formes/profil.ts';
import { borner, mm, type Mesures } from '../mesures.ts';
import type { Schemas } from '../schema.ts';
import { cercle, croix, percer, type Point } from '../traits.ts';
import { cote, repere } from '../vue.ts';

interface Tuyau {
  longueur: string | undefined;
  epaisseur?: string;
  /** Thickness of its wall where none is told, as a part of its radius. */
  paroi?: number;
}

/** A pipe: its section, and its length. */
function tuyau({ longueur, epaisseur, paroi = 0.12 }: Tuyau) {
  const murs = (m: Mesures): Point => {
    const r = mm(m, 'diametre') / 2;
    const e = epaisseur === undefined ? paroi * r : mm(m, epaisseur);
    return [r, paroi === 1 ? r : borner(e, r * 0.08, r * 0.4)];
  };
  return profil({
    codes: epaisseur === undefined ? ['diametre'] : ['diametre', epaisseur],
    ...(longueur === undefined ? {} : { longueur }),
    section: (m) => {
      const [r, e] = murs(m);
      return [
        percer(cercle([0, 0], r, 'hachures'), ...(e < r ? [cercle([0, 0], r - e)] : [])),
        ...croix([0, 0], r),
      ];
    },
    cotes: (m) => {
      const [r, e] = murs(m);
      const mur =
        epaisseur === undefined
          ? []
          : [repere([0.7 * (r - e / 2), 0.7 * (r - e / 2)], [44, 64], epaisseur)];
      return [cote('gauche', -r, r, 'diametre', { signe: 'Ø', depuis: [0, 0] }), ...mur];
    },
  });
}

export const TUYAUX: Schemas = {
  'tube-cuivre': tuyau({ longueur: 'longueur-tube', epaisseur: 'epaisseur' }),
  'couronne-tube': tuyau({ longueur: 'longueur-tube', epaisseur: 'epaisseur' }),
  'tube-pvc': tuyau({ longueur: 'longueur-tube' }),
  tube: tuyau({ longueur: 'longueur-barre-m' }),
  'gaine-annelee': tuyau({ longueur: 'longueur-cable' }),
  'gaine-ventilation': tuyau({ longueur: 'longueur-tube', paroi: 0.06 }),
  'fond-joint': tuyau({ longueur: 'longueur-rouleau', paroi: 1 }),
};
