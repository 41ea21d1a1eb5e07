/** Energy, dust, nailing, lasers, air and garden. */
import type agrafeuse from '../modeles/agrafeuse.ts';
import type aspirateur from '../modeles/aspirateur.ts';
import type batterie from '../modeles/batterie.ts';
import type cartoucheGaz from '../modeles/cartouche-gaz.ts';
import type chargeur from '../modeles/chargeur.ts';
import type cloueur from '../modeles/cloueur.ts';
import type compresseur from '../modeles/compresseur.ts';
import type debroussailleuse from '../modeles/debroussailleuse.ts';
import type groupeElectrogene from '../modeles/groupe-electrogene.ts';
import type laserLignes from '../modeles/laser-lignes.ts';
import type laserRotatif from '../modeles/laser-rotatif.ts';
import type railGuidage from '../modeles/rail-guidage.ts';
import type sacAspirateur from '../modeles/sac-aspirateur.ts';
import type souffleur from '../modeles/souffleur.ts';
import type tailleHaie from '../modeles/taille-haie.ts';
import type telemetre from '../modeles/telemetre.ts';
import type tronconneuse from '../modeles/tronconneuse.ts';
import type tuyauAir from '../modeles/tuyau-air.ts';
import { avecBatterie } from './energie.ts';
import { image, type Genre } from './image.ts';
import { couleurOf, nombreOf, palier, selon } from './read.ts';

const FAISCEAUX = { vert: 'vert', rouge: 'rouge' } as const;

export const CHANTIER: Readonly<Record<string, Genre>> = {
  batterie: (v, marque) =>
    image<typeof batterie>('batterie', {
      marque,
      tension: selon(v, 'tension', { '12': '12', '18': '18' }),
      capacite: selon(v, 'capacite-batterie', {
        '2': '2',
        '4': '4',
        '5': '5',
        '8': '8',
        '12': '12',
      }),
    }),
  chargeur: (v, marque) =>
    image<typeof chargeur>('chargeur', {
      marque,
      baies: selon(v, 'baies-charge', { simple: 'simple', double: 'double', quatre: 'quatre' }),
      rapide: nombreOf(v, 'courant-charge') >= 8,
      tension: selon(v, 'tension', { '12': '12', '18': '18' }),
    }),
  aspirateur: (v, marque) =>
    image<typeof aspirateur>('aspirateur', {
      marque,
      // 25 and 30 litres are told apart by nobody.
      hauteur: nombreOf(v, 'volume-cuve') > 35 ? 290 : 220,
      classe: selon(v, 'classe-poussiere', { l: 'l', m: 'm', h: 'h' }),
    }),
  'sac-aspirateur': (v) =>
    image<typeof sacAspirateur>('sac-aspirateur', {
      hauteur: selon(v, 'volume-cuve', { '25': 420, '30': 480, '42': 560 }),
      classe: selon(v, 'classe-poussiere', { l: 'l', m: 'm' }),
    }),
  cloueur: (v, marque) =>
    image<typeof cloueur>('cloueur', {
      marque,
      // Framing ones take strips of 21 or 34 degrees.
      usage: selon(v, 'angle-bande', {
        '0': 'finition',
        '20': 'finition',
        '21': 'charpente',
        '34': 'charpente',
      }),
      energie: selon(v, 'source-energie', {
        pneumatique: 'air',
        gaz: 'gaz',
        batterie: avecBatterie(v) ? 'batterie' : 'nue',
      }),
      angle: selon(v, 'angle-bande', { '0': '0', '20': '20', '21': '21', '34': '34' }),
    }),
  agrafeuse: (v, marque) =>
    image<typeof agrafeuse>('agrafeuse', {
      marque,
      couronne: nombreOf(v, 'largeur'),
      agrafe: nombreOf(v, 'longueur'),
    }),
  'cartouche-gaz': (v, marque) =>
    image<typeof cartoucheGaz>('cartouche-gaz', {
      marque,
      contenance: selon(v, 'contenance', { '40': '40', '80': '80' }),
    }),
  'laser-lignes': (v, marque) =>
    image<typeof laserLignes>('laser-lignes', {
      marque,
      lignes: selon(v, 'lignes-laser', {
        croix: 'croix',
        'croix-aplomb': 'croix-aplomb',
        '3x360': '3x360',
      }),
      faisceau: selon(v, 'couleur-laser', FAISCEAUX),
    }),
  'laser-rotatif': (v, marque) =>
    image<typeof laserRotatif>('laser-rotatif', {
      marque,
      faisceau: selon(v, 'couleur-laser', FAISCEAUX),
    }),
  telemetre: (v, marque) =>
    image<typeof telemetre>('telemetre', {
      marque,
      portee: selon(v, 'portee-mesure', { '30': '30', '50': '50', '100': '100' }),
    }),
  'rail-guidage': (v) =>
    image<typeof railGuidage>('rail-guidage', { longueur: nombreOf(v, 'longueur') }),
  compresseur: (v, marque) =>
    image<typeof compresseur>('compresseur', {
      marque,
      cuve: selon(v, 'volume-cuve', { '6': '6', '24': '24', '50': '50', '100': '100' }),
    }),
  'tuyau-air': (v) =>
    image<typeof tuyauAir>('tuyau-air', {
      couleur: couleurOf(v),
      diametre: palier(nombreOf(v, 'diametre-interieur'), [6, 8, 10, 13]),
    }),
  'groupe-electrogene': (v, marque) =>
    image<typeof groupeElectrogene>('groupe-electrogene', {
      marque,
      phases: selon(v, 'phases', { mono: 'mono', inverter: 'inverter', tri: 'tri' }),
      puissance: selon(v, 'puissance', {
        '2000': '2000',
        '3000': '3000',
        '5000': '5000',
        '7000': '7000',
      }),
    }),
  tronconneuse: (v, marque) =>
    image<typeof tronconneuse>('tronconneuse', {
      marque,
      energie: selon(v, 'source-energie', {
        essence: 'essence',
        batterie: avecBatterie(v) ? 'batterie' : 'nue',
      }),
      guide: palier(nombreOf(v, 'guide-lame'), [32, 40, 48]),
    }),
  'taille-haie': (v, marque) =>
    image<typeof tailleHaie>('taille-haie', {
      marque,
      longueur: nombreOf(v, 'longueur'),
      batterie: avecBatterie(v),
    }),
  debroussailleuse: (v, marque) =>
    image<typeof debroussailleuse>('debroussailleuse', {
      marque,
      cylindree: selon(v, 'cylindree', { '33.5': '33.5', '45.7': '45.7' }),
    }),
  souffleur: (v, marque) =>
    image<typeof souffleur>('souffleur', {
      marque,
      tension: selon(v, 'tension', { '18': '18', '36': '36' }),
      batterie: avecBatterie(v),
    }),
};
