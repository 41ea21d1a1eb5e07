/** Clips, channels, bands, timber connectors, eyes and links. */
import type bandePerforee from '../modeles/bande-perforee.ts';
import type collierDeSerrage from '../modeles/collier-de-serrage.ts';
import type collierIsophonique from '../modeles/collier-isophonique.ts';
import type collierNylon from '../modeles/collier-nylon.ts';
import type equerreCharpente from '../modeles/equerre-charpente.ts';
import type maillonRapide from '../modeles/maillon-rapide.ts';
import type piedDePoteau from '../modeles/pied-de-poteau.ts';
import type piton from '../modeles/piton.ts';
import type railSupportage from '../modeles/rail-supportage.ts';
import type sabotCharpente from '../modeles/sabot-charpente.ts';
import type { Finition } from '../nuancier.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { finitionOf, nombreOf, palier, selon } from './read.ts';

/** Bare steel is not sold here: what is called steel is plated. */
const acierZingue = (v: Valeurs): Finition =>
  v.revetement === undefined && v.matiere === 'acier' ? 'zinc-blanc' : finitionOf(v);

/** Largest diameter of a clamping range, « 16-27 ». */
const serre = (v: Valeurs): number => Number(String(v['plage-serrage']).split('-')[1]);

const pitonOf =
  (forme: 'oeil' | 'droit'): Genre =>
  (v) =>
    image<typeof piton>('piton', {
      forme,
      finition: acierZingue(v),
      elancement: palier(nombreOf(v, 'longueur') / nombreOf(v, 'diametre'), [7, 10, 14]),
    });

const rouleau =
  (trous: 'alternes' | 'rangs'): Genre =>
  (v) =>
    image<typeof bandePerforee>('bande-perforee', {
      finition: finitionOf(v),
      trous,
      largeur: nombreOf(v, 'largeur'),
      tours: selon(v, 'longueur-rouleau-metal', { 10: 3, 25: 5, 50: 5 }),
    });

export const SUPPORTAGE: Readonly<Record<string, Genre>> = {
  'collier-isophonique': (v) =>
    image<typeof collierIsophonique>('collier-isophonique', {
      rapport: palier(serre(v) / 40, [0.35, 0.7, 1.3, 2.4]),
    }),
  'collier-de-serrage': (v) =>
    image<typeof collierDeSerrage>('collier-de-serrage', {
      finition: acierZingue(v),
      rapport: palier(serre(v) / 2 / nombreOf(v, 'largeur'), [0.8, 1.5, 2.6, 4.4]),
    }),
  'collier-nylon': (v) =>
    image<typeof collierNylon>('collier-nylon', {
      couleur: selon(v, 'couleur', { noir: 'noir', blanc: 'blanc' }),
      elancement: palier(nombreOf(v, 'longueur') / nombreOf(v, 'largeur-lien'), [42, 55, 70, 87]),
    }),
  'rail-supportage': (v) =>
    image<typeof railSupportage>('rail-supportage', {
      finition: finitionOf(v),
      hauteur: nombreOf(v, 'hauteur'),
      epaisseur: nombreOf(v, 'epaisseur'),
    }),
  'bande-perforee': rouleau('alternes'),
  'feuillard-perfore': rouleau('rangs'),
  'equerre-charpente': (v) =>
    image<typeof equerreCharpente>('equerre-charpente', {
      finition: finitionOf(v),
      hauteur: nombreOf(v, 'hauteur'),
      largeur: nombreOf(v, 'largeur'),
      epaisseur: nombreOf(v, 'epaisseur'),
    }),
  'sabot-charpente': (v) =>
    image<typeof sabotCharpente>('sabot-charpente', {
      finition: finitionOf(v),
      largeur: palier(nombreOf(v, 'largeur'), [40, 51, 62, 78, 100]),
      hauteur: palier(nombreOf(v, 'hauteur'), [105, 130, 155, 180, 200]),
    }),
  'pied-de-poteau': (v) =>
    image<typeof piedDePoteau>('pied-de-poteau', {
      finition: finitionOf(v),
      largeur: nombreOf(v, 'largeur'),
      hauteur: nombreOf(v, 'hauteur'),
    }),
  'piton-a-visser': pitonOf('oeil'),
  'crochet-a-visser': pitonOf('droit'),
  'maillon-rapide': (v) =>
    image<typeof maillonRapide>('maillon-rapide', { finition: acierZingue(v) }),
};
