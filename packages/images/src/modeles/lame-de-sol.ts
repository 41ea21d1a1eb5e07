/** Floor boards with tongue and groove: three of them laid, the nearest ends open. */
import type { Mesh } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { bois, melamine, type NomEssence } from '../matieres/bois.ts';
import { mdf } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { pierre } from '../pieces/pierres.ts';

const [LONG, LARGE] = [176, 44];

export default defineModele({
  nom: 'lame-de-sol',
  params: Type.Object({
    /** A wear layer of wood on a spruce core, or a decor on fibreboard. */
    sorte: choix('parquet', 'stratifie'),
    surface: choix('chene', 'chene-clair', 'chene-fume', 'noyer', 'frene', 'beton'),
    finition: choix('brut', 'verni', 'brosse'),
  }),
  extremes: [
    { sorte: 'parquet', surface: 'chene', finition: 'verni' },
    { sorte: 'stratifie', surface: 'chene-fume', finition: 'brut' },
    { sorte: 'parquet', surface: 'noyer', finition: 'brosse' },
    { sorte: 'stratifie', surface: 'beton', finition: 'brut' },
  ],
  // Pale and lying flat: less light, or its colour is lost.
  prise: { azimut: 0.7, elevation: 0.58, cadre: 0.92, exposition: 0.84 },
  construire({ sorte, surface, finition }) {
    const parquet = sorte === 'parquet';
    const e = parquet ? 8.5 : 6;
    const usure = parquet ? 2.4 : 0.5;
    const lames = [-1, 0, 1].map((rang) =>
      lame(rang * (LARGE + 0.5), [24, -8, 14][rang + 1] ?? 0, e, usure, {
        peau: peauOf(surface, finition),
        ame: parquet ? bois('sapin', { fil: 'z', travers: 'x' }) : mdf(),
      }),
    );
    return groupe(...lames.flat());
  },
});

function peauOf(surface: NomEssence | 'beton', finition: 'brut' | 'verni' | 'brosse') {
  if (surface === 'beton') return pierre('beton');
  const options = { fil: 'x', travers: 'z' } as const;
  if (finition === 'verni') return bois(surface, { ...options, rugosite: 0.36, vernis: 0.4 });
  if (finition === 'brosse') return bois(surface, { ...options, rugosite: 0.78 });
  return melamine(surface, { ...options, rugosite: 0.55 });
}

type Peaux = Record<'peau' | 'ame', ReturnType<typeof bois>>;

/** One board: the wear layer with its small bevels, the core with its profile. */
function lame(z: number, x: number, e: number, usure: number, { peau, ame }: Peaux): Mesh[] {
  const coeur = e - usure;
  // Each board has its own figure: it is cut elsewhere from the trunk.
  const dessus = box(LONG, usure, LARGE, 0.5).translate(x + z * 3, e - usure / 2, z * 5);
  const dessous = merge(
    box(LONG, coeur, LARGE - 0.6, 0.3).translate(x, coeur / 2, z),
    box(LONG, coeur * 0.36, 4, 0.5).translate(x, coeur * 0.5, z + LARGE / 2 + 1.4),
    box(4, coeur * 0.36, LARGE - 2, 0.5).translate(x + LONG / 2 + 1.4, coeur * 0.5, z),
  );
  return [piece(dessus, peau, { position: [-z * 3, 0, -z * 4] }), piece(dessous, ame)];
}
