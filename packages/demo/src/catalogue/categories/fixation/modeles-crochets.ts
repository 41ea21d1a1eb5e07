import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeFinition,
  codeMesure,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from './cout.ts';

const LONGUEURS_PITONS: Gamme = {
  3: [20, 25, 30],
  4: [30, 40, 50],
  5: [50, 60],
  6: [60, 80],
  8: [80, 100, 120],
};
/** Breaking load in kilos of a plated steel link, by wire diameter. */
const RUPTURES_MAILLON: Gamme = { 4: [900], 5: [1250], 6: [1750], 8: [3000], 10: [4750] };

function grammesPiton(v: Valeurs): number {
  return Number(v.diametre) ** 2 * Number(v.longueur) * 0.0095;
}

export const MODELES_CROCHETS: readonly ModeleArticle[] = [
  {
    code: 'FPI',
    noeud: 'pitons-a-visser',
    genre: 'piton-a-visser',
    nom: texte('Piton fermé à visser', 'Screw eye', 'Hembrilla cerrada'),
    declinaison: texte(
      '{diametre} × {longueur}, {matiere}',
      '{diametre} × {longueur}, {matiere}',
      '{diametre} × {longueur}, {matiere}',
    ),
    description: texte(
      'Œil fermé à filet bois pour câble, chaînette ou suspension légère. Avant-trou des deux tiers du diamètre, puis vissez avec une tige passée dans l’œil. Ne convient ni au levage ni à la protection des personnes.',
      'Closed eye with wood thread for wire, light chain or hangings. Drill a pilot of two thirds of the diameter and turn in with a bar through the eye. Not for lifting or fall protection.',
      'Ojo cerrado con rosca madera para cable, cadenilla o suspensiones ligeras. Pretaladre a dos tercios del diámetro y gire con una varilla en el ojo. No apta para elevación ni para personas.',
    ),
    axes: {
      diametre: [4, 5, 3, 6, 8],
      longueur: mesuresOf(LONGUEURS_PITONS),
      matiere: ['acier', 'inox-a4'],
    },
    existe: (v) => existeEnGamme(LONGUEURS_PITONS, v.diametre, v.longueur),
    marques: ['oskel', 'comptoir'],
    conditionnement: (v) => ({ unite: 'sachet', contenu: Number(v.diametre) <= 4 ? 50 : 20 }),
    prix: (v) =>
      arrondir(
        (Number(v.diametre) <= 4 ? 50 : 20) *
          (grammesPiton(v) * 0.9 + 4) *
          (v.matiere === 'inox-a4' ? 4.2 : 1),
      ),
    poids: (v) => grammes((Number(v.diametre) <= 4 ? 50 : 20) * grammesPiton(v)),
    suffixe: (v) =>
      `${codeMesure(v.diametre, 2)}${codeMesure(v.longueur, 3)}-${codeFinition(v.matiere)}`,
    complements: ['FMR', 'FNU'],
    metiers: ['agenceur', 'paysagiste', 'maintenance'],
  },
  {
    code: 'FCV',
    noeud: 'crochets-a-visser',
    genre: 'crochet-a-visser',
    nom: texte('Crochet droit à visser', 'Square screw hook', 'Escarpia de rosca'),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Gond droit pour tringles, outils, tubes et câbles en atelier. Filet bois : directement dans le bois, ou dans une cheville nylon de 2 mm plus grosse. La version laquée ne raye pas ce qu’elle porte.',
      'Straight square hook for rails, tools, pipe and cable in the workshop. Wood thread: straight into timber, or into a nylon plug 2 mm larger. The white-lacquered version does not scratch what it carries.',
      'Escarpia recta para barras, herramientas, tubos y cables en el taller. Rosca madera: directa en madera o en taco de nailon 2 mm mayor. La versión lacada no raya lo que sostiene.',
    ),
    axes: {
      diametre: [4, 5, 3, 6, 8],
      longueur: mesuresOf(LONGUEURS_PITONS),
      revetement: ['zingue-blanc', 'laque-blanc'],
    },
    fixes: { matiere: 'acier' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_PITONS, v.diametre, v.longueur) &&
      (v.revetement !== 'laque-blanc' || Number(v.diametre) <= 6),
    marques: ['oskel', 'comptoir'],
    conditionnement: (v) => ({ unite: 'sachet', contenu: Number(v.diametre) <= 4 ? 50 : 20 }),
    prix: (v) =>
      arrondir(
        (Number(v.diametre) <= 4 ? 50 : 20) *
          (grammesPiton(v) * 0.8 + 3.5) *
          (v.revetement === 'laque-blanc' ? 1.3 : 1),
      ),
    poids: (v) => grammes((Number(v.diametre) <= 4 ? 50 : 20) * grammesPiton(v) * 0.9),
    suffixe: (v) =>
      `${codeMesure(v.diametre, 2)}${codeMesure(v.longueur, 3)}-${v.revetement === 'laque-blanc' ? 'LB' : 'ZB'}`,
    complements: ['FNU'],
    metiers: ['agenceur', 'maintenance', 'collectivite'],
  },
  {
    code: 'FMR',
    noeud: 'maillons-rapides',
    genre: 'maillon-rapide',
    nom: texte('Maillon rapide', 'Quick link', 'Eslabón rápido'),
    declinaison: texte(
      'Ø {diametre}, {matiere}',
      'Ø {diametre}, {matiere}',
      'Ø {diametre}, {matiere}',
    ),
    description: texte(
      'Relie deux chaînes ou reprend un maillon cassé sans outil de forge. Charge de travail : un cinquième de la rupture, écrou vissé à fond. Pas pour le levage ni pour l’arrêt de chute.',
      'Joins two chains or replaces a broken link without forging. Working load is one fifth of the breaking load with the sleeve fully closed. Not for lifting or fall arrest.',
      'Une dos cadenas o sustituye un eslabón roto sin forja. Carga de trabajo: un quinto de la rotura, con la tuerca a tope. No apto para elevación ni anticaídas.',
    ),
    axes: {
      diametre: [6, 8, 5, 4, 10],
      'charge-rupture': mesuresOf(RUPTURES_MAILLON),
      matiere: ['acier', 'inox-a4'],
    },
    existe: (v) => existeEnGamme(RUPTURES_MAILLON, v.diametre, v['charge-rupture']),
    marques: ['levax', 'oskel'],
    conditionnement: (v) => ({
      unite: 'piece',
      contenu: 1,
      multiple: Number(v.diametre) <= 6 ? 10 : 5,
    }),
    prix: (v) =>
      arrondir((Number(v.diametre) ** 2 * 2.1 + 38) * (v.matiere === 'inox-a4' ? 2.7 : 1)),
    poids: (v) => grammes(Number(v.diametre) ** 3 * 0.165),
    suffixe: (v) => `${codeMesure(v.diametre, 2)}-${codeFinition(v.matiere)}`,
    complements: ['FPI'],
    metiers: ['paysagiste', 'maintenance', 'serrurier'],
  },
];
