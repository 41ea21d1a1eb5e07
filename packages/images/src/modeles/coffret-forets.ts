/** Sets of drills: a metal case open, the drills standing in their rack by size. */
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { imprime, nomMarque, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { cobalt, epoxy, hss, titane } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';
import { helice, sectionForet } from '../pieces/helice.ts';

const NUANCES = { 'hss-meule': hss, 'hss-titane': titane, 'hss-cobalt': cobalt } as const;
const L = 186;
const P = 60;

export default defineModele({
  nom: 'coffret-forets',
  params: Type.Object({
    nombre: choix('19', '25'),
    nuance: choix('hss-meule', 'hss-titane', 'hss-cobalt'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { nombre: '19', nuance: 'hss-meule', marque: 'durandal' },
    { nombre: '25', nuance: 'hss-titane', marque: 'karbex' },
    { nombre: '25', nuance: 'hss-cobalt', marque: 'comptoir' },
  ],
  prise: { azimut: 0.42, elevation: 0.34 },
  construire({ nombre, nuance, marque }) {
    const { teinte } = teinteOf(marque);
    const tole = epoxy(teinte);
    const cuve = merge(
      box(L, 3, P, 1).translate(0, 1.5, 0),
      box(L, 38, 2.4, 1).translate(0, 19, P / 2 - 1.2),
      box(L, 38, 2.4, 1).translate(0, 19, -P / 2 + 1.2),
      box(2.4, 38, P, 1).translate(L / 2 - 1.2, 19, 0),
      box(2.4, 38, P, 1).translate(-L / 2 + 1.2, 19, 0),
    );
    const couvercle = merge(
      box(L, 118, 2.4, 1),
      box(L, 2.4, 18, 1).translate(0, 58, 8),
      box(2.4, 118, 18, 1).translate(L / 2 - 1.2, 0, 8),
      box(2.4, 118, 18, 1).translate(-L / 2 + 1.2, 0, 8),
    );
    const etiquette = dessiner(1024, 512, (toile) => dessinEtiquette(toile, marque, nombre));
    return groupe(
      piece(cuve, tole),
      piece(box(L - 6, 30, P - 8, 2), plastique('#2b2e33'), { position: [0, 19, 0] }),
      piece(rangees(Number(nombre)), NUANCES[nuance]()),
      poser(
        groupe(
          piece(couvercle, tole),
          piece(plan(128, 64), imprime(etiquette), { position: [0, 6, 1.6] }),
        ),
        { position: [0, 96, -P / 2 - 12], rotation: [-0.2, 0, 0] },
      ),
    );
  },
});

/** The thin ones in front, the thick ones behind. */
function rangees(nombre: number) {
  const devant = Math.ceil(nombre * 0.56);
  return merge(
    ...Array.from({ length: nombre }, (_, i) => {
      const place = i < devant ? i / (devant - 1) : (i - devant) / (nombre - devant - 1);
      const r = 0.9 + (i / (nombre - 1)) * (nombre > 19 ? 5.2 : 4.4);
      const haut = 44 + (i / (nombre - 1)) * 62;
      const y0 = 28;
      return merge(
        helice({
          rayon: r,
          y0: y0 + haut * 0.14,
          y1: y0 + haut,
          tours: (haut * 0.8) / (r * 6 + 4),
          section: sectionForet(),
          pointe: 1.03,
          sortie: r * 3,
          pas: 44,
          cotes: 13,
        }),
        lathe(
          [
            [r * 0.95, y0],
            [r * 0.95, y0 + haut * 0.2],
          ],
          20,
        ),
      ).translate((place - 0.5) * (L - 30), 0, i < devant ? 14 : -11);
    }),
  );
}

function dessinEtiquette(toile: Parameters<typeof remplir>[0], marque: Marque, nombre: string) {
  remplir(toile, '#f1efea', 0, 0, 1024, 512);
  remplir(toile, teinteOf(marque).teinte, 0, 0, 1024, 210);
  nomMarque(toile, marque, { x: 512, y: 108, taille: 130, largeur: 900 });
  write(toile, { texte: nombre, x: 512, y: 370, taille: 220, couleur: '#26282c', graisse: 900 });
}
