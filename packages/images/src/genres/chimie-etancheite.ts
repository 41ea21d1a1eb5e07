/** Chemistry and sealing. */
import type aerosol from '../modeles/aerosol.ts';
import type basDePorte from '../modeles/bas-de-porte.ts';
import type bidon from '../modeles/bidon.ts';
import type cartoucheGraisse from '../modeles/cartouche-graisse.ts';
import type cartouche from '../modeles/cartouche.ts';
import type couronne from '../modeles/couronne.ts';
import type flaconColle from '../modeles/flacon-colle.ts';
import type jointProfil from '../modeles/joint-profil.ts';
import type pistoletMasticBatterie from '../modeles/pistolet-mastic-batterie.ts';
import type pistoletMastic from '../modeles/pistolet-mastic.ts';
import type pocheMastic from '../modeles/poche-mastic.ts';
import type pot from '../modeles/pot.ts';
import type rouleau from '../modeles/rouleau.ts';
import type ruban from '../modeles/ruban.ts';
import type { Marque } from '../nuancier.ts';
import { image, type Genre, type Valeurs } from './image.ts';
import { couleurOf, finitionOf, nombreOf, selon } from './read.ts';

/** Makers known by their labels; the others' packs carry no name. */
const chimiste = (marque: Marque): Marque =>
  marque === 'colsyl' || marque === 'sikora' || marque === 'jointex' ? marque : 'neutre';

/** Articles tell the base of glues; of mastics, hybrids are told by their 290 ml. */
function repereOf(v: Valeurs): 'M' | 'A' | 'PU' | 'MS' {
  if (String(v['emballage-mastic']).endsWith('290')) return 'MS';
  return selon(v, 'base-colle', { acrylique: 'A', hybride: 'MS', polyurethane: 'PU' }, 'M');
}

/** White ones carry their maker; other colours and bags would be too many pictures. */
const cartoucheMastic: Genre = (v, marque) => {
  const couleur = couleurOf(v, 'blanc');
  const repere = repereOf(v);
  const emballage = String(v['emballage-mastic']);
  if (emballage.endsWith('600')) {
    return image<typeof pocheMastic>('poche-mastic', { couleur, repere });
  }
  return image<typeof cartouche>('cartouche', {
    marque: couleur === 'blanc' ? chimiste(marque) : 'neutre',
    couleur,
    contenance: emballage.endsWith('290') ? '290' : '300',
    repere,
  });
};

const aerosolTechnique: Genre = (v, marque) =>
  image<typeof aerosol>('aerosol', {
    sorte: 'technique',
    marque: marque === 'durandal' || marque === 'bremond' ? marque : 'neutre',
    repere: v['formule-lubrifiant'] === undefined ? 'D' : 'L',
    teinte: 'aucune',
  });

/** Foam for guns comes in what hand foam does not; where both come, by its maker. */
const estPistolable = (v: Valeurs, marque: Marque) =>
  marque === 'sikora' ||
  nombreOf(v, 'contenance') > 800 ||
  ['menuiserie', 'elastique'].includes(String(v['type-mousse']));

const aerosolMousse: Genre = (v, marque) =>
  image<typeof aerosol>('aerosol', {
    sorte: estPistolable(v, marque) ? 'mousse-pistolet' : 'mousse-manuelle',
    marque: chimiste(marque),
    repere: 'PU',
    teinte: 'aucune',
  });

const aerosolPeinture: Genre = (v) =>
  image<typeof aerosol>('aerosol', {
    sorte: 'peinture',
    marque: 'neutre',
    repere: 'R',
    teinte: selon(v, 'teinte-ral', {
      'ral-9010': '9010',
      'ral-9005': '9005',
      'ral-7016': '7016',
      'ral-7035': '7035',
      'ral-9006': '9006',
      'ral-8017': '8017',
      'ral-6005': '6005',
      'ral-5010': '5010',
      'ral-3020': '3020',
      'ral-2004': '2004',
      'ral-1023': '1023',
    }),
  });

const bidonSolvant: Genre = (v) =>
  image<typeof bidon>('bidon', {
    forme: nombreOf(v, 'volume-litres') < 3 ? 'metal' : 'jerrican',
    nature: selon(v, 'nature-solvant', {
      'white-spirit': 'WS',
      acetone: 'AC',
      'alcool-menager': 'AL',
      'diluant-synthetique': 'DS',
      'diluant-cellulosique': 'DC',
      terebenthine: 'T',
    }),
    marque: 'neutre',
  });

/** Small ones in tins, large ones in buckets. */
const grand = (v: Valeurs, code: string, des: number) =>
  nombreOf(v, code) >= des ? 'seau' : 'boite';

const potLasure: Genre = (v) =>
  image<typeof pot>('pot', {
    forme: 'boite',
    marque: 'neutre',
    repere: 'L',
    pastille: selon(v, 'teinte-bois', {
      incolore: 'incolore',
      'chene-clair': 'chene-clair',
      'chene-moyen': 'chene-moyen',
      teck: 'teck',
      noyer: 'noyer',
      gris: 'gris',
    }),
  });

const potColle: Genre = (v) =>
  image<typeof pot>('pot', {
    forme: nombreOf(v, 'masse-kg') < 2 ? 'bouteille' : 'seau',
    marque: 'neutre',
    repere: selon(v, 'classe-colle', { d2: 'D2', d3: 'D3', d4: 'D4' }),
    pastille: 'aucune',
  });

const GRAISSES = {
  'lithium-ep2': 'lithium',
  'calcium-marine': 'marine',
  graphitee: 'graphite',
  'haute-temperature': 'temperature',
  alimentaire: 'alimentaire',
} as const;
const TEINTES_GRAISSE = {
  'lithium-ep2': 'jaune',
  'calcium-marine': 'bleu',
  graphitee: 'noir',
  'haute-temperature': 'rouge',
  alimentaire: 'blanc',
} as const;

const graisse: Genre = (v) =>
  nombreOf(v, 'masse-kg') < 1
    ? image<typeof cartoucheGraisse>('cartouche-graisse', {
        graisse: selon(v, 'savon-graisse', GRAISSES),
        marque: 'neutre',
      })
    : image<typeof pot>('pot', {
        forme: 'boite',
        marque: 'neutre',
        repere: 'G',
        pastille: selon(v, 'savon-graisse', TEINTES_GRAISSE),
      });

/** Rolls of tape differ by their skin and their width. */
const rouleauOf = (matiere: string, largeur: number) =>
  image<typeof ruban>('ruban', { matiere, largeur });

const rubanAdhesif: Genre = (v) => {
  const largeur = nombreOf(v, 'largeur') < 40 ? 0.3 : 0.5;
  if (v['support-ruban'] !== undefined) {
    const support = {
      'papier-crepe': 'crepe',
      'papier-washi': 'washi',
      'pvc-facade': 'pvc-orange',
    };
    return rouleauOf(selon(v, 'support-ruban', support), largeur);
  }
  if (v.matiere === 'aluminium') return rouleauOf('aluminium', largeur);
  return rouleauOf(`toile-${couleurOf(v)}`, largeur);
};

export const CHIMIE_ETANCHEITE: Readonly<Record<string, Genre>> = {
  'cartouche-mastic': cartoucheMastic,
  aerosol: aerosolTechnique,
  'aerosol-mousse': aerosolMousse,
  'aerosol-peinture': aerosolPeinture,
  bidon: bidonSolvant,
  'pot-lasure': potLasure,
  'pot-colle': potColle,
  'pot-vernis': (v) =>
    image<typeof pot>('pot', {
      forme: grand(v, 'volume-litres', 5),
      marque: 'neutre',
      repere: '2K',
      pastille: 'incolore',
    }),
  'bidon-colle': (v) =>
    image<typeof pot>('pot', {
      forme: grand(v, 'volume-litres', 5),
      marque: 'neutre',
      repere: 'N',
      pastille: 'aucune',
    }),
  'seau-peinture': (v, marque) =>
    image<typeof pot>('pot', {
      forme: grand(v, 'volume-litres', 4),
      marque: marque === 'bastide' ? marque : 'neutre',
      repere: 'M',
      pastille: 'blanc',
    }),
  'flacon-colle': (v) =>
    image<typeof flaconColle>('flacon-colle', {
      consistance: selon(v, 'consistance', { fluide: 'fluide', moyenne: 'moyenne', gel: 'gel' }),
      marque: 'neutre',
    }),
  'cartouche-graisse': graisse,
  'pistolet-mastic': (v) =>
    image<typeof pistoletMastic>('pistolet-mastic', {
      forme: selon(v, 'modele-pistolet', {
        'squelette-310': 'squelette',
        'berceau-310': 'berceau',
        'tube-400': 'tube',
        'tube-600': 'tube',
      }),
      longueur: v['modele-pistolet'] === 'tube-600' ? 340 : 225,
    }),
  'pistolet-mastic-batterie': (v, marque) =>
    image<typeof pistoletMasticBatterie>('pistolet-mastic-batterie', {
      marque,
      contenance: nombreOf(v, 'contenance') > 400 ? '600' : '310',
    }),
  'ruban-adhesif': rubanAdhesif,
  'bande-etancheite': (v) =>
    rouleauOf(
      selon(v, 'aspect-bande', {
        aluminium: 'butyle-aluminium',
        'gris-anthracite': 'butyle-gris-anthracite',
        'terre-cuite': 'butyle-terre-cuite',
      }),
      0.9,
    ),
  'mousse-impregnee': (v) =>
    rouleauOf(couleurOf(v) === 'noir' ? 'mousse-noir' : 'mousse-gris', 0.16),
  'fond-joint': () =>
    image<typeof couronne>('couronne', { sorte: 'fond-joint', couleur: 'gris', conducteurs: 0 }),
  'joint-profil': (v) =>
    image<typeof jointProfil>('joint-profil', {
      profil: selon(v, 'profil-joint', { 'profil-p': 'P', 'profil-e': 'E', 'profil-d': 'D' }),
      couleur: selon(v, 'couleur', { blanc: 'blanc', marron: 'marron', noir: 'noir' }),
    }),
  'bas-de-porte': (v) =>
    image<typeof basDePorte>('bas-de-porte', { finition: finitionOf(v, 'anodise') }),
  'rouleau-membrane': (v) =>
    image<typeof rouleau>('rouleau', {
      matiere: 'membrane',
      diametre: nombreOf(v, 'largeur') > 2000 ? 160 : 240,
    }),
};
