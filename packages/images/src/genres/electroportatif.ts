/** Power tools: what the hand holds. What stands or lies is in `electroportatif-chantier.ts`. */
import type boulonneuse from '../modeles/boulonneuse.ts';
import type burineur from '../modeles/burineur.ts';
import type defonceuse from '../modeles/defonceuse.ts';
import type malaxeur from '../modeles/malaxeur.ts';
import type meuleuse from '../modeles/meuleuse.ts';
import type outilMultifonction from '../modeles/outil-multifonction.ts';
import type perceuse from '../modeles/perceuse.ts';
import type perceuseVisseuse from '../modeles/perceuse-visseuse.ts';
import type perforateur from '../modeles/perforateur.ts';
import type ponceuseBande from '../modeles/ponceuse-bande.ts';
import type ponceuseExcentrique from '../modeles/ponceuse-excentrique.ts';
import type ponceuseGirafe from '../modeles/ponceuse-girafe.ts';
import type rabotElectrique from '../modeles/rabot-electrique.ts';
import type scieCirculaire from '../modeles/scie-circulaire.ts';
import type scieOnglet from '../modeles/scie-onglet.ts';
import type sciePlongeante from '../modeles/scie-plongeante.ts';
import type scieSabre from '../modeles/scie-sabre.ts';
import type scieSauteuse from '../modeles/scie-sauteuse.ts';
import type visseuseAChocs from '../modeles/visseuse-a-chocs.ts';
import type visseusePlaque from '../modeles/visseuse-plaque.ts';
import { CHANTIER } from './electroportatif-chantier.ts';
import { avecBatterie, batteriePosee, energieOf } from './energie.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { nombreOf, palier, selon } from './read.ts';

function tensionOf(v: Valeurs): '12' | '18' {
  return nombreOf(v, 'tension') === 12 ? '12' : '18';
}

/** A size of disc, band or nail as one of the words the model knows. */
function taille<const Mot extends string>(v: Valeurs, code: string, ...mots: readonly Mot[]): Mot {
  const proche = palier(nombreOf(v, code), mots.map(Number));
  return selon({ [code]: proche }, code, Object.fromEntries(mots.map((mot) => [mot, mot])));
}

const MACHINES: Readonly<Record<string, Genre>> = {
  'perceuse-visseuse': (v, marque) =>
    image<typeof perceuseVisseuse>('perceuse-visseuse', {
      marque,
      tension: tensionOf(v),
      couple: nombreOf(v, 'couple') >= 90 ? 'fort' : 'usuel',
      // 65 and 110 Nm are those of the percussion range.
      percussion: [65, 110].includes(nombreOf(v, 'couple')),
      batterie: batteriePosee(v),
    }),
  'visseuse-a-chocs': (v, marque) =>
    image<typeof visseuseAChocs>('visseuse-a-chocs', {
      marque,
      tension: tensionOf(v),
      batterie: batteriePosee(v),
    }),
  boulonneuse: (v, marque) =>
    image<typeof boulonneuse>('boulonneuse', {
      marque,
      format: nombreOf(v, 'couple') > 500 ? 'forte' : 'compacte',
      carre: selon(v, 'emmanchement', {
        'carre-38': '3/8',
        'carre-12': '1/2',
        'carre-34': '3/4',
      }),
      batterie: batteriePosee(v),
    }),
  'visseuse-plaque': (v, marque) =>
    image<typeof visseusePlaque>('visseuse-plaque', { marque, batterie: batteriePosee(v) }),
  perceuse: (v, marque) =>
    image<typeof perceuse>('perceuse', {
      marque,
      puissance: taille(v, 'puissance', '750', '1100'),
    }),
  malaxeur: (v, marque) =>
    image<typeof malaxeur>('malaxeur', {
      marque,
      puissance: taille(v, 'puissance', '1200', '1600'),
    }),
  perforateur: (v, marque) =>
    image<typeof perforateur>('perforateur', {
      marque,
      format: formatPerforateur(v),
    }),
  burineur: (v, marque) =>
    image<typeof burineur>('burineur', {
      marque,
      frappe: taille(v, 'energie-frappe', '8.5', '19', '25'),
    }),
  meuleuse: (v, marque) =>
    image<typeof meuleuse>('meuleuse', {
      marque,
      energie: energieOf(v),
      disque: taille(v, 'diametre-disque', '125', '230'),
      interrupteur: selon(v, 'interrupteur-meuleuse', {
        coulissant: 'coulissant',
        'homme-mort': 'homme-mort',
      }),
    }),
  'scie-circulaire': (v, marque) =>
    image<typeof scieCirculaire>('scie-circulaire', {
      marque,
      energie: energieOf(v),
      disque: taille(v, 'diametre-disque', '165', '190', '235'),
    }),
  'scie-plongeante': (v, marque) =>
    image<typeof sciePlongeante>('scie-plongeante', { marque, batterie: avecBatterie(v) }),
  'scie-sauteuse': (v, marque) =>
    image<typeof scieSauteuse>('scie-sauteuse', {
      marque,
      poignee: selon(v, 'poignee-machine', { champignon: 'champignon', etrier: 'etrier' }),
      batterie: avecBatterie(v),
    }),
  'scie-sabre': (v, marque) =>
    image<typeof scieSabre>('scie-sabre', { marque, batterie: avecBatterie(v) }),
  'outil-multifonction': (v, marque) =>
    image<typeof outilMultifonction>('outil-multifonction', { marque, batterie: avecBatterie(v) }),
  'scie-onglet': (v, marque) =>
    image<typeof scieOnglet>('scie-onglet', {
      marque,
      disque: taille(v, 'diametre-disque', '216', '254', '305'),
    }),
  'ponceuse-excentrique': (v, marque) =>
    image<typeof ponceuseExcentrique>('ponceuse-excentrique', {
      marque,
      disque: taille(v, 'diametre-disque', '125', '150'),
    }),
  'ponceuse-bande': (v, marque) =>
    image<typeof ponceuseBande>('ponceuse-bande', {
      marque,
      bande: taille(v, 'largeur', '75', '100'),
    }),
  'ponceuse-girafe': (v, marque) =>
    image<typeof ponceuseGirafe>('ponceuse-girafe', {
      marque,
      moteur: selon(v, 'moteur', { 'sans-charbon': 'tete', charbons: 'manche' }),
    }),
  'rabot-electrique': (v, marque) =>
    image<typeof rabotElectrique>('rabot-electrique', {
      marque,
      passe: taille(v, 'profondeur-coupe', '2', '4'),
    }),
  defonceuse: (v, marque) =>
    image<typeof defonceuse>('defonceuse', {
      marque,
      pince: selon(v, 'emmanchement', { 'pince-8': '8', 'pince-12': '12' }),
    }),
};

function formatPerforateur(v: Valeurs): 'batterie' | 'nu' | 'filaire' | 'max' {
  if (v.emmanchement === 'sds-max') return 'max';
  if (v['source-energie'] === 'filaire') return 'filaire';
  return avecBatterie(v) ? 'batterie' : 'nu';
}

export const ELECTROPORTATIF: Readonly<Record<string, Genre>> = { ...MACHINES, ...CHANTIER };
