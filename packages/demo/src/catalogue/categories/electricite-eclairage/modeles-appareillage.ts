import { aLaPiece, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeur } from '../../modele.ts';

/** White is the base; dark finishes are moulded in smaller runs. */
const coefficientCouleur = (couleur: Valeur | undefined): number =>
  couleur === 'blanc' ? 1 : 1.35;

export const appareillages: readonly ModeleArticle[] = [
  {
    code: 'LIN',
    noeud: 'interrupteurs',
    genre: 'interrupteur',
    nom: texte('Commande murale à encastrer', 'Flush wall switch', 'Mecanismo de mando empotrable'),
    declinaison: texte(
      '{fonction-commande}, {couleur}',
      '{fonction-commande}, {couleur}',
      '{fonction-commande}, {couleur}',
    ),
    description: texte(
      'Mécanisme 10 AX à bornes automatiques, livré avec support et enjoliveur, sans plaque. Se fixe par vis ou griffes dans une boîte de 60 mm d’entraxe. Le variateur règle 3 à 200 W en LED à intensité variable.',
      '10 AX mechanism with push-in terminals, supplied with support and rocker, less plate. Fixed by screws or claws in a 60 mm centre box. The dimmer handles 3 to 200 W of dimmable LED.',
      'Mecanismo de 10 AX con bornes automáticos, con soporte y tecla, sin placa. Se fija con tornillos o garras en caja de 60 mm entre ejes. El regulador admite de 3 a 200 W en LED regulable.',
    ),
    axes: {
      'fonction-commande': [
        'va-et-vient',
        'double-va-et-vient',
        'poussoir',
        'permutateur',
        'va-et-vient-temoin',
        'commande-volet',
        'variateur',
      ],
      couleur: ['blanc', 'anthracite', 'noir'],
    },
    existe: (v) => v['fonction-commande'] !== 'permutateur' || v.couleur !== 'noir',
    fixes: { tension: 250 },
    marques: ['elektra', 'luminor', 'oskel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        coefficientCouleur(v.couleur) *
          selon(v['fonction-commande'], {
            'va-et-vient': 490,
            'double-va-et-vient': 890,
            poussoir: 620,
            permutateur: 1190,
            'va-et-vient-temoin': 990,
            'commande-volet': 1690,
            variateur: 4290,
          }),
      ),
    poids: (v) =>
      selon(v['fonction-commande'], {
        'va-et-vient': 62,
        'double-va-et-vient': 74,
        poussoir: 60,
        permutateur: 70,
        'va-et-vient-temoin': 66,
        'commande-volet': 78,
        variateur: 96,
      }),
    suffixe: (v) => `${sigle(v['fonction-commande'])}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'DEEE', centimes: 2 },
    normes: ['EN 60669-1'],
    complements: ['LPQ', 'LBE', 'LPR'],
    metiers: ['electricien', 'agenceur'],
  },
  {
    code: 'LPR',
    noeud: 'prises-courant',
    genre: 'prise-courant',
    nom: texte('Prise à encastrer', 'Flush outlet', 'Toma empotrable'),
    declinaison: texte(
      '{fonction-prise}, {couleur}',
      '{fonction-prise}, {couleur}',
      '{fonction-prise}, {couleur}',
    ),
    description: texte(
      'Mécanisme complet sans plaque, éclips de protection et bornes automatiques pour deux conducteurs de 2,5 mm² par pôle. La version affleurante laisse plaquer un meuble. La RJ45 se raccorde sans outil et sort en grade 2 comme en tertiaire.',
      'Complete mechanism less plate, with shutters and push-in terminals for two 2.5 mm² conductors per pole. The flush version lets furniture stand close. The RJ45 outlet terminates without tools for home and office networks.',
      'Mecanismo completo sin placa, con obturadores y bornes automáticos para dos conductores de 2,5 mm² por polo. La versión enrasada permite arrimar el mueble. La RJ45 se conecta sin herramienta en vivienda y oficina.',
    ),
    axes: {
      'fonction-prise': [
        '2p-t',
        '2p-t-affleurante',
        '2p-t-usb',
        'rj45-cat-6',
        'usb-double',
        'tv-simple',
        'sortie-cable',
        '2p-t-schuko',
      ],
      couleur: ['blanc', 'anthracite', 'noir'],
    },
    marques: ['elektra', 'luminor', 'oskel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        coefficientCouleur(v.couleur) *
          selon(v['fonction-prise'], {
            '2p-t': 420,
            '2p-t-affleurante': 690,
            '2p-t-usb': 3190,
            '2p-t-schuko': 560,
            'usb-double': 2690,
            'rj45-cat-6': 1290,
            'tv-simple': 890,
            'sortie-cable': 480,
          }),
      ),
    poids: (v) =>
      selon(v['fonction-prise'], {
        '2p-t': 68,
        '2p-t-affleurante': 78,
        '2p-t-usb': 112,
        '2p-t-schuko': 72,
        'usb-double': 84,
        'rj45-cat-6': 58,
        'tv-simple': 54,
        'sortie-cable': 48,
      }),
    suffixe: (v) => `${sigle(v['fonction-prise'])}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'DEEE', centimes: 2 },
    normes: ['NF C 61-314', 'IEC 60884-1'],
    complements: ['LPQ', 'LBE', 'LIN'],
    metiers: ['electricien', 'agenceur'],
  },
  {
    code: 'LPQ',
    noeud: 'plaques-finition',
    genre: 'plaque-finition',
    nom: texte('Plaque de finition', 'Cover plate', 'Placa embellecedora'),
    declinaison: texte('{postes}, {couleur}', '{postes}, {couleur}', '{postes}, {couleur}'),
    description: texte(
      'Plaque clipsée, entraxe de 71 mm, montage horizontal ou vertical. Rattrape jusqu’à 2 mm de faux niveau d’enduit. ABS teinté dans la masse, traité anti-UV.',
      'Clip-on plate, 71 mm centres, mounted horizontally or vertically. Takes up 2 mm of uneven plaster. Through-coloured, UV-stable ABS.',
      'Placa a presión, 71 mm entre ejes, montaje horizontal o vertical. Compensa hasta 2 mm de desnivel del enlucido. ABS teñido en masa con protección UV.',
    ),
    axes: {
      postes: ['1', '2', '3', '4'],
      couleur: ['blanc', 'anthracite', 'noir', 'gris', 'beige'],
    },
    existe: (v) => v.postes !== '4' || v.couleur === 'blanc' || v.couleur === 'anthracite',
    marques: ['elektra', 'luminor', 'oskel'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(coefficientCouleur(v.couleur) * (45 + Number(v.postes) ** 1.35 * 95)),
    poids: (v) => Number(v.postes) * 19 + 4,
    suffixe: (v) => `${String(v.postes)}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'DEEE', centimes: 1 },
    complements: ['LIN', 'LPR'],
    metiers: ['electricien', 'agenceur'],
  },
  {
    code: 'LET',
    noeud: 'appareillage-etanche',
    genre: 'prise-etanche',
    nom: texte(
      'Appareillage étanche en saillie IP55',
      'Surface weatherproof device IP55',
      'Mecanismo estanco de superficie IP55',
    ),
    declinaison: texte(
      '{fonction-etanche}, {couleur}',
      '{fonction-etanche}, {couleur}',
      '{fonction-etanche}, {couleur}',
    ),
    description: texte(
      'Boîtier complet prêt à poser pour garage, buanderie, atelier et façade, tenue aux chocs IK07. Entrées à membrane pour tube ou câble en haut et en bas. Volet de prise à ouverture de 120°, bornes accessibles de face.',
      'Complete box ready to fit in garages, laundries, workshops and outside walls, IK07 impact rating. Membrane entries for conduit or cable top and bottom. Socket flap opens 120°, terminals reached from the front.',
      'Conjunto completo listo para montar en garaje, lavadero, taller y fachada, resistencia IK07. Entradas de membrana para tubo o cable arriba y abajo. Tapa de toma con apertura de 120° y bornes accesibles de frente.',
    ),
    axes: {
      'fonction-etanche': [
        'prise',
        'va-et-vient',
        'poussoir',
        'double-prise',
        'va-et-vient-prise',
        'double-va-et-vient',
      ],
      couleur: ['gris', 'blanc'],
    },
    marques: ['elektra', 'luminor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['fonction-etanche'], {
        prise: 890,
        'va-et-vient': 790,
        poussoir: 1090,
        'double-prise': 1690,
        'va-et-vient-prise': 1790,
        'double-va-et-vient': 1290,
      }) + (v.couleur === 'blanc' ? 60 : 0),
    poids: (v) =>
      (String(v['fonction-etanche']).includes('prise') ? 165 : 118) +
      (v['fonction-etanche'] === 'double-prise' ? 90 : 0),
    suffixe: (v) => `${sigle(v['fonction-etanche'])}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'DEEE', centimes: 2 },
    normes: ['EN 60529 IP55', 'EN 62262 IK07', 'EN 60669-1'],
    complements: ['LTI', 'LBD'],
    metiers: ['electricien', 'maintenance', 'collectivite'],
  },
];
