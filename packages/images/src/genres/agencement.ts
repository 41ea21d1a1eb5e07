/** Furniture hardware and fitting out. */
import type alimentationLed from '../modeles/alimentation-led.ts';
import type boutonDeMeuble from '../modeles/bouton-de-meuble.ts';
import type charniere from '../modeles/charniere.ts';
import type coulisseABilles from '../modeles/coulisse-a-billes.ts';
import type coulisseAGalets from '../modeles/coulisse-a-galets.ts';
import type coulisseInvisible from '../modeles/coulisse-invisible.ts';
import type embaseDeCharniere from '../modeles/embase-de-charniere.ts';
import type excentrique from '../modeles/excentrique.ts';
import type garnitureCoulissante from '../modeles/garniture-coulissante.ts';
import type grilleDeVentilation from '../modeles/grille-de-ventilation.ts';
import type kitDeTiroir from '../modeles/kit-de-tiroir.ts';
import type penderieEscamotable from '../modeles/penderie-escamotable.ts';
import type piedDeTable from '../modeles/pied-de-table.ts';
import type piedVerin from '../modeles/pied-verin.ts';
import type poigneeBarre from '../modeles/poignee-barre.ts';
import type poigneeCoquille from '../modeles/poignee-coquille.ts';
import type poubelleCoulissante from '../modeles/poubelle-coulissante.ts';
import type rangeCouverts from '../modeles/range-couverts.ts';
import type relevant from '../modeles/relevant.ts';
import type roulette from '../modeles/roulette.ts';
import type rubanLed from '../modeles/ruban-led.ts';
import type spotLed from '../modeles/spot-led.ts';
import type supportDeTube from '../modeles/support-de-tube.ts';
import type taquetEtagere from '../modeles/taquet-etagere.ts';
import type tourillon from '../modeles/tourillon.ts';
import type verinAGaz from '../modeles/verin-a-gaz.ts';
import { image, type Genre } from './image.ts';
import { finitionOf, nombreOf, palier, selon } from './read.ts';
import { barre, rail } from './profiles.ts';

const COUDES = { applique: 'droite', 'semi-applique': 'demi', rentrante: 'totale' } as const;

/** Springs do not show, dampers do. */
const charniereInvisible: Genre = (v) =>
  image<typeof charniere>('charniere', {
    coude: selon(v, 'pose-de-porte', COUDES),
    ouverture: Number(v['angle-ouverture']),
    amorti: v['fermeture-meuble'] === 'amortie',
    teinte: 'nickel',
  });

/** Runners are drawn shorter than they are, and all of one length: it does not tell them apart. */
const RACCOURCI = 5.5;

const coulisseABillesOf: Genre = (v) => {
  const lourd = nombreOf(v, 'hauteur') > 60;
  return image<typeof coulisseABilles>('coulisse-a-billes', {
    gabarit: lourd ? 'lourd' : 'standard',
    elancement: RACCOURCI,
    fermeture: selon(
      v,
      'fermeture-meuble',
      { amortie: 'amortie', libre: 'libre', 'push-open': 'push-open' },
      'libre',
    ),
  });
};

/** Castors of furniture; industrial ones are told by other attributes. */
const rouletteOf: Genre = (v) =>
  v['montage-roulette'] === undefined
    ? undefined
    : image<typeof roulette>('roulette', {
        montage: selon(v, 'montage-roulette', {
          'platine-pivotante': 'platine-pivotante',
          'platine-frein': 'platine-frein',
          'platine-fixe': 'platine-fixe',
          'tige-m8': 'tige',
          'tige-m8-frein': 'tige-frein',
        }),
        bandage: selon(v, 'bandage-roulette', {
          souple: 'souple-gris',
          polyamide: 'polyamide',
        }),
      });

export const AGENCEMENT: Readonly<Record<string, Genre>> = {
  roulette: rouletteOf,
  'charniere-invisible': charniereInvisible,
  'charniere-grand-angle': charniereInvisible,
  'embase-de-charniere': (v) =>
    image<typeof embaseDeCharniere>('embase-de-charniere', {
      forme: selon(v, 'forme-embase', { croix: 'croix', droite: 'droite' }),
      hauteur: palier(nombreOf(v, 'hauteur-embase'), [0, 5]),
      fixation: selon(v, 'fixation-meuble', {
        'a-visser': 'a-visser',
        euro: 'euro',
        'a-cheviller': 'a-cheviller',
      }),
    }),
  'coulisse-a-billes': coulisseABillesOf,
  'coulisse-invisible': (v) =>
    image<typeof coulisseInvisible>('coulisse-invisible', {
      fermeture: selon(v, 'fermeture-meuble', { amortie: 'amortie', 'push-open': 'push-open' }),
      elancement: RACCOURCI,
    }),
  'coulisse-a-galets': (v) =>
    image<typeof coulisseAGalets>('coulisse-a-galets', {
      couleur: selon(v, 'couleur', { blanc: 'blanc', gris: 'gris', marron: 'marron' }),
      elancement: RACCOURCI,
    }),
  'kit-de-tiroir': (v) =>
    image<typeof kitDeTiroir>('kit-de-tiroir', {
      finition: finitionOf(v),
      hauteur: palier(nombreOf(v, 'hauteur'), [84, 135, 199]),
    }),
  'poignee-de-meuble': (v) =>
    image<typeof poigneeBarre>('poignee-barre', {
      finition: finitionOf(v),
      elancement: palier(nombreOf(v, 'entraxe') / nombreOf(v, 'diametre'), [10, 24]),
      pose: 'meuble',
    }),
  'bouton-de-meuble': (v) =>
    image<typeof boutonDeMeuble>('bouton-de-meuble', {
      revetement: selon<'chene' | 'hetre' | ReturnType<typeof finitionOf>>(
        v,
        'finition-meuble',
        { chene: 'chene', hetre: 'hetre' },
        finitionOf(v, 'brut'),
      ),
    }),
  'poignee-coquille': (v) =>
    image<typeof poigneeCoquille>('poignee-coquille', {
      finition: finitionOf(v),
      entraxe: 96,
    }),
  'profil-prise-de-main': barre('prise-de-main'),
  'profil-led': (v, marque) =>
    barre(
      selon(v, 'pose-profil', {
        applique: 'led-applique',
        encastre: 'led-encastre',
        angle: 'led-angle',
      }),
    )(v, marque),
  'tube-de-penderie': barre('tube-ovale'),
  rail,
  'pied-verin': (v) =>
    image<typeof piedVerin>('pied-verin', {
      hauteur: palier(nombreOf(v, 'hauteur'), [90, 150]),
      fixation: selon(v, 'fixation-meuble', {
        'a-visser': 'a-visser',
        'a-cheviller': 'a-cheviller',
      }),
    }),
  'pied-de-table': (v) =>
    image<typeof piedDeTable>('pied-de-table', {
      finition: finitionOf(v),
      elancement: 13,
    }),
  relevant: (v) =>
    image<typeof relevant>('relevant', {
      couleur: selon(v, 'finition-meuble', {
        'gris-anthracite': 'anthracite',
        'blanc-mat': 'blanc',
      }),
      bras: palier(nombreOf(v, 'hauteur') * 0.42, [160, 240]),
    }),
  'verin-a-gaz': (v) =>
    image<typeof verinAGaz>('verin-a-gaz', {
      couleur: selon(v, 'couleur', { gris: 'gris', blanc: 'blanc', noir: 'noir' }),
      longueur: palier(nombreOf(v, 'longueur'), [245, 355]),
    }),
  'support-de-tube': (v) =>
    image<typeof supportDeTube>('support-de-tube', {
      pose: selon(v, 'pose-support', {
        lateral: 'lateral',
        'lateral-emboiter': 'lateral-emboiter',
        central: 'central',
      }),
      finition: finitionOf(v),
    }),
  'penderie-escamotable': (v) =>
    image<typeof penderieEscamotable>('penderie-escamotable', {
      finition: selon(v, 'finition-meuble', {
        'gris-anthracite': 'anthracite',
        'chrome-brillant': 'chrome',
        'blanc-mat': 'blanc',
      }),
      // The bar slides to the width of the wardrobe.
      largeur: 720,
    }),
  'poubelle-coulissante': (v) =>
    image<typeof poubelleCoulissante>('poubelle-coulissante', {
      bacs: Number(v['nombre-bacs']),
      largeur: palier(nombreOf(v, 'largeur'), [300, 450, 600]),
    }),
  'range-couverts': (v) =>
    image<typeof rangeCouverts>('range-couverts', {
      revetement: selon(v, 'finition-meuble', {
        'gris-anthracite': 'anthracite',
        'blanc-mat': 'blanc',
        chene: 'chene',
        hetre: 'hetre',
      }),
      largeur: palier(nombreOf(v, 'largeur'), [450, 900]),
    }),
  'grille-de-ventilation': (v) =>
    image<typeof grilleDeVentilation>('grille-de-ventilation', {
      finition: finitionOf(v),
      elancement: 5,
    }),
  'garniture-coulissante': (v) =>
    image<typeof garnitureCoulissante>('garniture-coulissante', {
      vantaux: Number(v['nombre-vantaux']),
      amortie: v['fermeture-meuble'] === 'amortie',
    }),
  excentrique: (v) =>
    image<typeof excentrique>('excentrique', {
      hauteur: palier(
        (nombreOf(v, 'panneau-meuble') * 0.6 + 2.4) / nombreOf(v, 'diametre'),
        [0.8, 1, 1.3],
      ),
    }),
  tourillon: (v) =>
    image<typeof tourillon>('tourillon', {
      elancement: palier(nombreOf(v, 'longueur') / nombreOf(v, 'diametre'), [3, 4.5, 6, 8]),
    }),
  'taquet-etagere': (v) =>
    image<typeof taquetEtagere>('taquet-etagere', {
      matiere: selon(v, 'matiere', { acier: 'acier', zamak: 'zamak', plastique: 'plastique' }),
      finition: finitionOf(v),
    }),
  'ruban-led': (v) =>
    image<typeof rubanLed>('ruban-led', {
      pas: selon(v, 'puissance-lineique', { '4.8': 17, '9.6': 12, '14.4': 8, '19.2': 5 }),
    }),
  'spot-led': (v) =>
    image<typeof spotLed>('spot-led', {
      finition: finitionOf(v),
      teinte: nombreOf(v, 'temperature-couleur-meuble') > 3500 ? 'neutre' : 'chaud',
    }),
  'alimentation-led': (v) =>
    image<typeof alimentationLed>('alimentation-led', {
      tension: selon(v, 'tension', { '12': '12', '24': '24' }),
      puissance: selon(v, 'puissance', {
        '15': '15',
        '30': '30',
        '60': '60',
        '75': '75',
        '100': '100',
      }),
    }),
};
