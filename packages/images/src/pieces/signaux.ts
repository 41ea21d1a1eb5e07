/** Safety signs as the standard draws them: shape, colour and symbol; no word. */
import { dessiner, tracer, type Dessin, type Toile } from '../etiquettes/dessin.ts';

export const MESSAGES = [
  'casque',
  'acces',
  'chaussures',
  'gants',
  'lunettes',
  'fumer',
  'electrique',
  'charge',
  'secours',
  'extincteur',
] as const;
export type Message = (typeof MESSAGES)[number];

export type Famille = 'obligation' | 'interdiction' | 'danger' | 'secours' | 'incendie';

export const FAMILLES: Record<Message, Famille> = {
  casque: 'obligation',
  chaussures: 'obligation',
  gants: 'obligation',
  lunettes: 'obligation',
  acces: 'interdiction',
  fumer: 'interdiction',
  electrique: 'danger',
  charge: 'danger',
  secours: 'secours',
  extincteur: 'incendie',
};

const BLEU = '#0b5ea8';
const ROUGE = '#c01f23';

export function dessinerSignal(message: Message): Dessin {
  return dessiner(1000, 1000, (t) => {
    t.clearRect(0, 0, 1000, 1000);
    const famille = FAMILLES[message];
    FONDS[famille](t);
    t.save();
    t.translate(500, famille === 'danger' ? 600 : 500);
    const k = famille === 'danger' ? 0.62 : famille === 'interdiction' ? 0.72 : 0.86;
    t.scale(k, k);
    SYMBOLES[message](
      t,
      famille === 'danger' || famille === 'interdiction' ? '#17181a' : '#f4f3ef',
    );
    t.restore();
    if (famille === 'interdiction')
      trait(t, ROUGE, 84, [
        [205, 205],
        [795, 795],
      ]);
  });
}

function disque(t: Toile, couleur: string, x: number, y: number, r: number): void {
  t.fillStyle = couleur;
  t.beginPath();
  t.arc(x, y, r, 0, Math.PI * 2);
  t.fill();
}

function trait(
  t: Toile,
  couleur: string,
  large: number,
  points: readonly (readonly [number, number])[],
): void {
  t.strokeStyle = couleur;
  t.lineWidth = large;
  t.lineCap = 'round';
  t.lineJoin = 'round';
  t.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) t.moveTo(x, y);
    else t.lineTo(x, y);
  }
  t.stroke();
}

const carre = (t: Toile, couleur: string) =>
  tracer(t, couleur, [
    [20, 20],
    [980, 20],
    [980, 980],
    [20, 980],
  ]);

const FONDS: Record<Famille, (t: Toile) => void> = {
  obligation: (t) => disque(t, BLEU, 500, 500, 485),
  interdiction: (t) => {
    disque(t, ROUGE, 500, 500, 485);
    disque(t, '#f4f3ef', 500, 500, 395);
  },
  danger: (t) => {
    tracer(t, '#17181a', [
      [500, 30],
      [985, 900],
      [15, 900],
    ]);
    tracer(t, '#f2b90f', [
      [500, 120],
      [905, 852],
      [95, 852],
    ]);
  },
  secours: (t) => carre(t, '#0d8a4f'),
  incendie: (t) => carre(t, ROUGE),
};

/** About (0, 0), within 350. */
const SYMBOLES: Record<Message, (t: Toile, encre: string) => void> = {
  casque: (t, c) => {
    disque(t, c, 0, 60, 190);
    tracer(t, BLEU, [
      [-250, 90],
      [250, 90],
      [250, 300],
      [-250, 300],
    ]);
    tracer(t, c, [
      [-150, 110],
      [150, 110],
      [120, 300],
      [-120, 300],
    ]);
    t.fillStyle = c;
    t.beginPath();
    t.arc(0, 40, 230, Math.PI, 0);
    t.fill();
    tracer(t, c, [
      [-300, 30],
      [300, 30],
      [300, 78],
      [-300, 78],
    ]);
    trait(t, BLEU, 22, [
      [-250, 92],
      [250, 92],
    ]);
    trait(t, BLEU, 22, [
      [0, -200],
      [0, 20],
    ]);
  },
  acces: (t, c) => {
    disque(t, c, 0, -290, 72);
    tracer(t, c, [
      [-110, -190],
      [110, -190],
      [110, 60],
      [-110, 60],
    ]);
    trait(t, c, 76, [
      [-58, 60],
      [-70, 330],
    ]);
    trait(t, c, 76, [
      [58, 60],
      [70, 330],
    ]);
    trait(t, c, 62, [
      [-150, -150],
      [-170, 60],
    ]);
    trait(t, c, 62, [
      [150, -150],
      [170, 60],
    ]);
  },
  chaussures: (t, c) => {
    for (const [x, y] of [
      [-60, -130],
      [30, 120],
    ] as const) {
      tracer(t, c, [
        [x - 190, y - 120],
        [x - 20, y - 120],
        [x, y - 10],
        [x + 190, y + 30],
        [x + 210, y + 80],
        [x - 200, y + 80],
      ]);
      tracer(t, c, [
        [x - 200, y + 96],
        [x + 214, y + 96],
        [x + 214, y + 130],
        [x - 200, y + 130],
      ]);
    }
  },
  gants: (t, c) => {
    for (const s of [-1, 1]) {
      for (const [i, h] of [230, 280, 265, 215].entries())
        trait(t, c, 50, [
          [s * (70 + i * 58), 40],
          [s * (66 + i * 62), 40 - h],
        ]);
      trait(t, c, 54, [
        [s * 74, 120],
        [s * 18, -20],
      ]);
      tracer(t, c, [
        [s * 44, 20],
        [s * 270, 20],
        [s * 250, 200],
        [s * 66, 200],
      ]);
      tracer(t, c, [
        [s * 64, 226],
        [s * 252, 226],
        [s * 262, 300],
        [s * 54, 300],
      ]);
    }
  },
  lunettes: (t, c) => {
    disque(t, c, 0, 0, 330);
    for (const x of [-130, 130]) {
      disque(t, BLEU, x, -40, 126);
      disque(t, c, x, -40, 92);
    }
    trait(t, BLEU, 34, [
      [-30, -60],
      [30, -60],
    ]);
    trait(t, BLEU, 34, [
      [-256, -60],
      [-330, -90],
    ]);
    trait(t, BLEU, 34, [
      [256, -60],
      [330, -90],
    ]);
  },
  fumer: (t, c) => {
    tracer(t, c, [
      [-330, 20],
      [210, 20],
      [210, 100],
      [-330, 100],
    ]);
    tracer(t, c, [
      [236, 20],
      [272, 20],
      [272, 100],
      [236, 100],
    ]);
    tracer(t, c, [
      [296, 20],
      [330, 20],
      [330, 100],
      [296, 100],
    ]);
    trait(t, c, 40, [
      [256, -40],
      [246, -110],
      [190, -140],
      [110, -146],
      [70, -190],
      [80, -250],
    ]);
    trait(t, c, 40, [
      [314, -40],
      [310, -150],
      [250, -210],
      [180, -220],
    ]);
  },
  electrique: (t, c) =>
    tracer(t, c, [
      [60, -430],
      [-120, 20],
      [0, 0],
      [-70, 250],
      [-130, 220],
      [-60, 400],
      [60, 270],
      [10, 260],
      [130, -90],
      [10, -70],
      [150, -400],
    ]),
  charge: (t, c) => {
    trait(t, c, 46, [
      [0, -400],
      [0, -150],
    ]);
    trait(t, c, 46, [
      [0, -150],
      [70, -90],
      [40, -20],
      [-50, -20],
    ]);
    trait(t, c, 30, [
      [0, -10],
      [-210, 110],
    ]);
    trait(t, c, 30, [
      [0, -10],
      [210, 110],
    ]);
    tracer(t, c, [
      [-260, 110],
      [260, 110],
      [260, 380],
      [-260, 380],
    ]);
  },
  secours: (t, c) => {
    tracer(t, c, [
      [-110, -360],
      [110, -360],
      [110, 360],
      [-110, 360],
    ]);
    tracer(t, c, [
      [-360, -110],
      [360, -110],
      [360, 110],
      [-360, 110],
    ]);
  },
  extincteur: (t, c) => {
    tracer(t, c, [
      [-130, -150],
      [-60, -210],
      [90, -210],
      [160, -150],
      [160, 360],
      [-130, 360],
    ]);
    trait(t, c, 52, [
      [16, -240],
      [16, -290],
    ]);
    trait(t, c, 40, [
      [-120, -330],
      [150, -290],
    ]);
    trait(t, c, 30, [
      [-30, -280],
      [-210, -200],
      [-250, 60],
      [-210, 180],
    ]);
    for (const [x, h] of [
      [270, 120],
      [330, 190],
    ] as const)
      tracer(t, c, [
        [x - 30, 360],
        [x, 360 - h],
        [x + 36, 360],
      ]);
  },
};
