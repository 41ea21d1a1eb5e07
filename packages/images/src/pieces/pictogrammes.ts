/** Symbols of doors, drawn with discs and strokes: no word of any language. */
import { dessiner, tracer, type Dessin, type Toile } from '../etiquettes/dessin.ts';

export const NOMS_PICTOGRAMME = [
  'wc-hommes',
  'wc-femmes',
  'wc-mixtes',
  'pmr',
  'douche',
  'vestiaire',
  'prive',
  'local-technique',
  'pousser',
  'tirer',
] as const;
export type NomPictogramme = (typeof NOMS_PICTOGRAMME)[number];

/** On a square of 1000, seen on a disc: nothing nearer than 180 to its edge. */
export function dessinerPictogramme(nom: NomPictogramme, encre: string): Dessin {
  return dessiner(1000, 1000, (toile) => {
    toile.clearRect(0, 0, 1000, 1000);
    TRACES[nom]({ toile, encre });
  });
}

interface Plume {
  toile: Toile;
  encre: string;
}

function disque({ toile, encre }: Plume, x: number, y: number, r: number): void {
  toile.fillStyle = encre;
  toile.beginPath();
  toile.arc(x, y, r, 0, Math.PI * 2);
  toile.fill();
}

type Points = readonly (readonly [number, number])[];

function trait({ toile, encre }: Plume, large: number, points: Points): void {
  toile.strokeStyle = encre;
  toile.lineWidth = large;
  toile.lineCap = 'round';
  toile.lineJoin = 'round';
  toile.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) toile.moveTo(x, y);
    else toile.lineTo(x, y);
  }
  toile.stroke();
}

function cercle(
  { toile, encre }: Plume,
  x: number,
  y: number,
  r: number,
  large: number,
  de = 0,
  a = 2,
): void {
  toile.strokeStyle = encre;
  toile.lineWidth = large;
  toile.lineCap = 'round';
  toile.beginPath();
  toile.arc(x, y, r, de * Math.PI, a * Math.PI);
  toile.stroke();
}

function homme(p: Plume, x: number, k = 1): void {
  const at = (dx: number, dy: number) => [x + dx * k, 500 + dy * k] as const;
  disque(p, ...at(0, -245), 62 * k);
  tracer(p.toile, p.encre, [at(-95, -160), at(95, -160), at(95, 40), at(-95, 40)]);
  for (const s of [-1, 1]) {
    trait(p, 50 * k, [at(s * 104, -136), at(s * 112, 60)]);
    trait(p, 76 * k, [at(s * 46, 20), at(s * 46, 270)]);
  }
}

function femme(p: Plume, x: number, k = 1): void {
  const at = (dx: number, dy: number) => [x + dx * k, 500 + dy * k] as const;
  disque(p, ...at(0, -245), 62 * k);
  tracer(p.toile, p.encre, [at(-62, -160), at(62, -160), at(150, 110), at(-150, 110)]);
  for (const s of [-1, 1]) {
    trait(p, 46 * k, [at(s * 76, -136), at(s * 150, 40)]);
    trait(p, 60 * k, [at(s * 42, 100), at(s * 42, 275)]);
  }
}

const TRACES: Record<NomPictogramme, (p: Plume) => void> = {
  'wc-hommes': (p) => homme(p, 500),
  'wc-femmes': (p) => femme(p, 500),
  'wc-mixtes': (p) => {
    homme(p, 345, 0.82);
    femme(p, 655, 0.82);
    trait(p, 16, [
      [500, 300],
      [500, 720],
    ]);
  },
  pmr: (p) => {
    disque(p, 440, 235, 56);
    trait(p, 62, [
      [450, 330],
      [470, 530],
      [630, 530],
      [700, 700],
      [750, 690],
    ]);
    trait(p, 46, [
      [462, 410],
      [610, 410],
    ]);
    cercle(p, 470, 610, 165, 46, 0.22, 1.36);
  },
  douche: (p) => {
    trait(p, 46, [
      [270, 770],
      [270, 300],
      [330, 235],
      [450, 235],
      [510, 300],
    ]);
    tracer(p.toile, p.encre, [
      [420, 400],
      [600, 400],
      [560, 310],
      [460, 310],
    ]);
    for (const [i, x] of [430, 510, 590].entries()) {
      for (const y of [480, 590, 700]) {
        trait(p, 26, [
          [x + i * 18 - 18, y],
          [x + i * 26 - 26, y + 40],
        ]);
      }
    }
  },
  vestiaire: (p) => {
    cercle(p, 500, 300, 62, 40, 0.9, 2.35);
    trait(p, 40, [
      [540, 348],
      [500, 400],
      [500, 430],
    ]);
    trait(p, 48, [
      [500, 430],
      [760, 620],
      [740, 660],
      [260, 660],
      [240, 620],
      [500, 430],
    ]);
  },
  prive: (p) => {
    cercle(p, 500, 500, 290, 54);
    tracer(p.toile, p.encre, [
      [300, 450],
      [700, 450],
      [700, 550],
      [300, 550],
    ]);
  },
  'local-technique': (p) => {
    tracer(p.toile, p.encre, [
      [560, 190],
      [330, 540],
      [480, 540],
      [430, 810],
      [680, 430],
      [520, 430],
    ]);
  },
  pousser: (p) => {
    trait(p, 56, [
      [730, 270],
      [730, 730],
    ]);
    trait(p, 56, [
      [270, 500],
      [620, 500],
    ]);
    trait(p, 56, [
      [510, 390],
      [620, 500],
      [510, 610],
    ]);
  },
  tirer: (p) => {
    trait(p, 56, [
      [730, 270],
      [730, 730],
    ]);
    trait(p, 56, [
      [640, 500],
      [270, 500],
    ]);
    trait(p, 56, [
      [380, 390],
      [270, 500],
      [380, 610],
    ]);
  },
};
