import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

export const MODELES_PIEDS: readonly ModeleArticle[] = [
  {
    code: 'APV',
    noeud: 'pieds-verins',
    genre: 'pied-verin',
    nom: texte('Pied vérin de cuisine', 'Kitchen levelling leg', 'Pata regulable de cocina'),
    declinaison: texte(
      'hauteur {hauteur}, {fixation-meuble}',
      '{hauteur} high, {fixation-meuble}',
      'altura {hauteur}, {fixation-meuble}',
    ),
    description: texte(
      'Pied en ABS à semelle décalée, réglable de − 10 à + 20 mm, 150 kg par pied. Le clip de plinthe s’emboîte sur le fût. Quatre pieds par caisson jusqu’à 900 mm de large, six au-delà.',
      'ABS leg with offset foot, adjustable from − 10 to + 20 mm, 150 kg each. The plinth clip snaps onto the shaft. Four legs per unit up to 900 mm wide, six above.',
      'Pata de ABS con base descentrada, regulable de − 10 a + 20 mm, 150 kg por pata. El clip de zócalo encaja en la caña. Cuatro patas por mueble hasta 900 mm de ancho, seis a partir de ahí.',
    ),
    axes: {
      hauteur: [150, 120, 100, 80, 170],
      'fixation-meuble': ['a-visser', 'a-cheviller'],
      couleur: ['noir'],
    },
    fixes: { matiere: 'plastique', charge: 150 },
    marques: ['hettner', 'glissal', 'comptoir'],
    conditionnement: () => ({ unite: 'sachet', contenu: 4 }),
    prix: (v) =>
      260 + Math.round(Number(v.hauteur) * 0.9) + (v['fixation-meuble'] === 'a-visser' ? 0 : 30),
    poids: (v) => 4 * Math.round(28 + Number(v.hauteur) * 0.25),
    suffixe: (v) => `${cote(v.hauteur, 3)}-${v['fixation-meuble'] === 'a-visser' ? 'V' : 'C'}`,
    complements: ['AEX'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'APT',
    noeud: 'pieds-de-table',
    genre: 'pied-de-table',
    nom: texte('Pied de table tube rond', 'Round tube table leg', 'Pata de mesa de tubo redondo'),
    declinaison: texte(
      'Ø {diametre}, hauteur {hauteur}, {finition-meuble}',
      '{diametre} dia., {hauteur} high, {finition-meuble}',
      'Ø {diametre}, altura {hauteur}, {finition-meuble}',
    ),
    description: texte(
      'Tube d’acier de 60 mm, platine à visser de 100 mm et vérin de 20 mm. Hauteur 710 mm pour une table, 870 mm pour un îlot, 1100 mm pour un mange-debout. Prévoir un plateau de 28 mm au moins et des vis de 5 × 25.',
      'Steel tube 60 mm across with a 100 mm screw plate and 20 mm leveller. 710 mm for a table, 870 mm for an island, 1100 mm for a bar. Use a top of at least 28 mm and 5 × 25 screws.',
      'Tubo de acero de 60 mm con placa de 100 mm y nivelador de 20 mm. 710 mm para mesa, 870 mm para isla y 1100 mm para barra. Tablero de 28 mm como mínimo y tornillos de 5 × 25.',
    ),
    axes: {
      hauteur: [710, 870, 1100, 820],
      'finition-meuble': ['noir-mat', 'aspect-inox', 'blanc-mat', 'chrome-brillant'],
    },
    fixes: { diametre: 60, matiere: 'acier', charge: 80 },
    marques: ['lignea', 'hettner', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (380 + Number(v.hauteur) * 1.05) *
          selon(v['finition-meuble'], {
            'noir-mat': 1,
            'aspect-inox': 1.12,
            'blanc-mat': 1,
            'chrome-brillant': 1.08,
          }),
      ),
    poids: (v) => Math.round(450 + Number(v.hauteur) * 1.5),
    longueurColis: (v) => Number(v.hauteur) + 40,
    suffixe: (v) => `${cote(v.hauteur, 4)}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    ecoParticipation: { type: 'DEA', centimes: 8 },
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'ARO',
    noeud: 'roulettes-ameublement',
    genre: 'roulette',
    nom: texte('Roulette d’ameublement', 'Furniture castor', 'Rueda para mueble'),
    declinaison: texte(
      'Ø {diametre}, {montage-roulette}, {bandage-roulette}, {charge}',
      '{diametre} dia., {montage-roulette}, {bandage-roulette}, {charge}',
      'Ø {diametre}, {montage-roulette}, {bandage-roulette}, {charge}',
    ),
    description: texte(
      'Monture en tôle zinguée, roue montée sur moyeu lisse. Le bandage souple épargne parquet et carrelage, le polyamide roule mieux sur moquette. Charge par roulette : comptez le poids total divisé par trois.',
      'Zinc-plated pressed housing with plain-bearing wheel. The soft tread spares parquet and tiles, polyamide runs better on carpet. Load is per castor: divide the total weight by three.',
      'Soporte de chapa cincada y rueda sobre buje liso. La banda blanda protege parqué y baldosa; la poliamida rueda mejor en moqueta. Carga por rueda: divida el peso total entre tres.',
    ),
    axes: {
      diametre: [50, 40, 75, 100],
      'montage-roulette': [
        'platine-pivotante',
        'platine-frein',
        'platine-fixe',
        'tige-m8',
        'tige-m8-frein',
      ],
      'bandage-roulette': ['souple', 'polyamide'],
      charge: [40, 30, 60, 80],
    },
    existe: (v) =>
      v.charge === selon(v.diametre, { '40': 30, '50': 40, '75': 60, '100': 80 }) &&
      (Number(v.diametre) <= 75 || !String(v['montage-roulette']).startsWith('tige')),
    marques: ['levax', 'glissal', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (95 + Number(v.diametre) ** 1.45 * 1.05) *
          selon(v['montage-roulette'], {
            'platine-pivotante': 1,
            'platine-frein': 1.35,
            'platine-fixe': 0.88,
            'tige-m8': 0.95,
            'tige-m8-frein': 1.3,
          }) *
          (v['bandage-roulette'] === 'souple' ? 1.18 : 1),
      ),
    poids: (v) => Math.round(Number(v.diametre) ** 1.6 * 0.27),
    suffixe: (v) =>
      `${cote(v.diametre, 3)}-${selon(v['montage-roulette'], { 'platine-pivotante': 'PP', 'platine-frein': 'PF', 'platine-fixe': 'PX', 'tige-m8': 'T8', 'tige-m8-frein': 'TF' })}-${v['bandage-roulette'] === 'souple' ? 'S' : 'P'}`,
    normes: ['EN 12528'],
    metiers: ['agenceur', 'menuisier', 'maintenance'],
  },
];
