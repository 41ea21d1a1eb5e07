import { selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

export const MODELES_COULISSANTES: readonly ModeleArticle[] = [
  {
    code: 'ACM',
    noeud: 'garnitures-placard',
    genre: 'garniture-coulissante',
    nom: texte(
      'Garniture de porte coulissante',
      'Sliding door gear set',
      'Herraje de puerta corredera',
    ),
    declinaison: texte(
      '{nombre-vantaux}, {charge} par vantail, {fermeture-meuble}',
      '{nombre-vantaux}, {charge} per door, {fermeture-meuble}',
      '{nombre-vantaux}, {charge} por hoja, {fermeture-meuble}',
    ),
    description: texte(
      'Chariots bas à roulement, guides hauts à ressort et butées pour portes de 16 à 22 mm. Réglage en hauteur de 10 mm sans dépose. Le rail haut et le rail bas se commandent à la longueur. L’amortisseur demande un vantail d’au moins 600 mm.',
      'Ball-bearing bottom rollers, sprung top guides and stops for 16 to 22 mm doors. 10 mm height adjustment without removing the door. Order top and bottom track by length. The damper needs doors at least 600 mm wide.',
      'Carros inferiores con rodamiento, guías superiores con muelle y topes para puertas de 16 a 22 mm. Regulación en altura de 10 mm sin desmontar. Los carriles superior e inferior se piden por longitud. El freno exige hojas de 600 mm como mínimo.',
    ),
    axes: {
      'nombre-vantaux': ['2', '3'],
      charge: [40, 25, 70],
      'fermeture-meuble': ['amortie', 'libre'],
    },
    existe: (v) => v.charge !== 25 || v['fermeture-meuble'] === 'libre',
    marques: ['glissal', 'hettner'],
    conditionnement: () => ({ unite: 'lot', contenu: 1 }),
    prix: (v) =>
      Number(v['nombre-vantaux']) *
      (selon(v.charge, { '25': 890, '40': 1340, '70': 2180 }) +
        (v['fermeture-meuble'] === 'amortie' ? 1650 : 0)),
    poids: (v) =>
      Number(v['nombre-vantaux']) * selon(v.charge, { '25': 320, '40': 460, '70': 690 }),
    suffixe: (v) =>
      `${v['nombre-vantaux']}V-${v.charge}${v['fermeture-meuble'] === 'amortie' ? '-AM' : ''}`,
    normes: ['EN 15706'],
    complements: ['ARM'],
    metiers: ['agenceur', 'menuisier', 'plaquiste'],
  },
  {
    code: 'ARM',
    noeud: 'rails-meuble-coulissant',
    genre: 'rail',
    nom: texte('Rail de porte coulissante', 'Sliding door track', 'Carril para puerta corredera'),
    declinaison: texte(
      '{position-rail}, {longueur}, {finition-meuble}',
      '{position-rail}, {longueur}, {finition-meuble}',
      '{position-rail}, {longueur}, {finition-meuble}',
    ),
    description: texte(
      'Double voie pour deux ou trois vantaux, percée et fraisée tous les 300 mm. Le rail bas affleure le sol sur 5 mm, le rail haut masque un jeu de 15 mm. Coupez les deux au même trait pour garder l’aplomb.',
      'Twin track for two or three doors, drilled and countersunk every 300 mm. The bottom track stands 5 mm off the floor, the top track hides a 15 mm gap. Cut both to the same mark to keep doors plumb.',
      'Doble vía para dos o tres hojas, taladrada y avellanada cada 300 mm. El carril inferior sobresale 5 mm del suelo y el superior oculta una holgura de 15 mm. Corte ambos a la misma marca para mantener el aplomo.',
    ),
    axes: {
      'position-rail': ['haut', 'bas'],
      longueur: [3000, 2000, 2500, 4000, 6000],
      'finition-meuble': ['alu-anodise', 'blanc-mat', 'noir-mat'],
    },
    fixes: { matiere: 'aluminium' },
    existe: (v) => v['finition-meuble'] === 'alu-anodise' || Number(v.longueur) <= 4000,
    marques: ['glissal', 'lignea'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (Number(v.longueur) / 1000) *
          (v['position-rail'] === 'haut' ? 980 : 640) *
          selon(v['finition-meuble'], { 'alu-anodise': 1, 'blanc-mat': 1.1, 'noir-mat': 1.22 }),
      ),
    poids: (v) => Math.round(Number(v.longueur) * (v['position-rail'] === 'haut' ? 0.92 : 0.55)),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${v['position-rail'] === 'haut' ? 'H' : 'B'}${v.longueur}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    secable: { trait: 3 },
    complements: ['ACM'],
    metiers: ['agenceur', 'menuisier', 'plaquiste'],
  },
];
