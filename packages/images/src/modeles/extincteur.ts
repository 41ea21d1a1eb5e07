/** Fire extinguishers: the red bottle, valve and levers, hose and horn, gauge, label by agent. */
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { cintre, imprime } from '../etiquettes/etiquette.ts';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, sweep, tube } from '../geometrie/balayage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { laiton, nickel } from '../matieres/metaux.ts';
import { caoutchouc, plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const TEINTES = { eau: '#1f6fb5', poudre: '#2b5fa0', co2: '#2a2c30' } as const;
const FEUX = { eau: 'AB', poudre: 'ABC', co2: 'B' } as const;

export default defineModele({
  nom: 'extincteur',
  params: Type.Object({
    agent: choix('eau', 'poudre', 'co2'),
    /** Height of the bottle over its width. */
    elancement: mesure(2, 5),
  }),
  extremes: [
    { agent: 'eau', elancement: 2.6 },
    { agent: 'poudre', elancement: 3 },
    { agent: 'co2', elancement: 4.4 },
  ],
  prise: { azimut: 0.3, elevation: 0.14, cadre: 0.9 },
  construire({ agent, elancement }) {
    const r = agent === 'co2' ? 58 : 80;
    const h = r * 2 * elancement;
    const rouge = plastiqueBrillant('#b5161a');
    const [w, hh] = [r * 2.6, h * 0.46];
    const etiquette = dessiner(1024, Math.round((1024 * hh) / w), (t) => {
      const H = (1024 * hh) / w;
      remplir(t, '#f1efe9', 0, 0, 1024, H);
      remplir(t, TEINTES[agent], 0, 0, 1024, H * 0.24);
      write(t, {
        texte: agent === 'co2' ? 'CO₂' : agent === 'eau' ? 'H₂O' : 'ABC',
        x: 512,
        y: H * 0.12,
        taille: 150,
        couleur: '#ffffff',
      });
      write(t, {
        texte: FEUX[agent].split('').join('  '),
        x: 512,
        y: H * 0.42,
        taille: 170,
        couleur: '#b5161a',
      });
      for (const [i, couleur] of ['#b5161a', '#1f6fb5', '#e0a514'].entries()) {
        remplir(t, couleur, 110 + i * 280, H * 0.58, 240, H * 0.24);
      }
      remplir(t, '#b8b6b0', 110, H * 0.87, 800, H * 0.03);
      remplir(t, '#b8b6b0', 110, H * 0.92, 520, H * 0.03);
    });
    const noir = plastique('#232528');
    const y = h + 24;
    const tuyau =
      agent === 'co2'
        ? curve([
            [0, y + 22, 20],
            [40, y + 20, 30],
            [r + 34, y - 60, 34],
            [r + 40, h * 0.62, 30],
          ])
        : curve([
            [0, y + 16, 20],
            [50, y + 8, 34],
            [r + 28, h * 0.8, 40],
            [r + 30, h * 0.5, 30],
            [r + 16, h * 0.28, 30],
          ]);
    const buse =
      agent === 'co2'
        ? lathe(
            [
              [0, 0],
              [46, 0, 2],
              [40, 30, 20],
              [15, 150, 6],
              [11, 176, 2],
              [0, 176],
            ],
            48,
          )
        : lathe(
            [
              [0, 0],
              [15, 0, 2],
              [12, 60, 3],
              [9, 84, 2],
              [0, 84],
            ],
            32,
          );
    return groupe(
      piece(
        lathe(
          [
            [0, 2],
            [r - 10, 0, 6],
            [r, 12, 10],
            [r, h - r * 0.55, r * 0.4],
            [26, h - 2, 14],
            [24, h + 12, 1],
            [0, h + 12],
          ],
          96,
        ),
        rouge,
      ),
      piece(
        lathe(
          [
            [r - 2, 0],
            [r + 2, 0, 1],
            [r + 2, 22, 2],
            [r, 24],
          ],
          96,
        ),
        noir,
      ),
      piece(cintre(r + 0.4, h * 0.28, h * 0.28 + hh, 2.6), imprime(etiquette)),
      piece(
        lathe(
          [
            [0, 0],
            [20, 0, 1],
            [20, 34, 3],
            [13, 40, 2],
            [13, 52],
            [0, 52],
          ],
          40,
        ),
        agent === 'co2' ? laiton() : nickel(),
        { position: [0, h + 8, 0] },
      ),
      piece(
        sweep(
          curve([
            [-18, y + 14, 0],
            [-60, y + 12, 0],
            [-112, y - 6, 0],
          ]),
          rectangle(26, 5, 2),
          30,
        ),
        plastique('#b5161a'),
      ),
      piece(
        sweep(
          curve([
            [-14, y + 40, 0],
            [-50, y + 46, 0],
            [-122, y + 30, 0],
          ]),
          rectangle(26, 5, 2),
          30,
        ),
        noir,
      ),
      piece(box(40, 30, 30, 5), noir, { position: [0, y + 34, 0] }),
      piece(
        lathe(
          [
            [0, 0],
            [15, 0, 1],
            [15, 8, 1.5],
            [0, 9],
          ],
          40,
        ).rotateX(Math.PI / 2),
        nickel(),
        { position: [0, y + 6, 20] },
      ),
      piece(
        lathe(
          [
            [0, 0],
            [11.5, 0],
            [0, 0.6],
          ],
          30,
        ).rotateX(Math.PI / 2),
        plastique('#f0efe9'),
        { position: [0, y + 6, 29] },
      ),
      piece(tube(tuyau, agent === 'co2' ? 7 : 8, { pas: 80, cotes: 14 }), caoutchouc('#232528')),
      piece(buse, noir, {
        position: [
          agent === 'co2' ? r + 40 : r + 16,
          agent === 'co2' ? h * 0.62 - 170 : h * 0.28 - 78,
          30,
        ],
      }),
    );
  },
});
