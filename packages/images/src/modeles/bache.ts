/** Tarpaulins with eyelets: folded, a corner turned; colour and thickness by their weight. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { anodise } from '../matieres/metaux.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';

/** Grammes per square metre: blue and light, green, grey and heavy. */
const TEINTES = { '80': '#2a62b0', '150': '#2f6b45', '240': '#7d8288' } as const;

export default defineModele({
  nom: 'bache',
  params: Type.Object({ grammage: choix('80', '150', '240') }),
  extremes: [{ grammage: '150' }, { grammage: '80' }, { grammage: '240' }],
  prise: { azimut: 0.5, elevation: 0.5 },
  construire({ grammage }) {
    const e = 7 + Number(grammage) * 0.045;
    const plis = 6;
    const toile = textile(TEINTES[grammage], 'lisse', 'y');
    // Folds lie one on another, round at the front edge, each a little off.
    const couches = Array.from({ length: plis }, (_, i) =>
      box(330 - (i % 2) * 6, e * 1.02, 250 - ((i * 7) % 9), e * 0.48).translate(
        (i % 3) * 2 - 2,
        e * (i + 0.5),
        ((i * 5) % 7) - 3,
      ),
    );
    const y = plis * e;
    // The upper layer comes back over at a corner.
    const rabat = surface(
      40,
      30,
      (u, v, out) => {
        const [x, z] = [-165 + u * 330, -125 + v * 250];
        const d = Math.max(0, (x + z - 170) / Math.SQRT2);
        const r = 20;
        const a = Math.min(Math.PI, d / r);
        const reste = Math.max(0, d - Math.PI * r);
        const avance = d === 0 ? 0 : r * Math.sin(a) - reste - d;
        out.set(
          x + avance / Math.SQRT2,
          y + 1.5 + r * (1 - Math.cos(a)) + Math.sin(x * 0.03) * 0.8,
          z + avance / Math.SQRT2,
        );
      },
      0.8,
    );
    const oeillet = lathe(
      [
        [5, 0],
        [9.5, 0, 0.6],
        [9.5, 2, 0.8],
        [5, 1.4, 0.5],
        [5, 0],
      ],
      32,
    );
    const places = [
      ...[-150, -70, 10].map((x) => ({ position: [x, y + 1.6, 110] as const })),
      ...[-110, -40, 30].map((z) => ({ position: [150, y + 1.6, z - 6] as const })),
      ...[-80, 0, 80].map((z) => ({ position: [-150, y + 1.6, z] as const })),
    ];
    return groupe(
      piece(merge(...couches, rabat), toile),
      piece(repeat(oeillet, places), anodise()),
    );
  },
});
