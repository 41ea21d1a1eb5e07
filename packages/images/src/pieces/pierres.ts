/** Printed stone: veins, clouds and pits drawn once, the same on every machine. */
import type { MeshPhysicalMaterial } from 'three';
import { dessiner, remplir, type Toile } from '../etiquettes/dessin.ts';
import { imprime } from '../etiquettes/etiquette.ts';

export const NOMS_PIERRE = ['marbre-blanc', 'beton', 'ardoise'] as const;
export type NomPierre = (typeof NOMS_PIERRE)[number];

const [W, H] = [1200, 850];

/** Numbers from 0 to 1 that are always the same ones. */
export function suite(graine: number): () => number {
  let etat = graine;
  return () => {
    etat = (etat * 1664525 + 1013904223) % 4294967296;
    return etat / 4294967296;
  };
}

/** For a part with texture coordinates from 0 to 1. */
export function pierre(nom: NomPierre): MeshPhysicalMaterial {
  const dessin = dessiner(W, H, (toile) => {
    remplir(toile, FONDS[nom], 0, 0, W, H);
    TRACES[nom](toile);
    toile.globalAlpha = 1;
  });
  return imprime(dessin, nom === 'marbre-blanc' ? 0.3 : 0.5, nom === 'marbre-blanc' ? 0.2 : 0);
}

export const FONDS: Record<NomPierre, string> = {
  'marbre-blanc': '#dedcd8',
  beton: '#979895',
  ardoise: '#3b3e41',
};

interface Taches {
  nombre: number;
  couleurs: readonly string[];
  alpha: number;
  rayon: number;
  allongement: number;
}

function taches(toile: Toile, { nombre, couleurs, alpha, rayon, allongement }: Taches): void {
  const tirer = suite(7 + nombre);
  toile.globalAlpha = alpha;
  for (let i = 0; i < nombre; i++) {
    const r = rayon * (0.3 + tirer());
    toile.fillStyle = couleurs[i % couleurs.length] ?? '';
    toile.beginPath();
    toile.ellipse(tirer() * W, tirer() * H, r * allongement, r, tirer() * 0.5 - 0.25, 0, 7);
    toile.fill();
  }
}

/** A vein that wanders across, thins out and sends off branches. */
function veine(
  toile: Toile,
  tirer: () => number,
  depart: readonly [number, number],
  large: number,
) {
  let [x, y] = depart;
  let cap = 0.5 + (tirer() - 0.5) * 0.5;
  for (let i = 0; i < 70 && x < W + 40; i++) {
    const [px, py] = [x, y];
    cap += (tirer() - 0.5) * 0.55;
    cap += (0.45 - cap) * 0.12;
    x += 26 * Math.cos(cap);
    y += 26 * Math.sin(cap);
    toile.lineWidth = Math.max(0.7, large * (0.4 + tirer()) * (1 - i / 90));
    toile.globalAlpha = 0.25 + 0.4 * tirer();
    toile.beginPath();
    toile.moveTo(px, py);
    toile.lineTo(x, y);
    toile.stroke();
    if (large > 3 && tirer() > 0.9) veine(toile, tirer, [x, y], large * 0.4);
  }
}

const TRACES: Record<NomPierre, (toile: Toile) => void> = {
  'marbre-blanc': (toile) => {
    taches(toile, {
      nombre: 90,
      couleurs: ['#b9babc', '#f6f5f3'],
      alpha: 0.1,
      rayon: 110,
      allongement: 1.8,
    });
    const tirer = suite(19);
    toile.strokeStyle = '#5f6368';
    toile.lineCap = 'round';
    for (const depart of [
      [-30, 60],
      [-30, 330],
      [180, -20],
      [620, -20],
      [-30, 640],
      [930, -20],
    ] as const) {
      veine(toile, tirer, depart, 4 + 6 * tirer());
    }
  },
  beton: (toile) => {
    taches(toile, {
      nombre: 420,
      couleurs: ['#7d7e7c', '#b3b4b0'],
      alpha: 0.05,
      rayon: 80,
      allongement: 1.4,
    });
    taches(toile, { nombre: 260, couleurs: ['#6a6b69'], alpha: 0.3, rayon: 2.2, allongement: 1 });
  },
  ardoise: (toile) => {
    taches(toile, {
      nombre: 380,
      couleurs: ['#26292c', '#575b5f'],
      alpha: 0.09,
      rayon: 26,
      allongement: 6,
    });
    taches(toile, { nombre: 160, couleurs: ['#74787c'], alpha: 0.12, rayon: 1.6, allongement: 22 });
  },
};
