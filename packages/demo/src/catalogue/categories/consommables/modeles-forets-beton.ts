import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeMesure,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from '../fixation/cout.ts';

const LONGUEURS_SDS_PLUS: Gamme = {
  5: [110, 160],
  6: [110, 160, 210, 260],
  7: [110, 160],
  8: [110, 160, 210, 260, 310, 460],
  10: [110, 160, 210, 260, 310, 450],
  12: [160, 210, 260, 310, 450, 600],
  14: [160, 210, 260, 310, 450, 600],
  16: [160, 210, 310, 450, 600],
  18: [200, 250, 450],
  20: [200, 250, 450, 600],
  22: [250, 450, 600],
  24: [250, 450],
  25: [250, 450, 600],
  28: [450],
  30: [450],
};
const LONGUEURS_QUATRE_TAILLANTS: Gamme = {
  5: [110, 160],
  6: [110, 160, 210, 260],
  8: [110, 160, 210, 260],
  10: [160, 210, 260, 310],
  12: [160, 210, 260, 310],
  14: [160, 210, 260],
  16: [210, 310, 450],
  18: [250, 450],
  20: [250, 450],
  22: [450],
  25: [450],
};
const LONGUEURS_SDS_MAX: Gamme = {
  12: [340, 540],
  14: [340, 540],
  16: [340, 540, 940],
  18: [340, 540, 940],
  20: [320, 520, 920],
  22: [320, 520, 920],
  25: [320, 520, 920],
  28: [370, 570],
  30: [370, 570],
  32: [370, 570, 920],
  35: [570],
  40: [570, 920],
};

const TAILLE = texte(
  '{diametre} × {longueur}',
  '{diametre} × {longueur}',
  '{diametre} × {longueur}',
);

function volume(v: Valeurs): number {
  return Number(v.diametre) ** 2 * Number(v.longueur);
}

export const MODELES_FORETS_BETON: readonly ModeleArticle[] = [
  {
    code: 'FSD',
    noeud: 'forets-sds-plus-deux-taillants',
    genre: 'foret-sds-plus',
    nom: texte('Foret béton SDS-plus', 'SDS-plus masonry bit', 'Broca para hormigón SDS-plus'),
    declinaison: TAILLE,
    description: texte(
      'Plaquette carbure à deux taillants et hélice en S pour brique, parpaing, pierre et béton courant. La longueur utile vaut la longueur totale moins 50 mm. Ressortez le foret en rotation pour vider le trou ; sur un fer, arrêtez-vous et déplacez le point.',
      'Two-cutter carbide tip and S-shaped flute for brick, block, stone and ordinary concrete. Working length is overall length less 50 mm. Pull out while turning to clear dust; if you hit rebar, stop and move the hole.',
      'Placa de metal duro de dos filos y hélice en S para ladrillo, bloque, piedra y hormigón corriente. Longitud útil: la total menos 50 mm. Saque la broca girando para vaciar el polvo; si toca hierro, cambie el punto.',
    ),
    axes: {
      diametre: [6, 8, 10, 12, 5, 14, 16, 20, 7, 18, 22, 25, 24, 28, 30],
      longueur: mesuresOf(LONGUEURS_SDS_PLUS),
    },
    fixes: {
      'attachement-outil': 'sds-plus',
      taillants: 'deux',
      'nuance-coupe': 'carbure',
      'materiau-travaille': 'beton',
    },
    existe: (v) => existeEnGamme(LONGUEURS_SDS_PLUS, v.diametre, v.longueur),
    marques: ['durandal', 'krafto', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(100 + Number(v.diametre) * 10 + volume(v) * 0.0095),
    poids: (v) => grammes(volume(v) * 0.0042 + 30),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    normes: ['ISO 5468'],
    complements: ['FNU', 'FFR', 'BBP'],
    metiers: ['macon', 'electricien', 'plombier', 'plaquiste'],
  },
  {
    code: 'FSQ',
    noeud: 'forets-sds-plus-quatre-taillants',
    genre: 'foret-sds-plus',
    nom: texte(
      'Foret béton armé SDS-plus 4 taillants',
      'SDS-plus 4-cutter reinforced concrete bit',
      'Broca SDS-plus de 4 filos para hormigón armado',
    ),
    declinaison: TAILLE,
    description: texte(
      'Tête carbure massive à quatre taillants : elle passe à côté des fers sans se coincer et donne un trou rond, exigé pour les goujons et le scellement. Témoin d’usure sur la tête : effacé, le diamètre n’est plus garanti pour la cheville.',
      'Solid carbide head with four cutters that glances off rebar without jamming and leaves the round hole that through bolts and resin demand. Wear mark on the head: once gone, the hole is no longer true to anchor size.',
      'Cabeza maciza de metal duro con cuatro filos: esquiva la armadura sin atascarse y deja el taladro redondo que exigen los anclajes. Testigo de desgaste en la cabeza: si desaparece, el diámetro ya no vale para anclar.',
    ),
    axes: {
      diametre: [8, 10, 12, 6, 14, 16, 20, 5, 18, 22, 25],
      longueur: mesuresOf(LONGUEURS_QUATRE_TAILLANTS),
    },
    fixes: {
      'attachement-outil': 'sds-plus',
      taillants: 'quatre',
      'nuance-coupe': 'carbure',
      'materiau-travaille': 'beton',
    },
    existe: (v) => existeEnGamme(LONGUEURS_QUATRE_TAILLANTS, v.diametre, v.longueur),
    marques: ['karbex', 'volmer'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir((100 + Number(v.diametre) * 10 + volume(v) * 0.0095) * 2.1),
    poids: (v) => grammes(volume(v) * 0.0042 + 32),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    normes: ['ISO 5468'],
    complements: ['FGA', 'FSC', 'FVB'],
    metiers: ['macon', 'metallier', 'electricien', 'charpentier'],
  },
  {
    code: 'FSM',
    noeud: 'forets-sds-max',
    genre: 'foret-sds-max',
    nom: texte('Foret béton SDS-max', 'SDS-max masonry bit', 'Broca para hormigón SDS-max'),
    declinaison: TAILLE,
    description: texte(
      'Pour les perforateurs de 5 à 12 kg : traversées de mur, passages de gaines, gros ancrages. Quatre taillants, hélice à double volume d’évacuation. Au-delà de 500 mm, amorcez le trou avec un foret court du même diamètre.',
      'For 5 to 12 kg rotary hammers: wall crossings, service penetrations and heavy anchors. Four cutters and a high-volume flute. Over 500 mm, start the hole with a short bit of the same diameter.',
      'Para martillos de 5 a 12 kg: pasamuros, pasos de instalaciones y grandes anclajes. Cuatro filos y hélice de gran evacuación. Por encima de 500 mm, inicie con una broca corta del mismo diámetro.',
    ),
    axes: {
      diametre: [16, 20, 18, 25, 12, 14, 22, 28, 32, 30, 40, 35],
      longueur: mesuresOf(LONGUEURS_SDS_MAX),
    },
    fixes: {
      'attachement-outil': 'sds-max',
      taillants: 'quatre',
      'nuance-coupe': 'carbure',
      'materiau-travaille': 'beton',
    },
    existe: (v) => existeEnGamme(LONGUEURS_SDS_MAX, v.diametre, v.longueur),
    marques: ['volmer', 'durandal'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(900 + volume(v) * 0.0105),
    poids: (v) => grammes(volume(v) * 0.0042 + 190),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    normes: ['ISO 5468'],
    complements: ['FSC', 'BBM'],
    metiers: ['macon', 'plombier', 'metallier'],
  },
];
