/** Parkas: long, hooded, padded, four pockets; of one colour, or fluorescent over a dark hem with tape. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import { buste } from '../pieces/buste.ts';
import { capuche } from '../pieces/cols.ts';
import { peau, travers } from '../pieces/etoffe.ts';
import { boutons, patte } from '../pieces/fermetures.ts';
import { tissu, TEINTS } from '../pieces/habit.ts';
import { corpsOf, empiecement, poignets, PRISE_VETEMENT, retroreflechir } from '../pieces/haut.ts';
import { poche } from '../pieces/poches.ts';

export default defineModele({
  nom: 'parka',
  params: Type.Object({
    couleur: choix(...CODES_COULEUR),
    /** Colour of the hem, the cuffs and the shoulders. */
    contraste: choix(...CODES_COULEUR),
    bandes: Type.Boolean(),
  }),
  extremes: [
    { couleur: 'marine', contraste: 'marine', bandes: false },
    { couleur: 'jaune-fluo', contraste: 'marine', bandes: true },
  ],
  prise: PRISE_VETEMENT,
  construire({ couleur: code, contraste: autre, bandes }) {
    const [couleur, contraste] = [TEINTS[code], TEINTS[autre]];
    const sorte = 'softshell';
    const b = buste({
      longueur: 850,
      manches: 'longues',
      ampleur: 1.12,
      plis: 0.9,
      encolure: 66,
      evase: 6,
    });
    const bas = b.bas;
    const sombre = tissu(contraste, sorte);
    return groupe(
      ...corpsOf(b, { couleur, sorte }),
      ...(autre === code
        ? []
        : [
            piece(peau(travers(b.corps, -1, 290), { ecart: 1.2 }), sombre),
            ...b.manches.map((m) => piece(peau(travers(m, -1, 150), { ecart: 1.2 }), sombre)),
            ...empiecement(b, -104, contraste, sorte),
          ]),
      ...capuche(b, bandes ? contraste : couleur, sorte, { doublure: '#2a2c31' }),
      ...(bandes
        ? retroreflechir(b, { corps: [-360, -520], manches: [270, 170], bretelles: true })
        : []),
      ...patte(b.z, { bas: bas + 4, haut: -60, large: 64, couleur, sorte }),
      boutons(
        [-96, -230, -364, -498, -632, -766].map((y) => [14, y] as const),
        (x, y) => b.z(x, y) + 3,
        bandes ? '#2a2c31' : 'metal',
        8,
      ),
      ...poignets(b, contraste, sorte, 50),
      ...[1, -1].flatMap((sens) => [
        ...poche(
          {
            x: sens * 140,
            y: bas + 258,
            large: 160,
            haut: 176,
            rabat: 62,
            couleur: bandes ? contraste : couleur,
            sorte,
            gonfle: 5,
          },
          b.z,
        ),
        ...(bandes
          ? []
          : poche(
              {
                x: sens * 130,
                y: -190,
                large: 120,
                haut: 130,
                rabat: 50,
                couleur,
                sorte,
                gonfle: 4,
              },
              b.z,
            )),
      ]),
    );
  },
});
