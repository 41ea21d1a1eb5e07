/** Coveralls: trousers and jacket in one; of cloth in two colours, or of white film with a hood. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { genoux, jambesOf, pochesCuisse } from '../pieces/bas.ts';
import { buste } from '../pieces/buste.ts';
import { capuche, colChemise } from '../pieces/cols.ts';
import { peau, rapporter, travers, type Coupe } from '../pieces/etoffe.ts';
import { zip } from '../pieces/fermetures.ts';
import { cotes, tissu, TEINTS } from '../pieces/habit.ts';
import { corpsOf, empiecement, poignets, PRISE_VETEMENT } from '../pieces/haut.ts';
import { jambes } from '../pieces/jambes.ts';
import { poche } from '../pieces/poches.ts';

export default defineModele({
  nom: 'combinaison',
  params: Type.Object({
    forme: choix('tissu', 'jetable'),
    couleur: choix(...CODES_COULEUR),
    contraste: choix(...CODES_COULEUR),
  }),
  extremes: [
    { forme: 'tissu', couleur: 'marine', contraste: 'bleu' },
    { forme: 'jetable', couleur: 'blanc', contraste: 'blanc' },
  ],
  prise: { ...PRISE_VETEMENT, cadre: 0.94 },
  construire({ forme, couleur: code, contraste: autre }) {
    const [couleur, contraste] = [TEINTS[code], TEINTS[autre]];
    const jetable = forme === 'jetable';
    const sorte = jetable ? 'nontisse' : 'serge';
    const b = buste({
      longueur: 520,
      manches: 'longues',
      ampleur: jetable ? 1.1 : 1.04,
      encolure: 72,
      plis: 1.1,
      serre: jetable ? 0.1 : 0.14,
    });
    const j = jambes({
      longueur: 1020,
      ampleur: jetable ? 1.16 : 1.08,
      bas: jetable ? 50 : 60,
      plis: jetable ? 1.2 : 1,
      taille: jetable ? 238 : 216,
    });
    const toile = { couleur, contraste, sorte } as const;
    const bas = poser(
      groupe(
        ...jambesOf(j, toile).slice(0, jetable ? 2 : 99),
        ...(jetable ? [] : [...genoux(j, toile), ...pochesCuisse(j, toile)]),
      ),
      {
        position: [0, -496, 0],
      },
    );
    const taille: Coupe = {
      bas: [
        [-b.demi(-519), -545],
        [b.demi(-519), -545],
      ],
      haut: [
        [-b.demi(-500), -500],
        [b.demi(-500), -500],
      ],
    };
    const ceinture = rapporter(taille, (x, y) => Math.max(b.z(x, y), j.z(x, y + 496)), 3);
    const fronce = {
      ...ceinture,
      at(u: number, v: number) {
        const [x, y, z] = ceinture.at(u, v);
        return [x, y, z + 1.8 * Math.cos(u * ceinture.large * 0.5)] as const;
      },
    };
    const haut: Object3D[] = jetable
      ? [
          ...capuche(b, couleur, sorte, { serre: 0.08 }),
          ...b.manches.map((m) => cotes(m, 36, couleur)),
          ...j.jambes.map((leg) => poser(cotes(leg, 36, couleur), { position: [0, -496, 0] })),
          zip(
            [0, -660],
            [0, -56],
            (x, y) => (y > -500 ? b.z(x, y) : j.z(x, y + 496)) + 2,
            couleur,
            26,
          ),
        ]
      : [
          ...empiecement(b, -128, contraste, sorte),
          ...colChemise(b, contraste, sorte, 60),
          ...poignets(b, contraste, sorte),
          ...[40, -40].map((x) =>
            zip(
              [x * 0.9, -720],
              [x, -84],
              (px, y) => (y > -500 ? b.z(px, y) : j.z(px, y + 496)) + 2.4,
              contraste,
              15,
            ),
          ),
          ...[1, -1].flatMap((sens) =>
            poche(
              {
                x: sens * 130,
                y: -176,
                large: 104,
                haut: 124,
                rabat: 42,
                couleur,
                couleurRabat: contraste,
                sorte,
              },
              b.z,
            ),
          ),
        ];
    return groupe(
      ...corpsOf(b, { couleur, sorte }),
      bas,
      piece(peau(fronce, { pas: 2.6 }), tissu(jetable ? couleur : contraste, sorte)),
      ...(jetable
        ? []
        : [
            poser(
              groupe(
                ...j.jambes.map((leg) =>
                  piece(peau(travers(leg, -1, 20), { ecart: 1 }), tissu(contraste, sorte)),
                ),
              ),
              { position: [0, -496, 0] },
            ),
          ]),
      ...haut,
    );
  },
});
