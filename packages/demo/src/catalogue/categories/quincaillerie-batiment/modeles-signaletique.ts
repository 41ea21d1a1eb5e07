import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

export const MODELES_SIGNALETIQUE: readonly ModeleArticle[] = [
  {
    code: 'SBL',
    noeud: 'boites-individuelles',
    genre: 'boite-aux-lettres',
    nom: texte('Boîte aux lettres normalisée', 'Standard letter box', 'Buzón normalizado'),
    declinaison: texte(
      '{hauteur} × {largeur} × {profondeur-boite-aux-lettres}, {finition-porte}',
      '{hauteur} × {largeur} × {profondeur-boite-aux-lettres}, {finition-porte}',
      '{hauteur} × {largeur} × {profondeur-boite-aux-lettres}, {finition-porte}',
    ),
    description: texte(
      'Boîte extérieure en acier galvanisé thermolaqué, au volume réglementaire de 260 × 260 × 340 mm. Ouverture totale pour le facteur, portillon et deux clés pour l’occupant. Fixation murale par quatre vis, ou sur poteau de 60 mm.',
      'Outdoor box in powder-coated galvanised steel, with the inner volume the French postal standard requires. Full opening for the postman, door and two keys for the occupant. Wall fixing with four screws, or on a 60 mm post.',
      'Buzón exterior de acero galvanizado lacado al horno, con el volumen interior de la norma postal francesa. Apertura total para el cartero, puerta y dos llaves para el usuario. Fijación mural con cuatro tornillos o sobre poste de 60 mm.',
    ),
    axes: {
      hauteur: [300, 360],
      largeur: [280, 440],
      'profondeur-boite-aux-lettres': [385],
      'finition-porte': ['gris-7016', 'blanc-9016', 'noir-9005', 'vert-6005', 'brun-8014'],
    },
    fixes: { matiere: 'acier' },
    existe: (v) =>
      (v.hauteur === 300) === (v.largeur === 280) &&
      (v.hauteur === 300 || v['finition-porte'] !== 'brun-8014'),
    marques: ['portalux', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      (v.hauteur === 300 ? 4690 : 8240) + (v['finition-porte'] === 'noir-9005' ? 200 : 0),
    poids: (v) => (v.hauteur === 300 ? 3400 : 5600),
    suffixe: (v) => `${v.hauteur}${v.largeur}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 22 },
    normes: ['NF D 27-405'],
    complements: ['SNU'],
    metiers: ['macon', 'maintenance', 'collectivite'],
  },
  {
    code: 'SPI',
    noeud: 'plaques-pictogrammes',
    genre: 'plaque-pictogramme',
    nom: texte('Plaque de porte gravée', 'Engraved door sign', 'Placa de puerta grabada'),
    declinaison: texte(
      '« {pictogramme-porte} », Ø {diametre}, {finition-porte}',
      '“{pictogramme-porte}”, {diametre} dia., {finition-porte}',
      '«{pictogramme-porte}», Ø {diametre}, {finition-porte}',
    ),
    description: texte(
      'Disque gravé au laser et posé par adhésif double face, au contraste conforme aux règles d’accessibilité. À poser à 1600 mm du sol, côté ouvrant. Nettoyer le support à l’alcool avant collage.',
      'Laser-engraved disc with pre-fitted adhesive pads and the contrast accessibility rules call for. Fix at 1600 mm above floor level on the lock side. Degrease with alcohol before sticking.',
      'Disco grabado con láser y adhesivo incorporado, con el contraste que exigen las normas de accesibilidad. Colóquelo a 1600 mm del suelo, del lado de la manilla. Limpie el soporte con alcohol antes de pegarlo.',
    ),
    axes: {
      'pictogramme-porte': [
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
      ],
      diametre: [75, 100],
      'finition-porte': ['inox-brosse', 'noir-mat'],
    },
    existe: (v) => v.diametre === 75 || v['finition-porte'] === 'inox-brosse',
    marques: ['portalux', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => (v.diametre === 75 ? 560 : 780) + (v['finition-porte'] === 'noir-mat' ? 90 : 0),
    poids: (v) => (v.diametre === 75 ? 45 : 78),
    suffixe: (v) =>
      `${selon(v['pictogramme-porte'], {
        'wc-hommes': 'WH',
        'wc-femmes': 'WF',
        'wc-mixtes': 'WM',
        pmr: 'PM',
        douche: 'DO',
        vestiaire: 'VE',
        prive: 'PR',
        'local-technique': 'LT',
        pousser: 'PO',
        tirer: 'TI',
      })}-${v.diametre}-${selon(v['finition-porte'], CODES_FINITION)}`,
    metiers: ['menuisier', 'maintenance', 'collectivite'],
  },
  {
    code: 'SNU',
    noeud: 'numeros-de-porte',
    genre: 'numero-de-porte',
    nom: texte('Chiffre de porte', 'Door numeral', 'Número de puerta'),
    declinaison: texte(
      'n° {chiffre}, hauteur {hauteur}, {finition-porte}',
      'no. {chiffre}, {hauteur} high, {finition-porte}',
      'n.º {chiffre}, altura {hauteur}, {finition-porte}',
    ),
    description: texte(
      'Chiffre découpé au laser dans l’inox 304 de 3 mm, posé à 10 mm du mur par tiges filetées et entretoises. Gabarit de perçage imprimé dans l’emballage. Le 6 se retourne pour former un 9.',
      'Numeral laser-cut from 3 mm 304 stainless, standing 10 mm off the wall on studs and spacers. A drilling template is printed inside the pack. The 6 turns over to make a 9.',
      'Número cortado con láser en inox 304 de 3 mm, separado 10 mm de la pared con varillas y casquillos. La plantilla de taladrado va impresa en el envase. El 6 se gira para formar un 9.',
    ),
    axes: {
      chiffre: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      hauteur: [100, 150],
      'finition-porte': ['inox-brosse', 'noir-mat'],
    },
    fixes: { epaisseur: 3, matiere: 'inox-a2' },
    marques: ['portalux'],
    conditionnement: aLaPiece,
    prix: (v) => (v.hauteur === 100 ? 690 : 1080) + (v['finition-porte'] === 'noir-mat' ? 140 : 0),
    poids: (v) => (v.hauteur === 100 ? 70 : 140),
    suffixe: (v) => `${v.chiffre}-${v.hauteur}-${selon(v['finition-porte'], CODES_FINITION)}`,
    metiers: ['maintenance', 'collectivite', 'metallier'],
  },
];
