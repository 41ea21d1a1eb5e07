import { cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FERMETURE } from './couts.ts';

export const MODELES_COULISSES: readonly ModeleArticle[] = [
  {
    code: 'ACB',
    noeud: 'coulisses-sortie-totale',
    genre: 'coulisse-a-billes',
    nom: texte(
      'Coulisses à billes sortie totale',
      'Full-extension ball-bearing runners',
      'Guías de bolas de extracción total',
    ),
    declinaison: texte(
      '{longueur}, {charge}, {fermeture-meuble}',
      '{longueur}, {charge}, {fermeture-meuble}',
      '{longueur}, {charge}, {fermeture-meuble}',
    ),
    description: texte(
      'Coulisses latérales en acier zingué, hauteur 45 mm, trois éléments, déverrouillage par languette. Prévoir 12,7 mm de jeu de chaque côté du tiroir. Charge par paire pour 80 000 cycles, tiroir de 450 mm de large.',
      'Zinc-plated side-mounted runners, 45 mm high, three members, lever disconnect. Allow 12.7 mm clearance on each side of the drawer. Load per pair over 80,000 cycles, 450 mm wide drawer.',
      'Guías laterales de acero cincado, 45 mm de altura, tres elementos y desenganche por palanca. Deje 12,7 mm de holgura a cada lado del cajón. Carga por par a 80.000 ciclos, con cajón de 450 mm de ancho.',
    ),
    axes: {
      longueur: [500, 450, 400, 350, 300, 550, 600, 250, 700],
      charge: [45, 30],
      'fermeture-meuble': ['amortie', 'libre', 'push-open'],
    },
    fixes: { hauteur: 45, revetement: 'zingue-blanc' },
    existe: (v) =>
      (v.charge === 45 || (v['fermeture-meuble'] === 'libre' && Number(v.longueur) <= 500)) &&
      (v['fermeture-meuble'] !== 'amortie' || Number(v.longueur) >= 300),
    marques: ['glissal', 'hettner', 'comptoir'],
    conditionnement: () => ({ unite: 'paire', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (260 + Number(v.longueur) * 1.25) * (v.charge === 45 ? 1.2 : 1) +
          selon(v['fermeture-meuble'], { amortie: 560, libre: 0, 'push-open': 490 }),
      ),
    poids: (v) => Math.round(Number(v.longueur) * (v.charge === 45 ? 2.5 : 1.9)),
    suffixe: (v) =>
      `${cote(v.longueur, 3)}-${v.charge}${selon(v['fermeture-meuble'], CODES_FERMETURE)}`,
    normes: ['EN 15338'],
    complements: ['APB'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'ACL',
    noeud: 'coulisses-charges-lourdes',
    genre: 'coulisse-a-billes',
    nom: texte(
      'Coulisses à billes charges lourdes',
      'Heavy-duty ball-bearing runners',
      'Guías de bolas para cargas pesadas',
    ),
    declinaison: texte('{longueur}, {charge}', '{longueur}, {charge}', '{longueur}, {charge}'),
    description: texte(
      'Sortie totale pour tiroirs d’atelier, aménagements de fourgon et meubles techniques. Section 19 × 76 mm, verrouillage ouvert et fermé sur les longueurs à partir de 500 mm. Fixer dans un support de 18 mm au moins, par boulons traversants en véhicule.',
      'Full extension for workshop drawers, van racking and equipment cabinets. 19 × 76 mm section, lock-in and lock-out from 500 mm. Fix to at least 18 mm of material, with through bolts in a vehicle.',
      'Extracción total para cajones de taller, equipamiento de furgoneta y muebles técnicos. Sección 19 × 76 mm, con bloqueo abierto y cerrado a partir de 500 mm. Fíjelas a un soporte de 18 mm como mínimo, con pernos pasantes en vehículo.',
    ),
    axes: { longueur: [500, 400, 600, 700, 800, 900, 1000, 1200], charge: [100, 150, 220] },
    fixes: { hauteur: 76, revetement: 'zingue-blanc' },
    existe: (v) => v.charge !== 220 || Number(v.longueur) >= 500,
    marques: ['glissal', 'hettner'],
    conditionnement: () => ({ unite: 'paire', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (1900 + Number(v.longueur) * 8.4) * selon(v.charge, { '100': 0.72, '150': 1, '220': 1.42 }),
      ),
    poids: (v) =>
      Math.round(Number(v.longueur) * selon(v.charge, { '100': 5.2, '150': 7.8, '220': 9.6 })),
    longueurColis: (v) => Number(v.longueur) + 40,
    suffixe: (v) => `${cote(v.longueur, 4)}-${v.charge}`,
    metiers: ['agenceur', 'metallier', 'maintenance'],
  },
  {
    code: 'ACI',
    noeud: 'coulisses-invisibles',
    genre: 'coulisse-invisible',
    nom: texte(
      'Coulisses invisibles sous tiroir',
      'Undermount drawer runners',
      'Guías ocultas bajo cajón',
    ),
    declinaison: texte(
      '{longueur}, {charge}, {fermeture-meuble}',
      '{longueur}, {charge}, {fermeture-meuble}',
      '{longueur}, {charge}, {fermeture-meuble}',
    ),
    description: texte(
      'Pour tiroirs en bois de 16 ou 19 mm d’épaisseur : la coulisse disparaît sous le fond. Sortie totale, coupleurs avant à réglage sans outil de ± 3 mm en hauteur. Largeur intérieure du tiroir égale à celle du meuble moins 42 mm, en côtés de 16 mm.',
      'For 16 or 19 mm timber drawer boxes: the runner disappears under the bottom. Full extension, front couplers with tool-free ± 3 mm height adjustment. Inside drawer width equals cabinet width minus 42 mm with 16 mm sides.',
      'Para cajones de madera de 16 o 19 mm: la guía desaparece bajo el fondo. Extracción total y enganches delanteros con regulación en altura de ± 3 mm sin herramientas. Ancho interior del cajón igual al del mueble menos 42 mm con laterales de 16 mm.',
    ),
    axes: {
      longueur: [500, 450, 400, 350, 300, 270, 550, 600],
      charge: [30, 50],
      'fermeture-meuble': ['amortie', 'push-open'],
    },
    fixes: { revetement: 'zingue-blanc' },
    existe: (v) => v.charge === 30 || Number(v.longueur) >= 450,
    marques: ['hettner', 'glissal'],
    conditionnement: () => ({ unite: 'paire', contenu: 1 }),
    prix: (v) =>
      Math.round(1150 + Number(v.longueur) * 1.9) +
      (v.charge === 50 ? 680 : 0) +
      (v['fermeture-meuble'] === 'push-open' ? 240 : 0),
    poids: (v) => Math.round(Number(v.longueur) * (v.charge === 50 ? 3.9 : 3.1)),
    suffixe: (v) =>
      `${cote(v.longueur, 3)}-${v.charge}${selon(v['fermeture-meuble'], CODES_FERMETURE)}`,
    normes: ['EN 15338'],
    complements: ['APP', 'APB'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'ACG',
    noeud: 'coulisses-a-galets',
    genre: 'coulisse-a-galets',
    nom: texte(
      'Coulisses à galets sortie partielle',
      'Partial-extension roller runners',
      'Guías de rodillos de extracción parcial',
    ),
    declinaison: texte(
      '{longueur}, {charge}, coloris {couleur}',
      '{longueur}, {charge}, {couleur}',
      '{longueur}, {charge}, color {couleur}',
    ),
    description: texte(
      'La coulisse économique des caissons courants, fixée sous les côtés du tiroir. Galets nylon silencieux, auto-fermeture sur les 40 derniers millimètres. Jeu latéral de 12,5 mm de chaque côté.',
      'The low-cost runner of everyday carcasses, fixed under the drawer sides. Quiet nylon rollers, self-closing over the last 40 mm. Side clearance 12.5 mm each side.',
      'La guía económica de los muebles corrientes, fijada bajo los laterales del cajón. Rodillos de nailon silenciosos y autocierre en los últimos 40 mm. Holgura lateral de 12,5 mm por lado.',
    ),
    axes: {
      longueur: [500, 450, 400, 350, 300, 550, 600],
      couleur: ['blanc', 'gris', 'marron'],
      charge: [25],
    },
    fixes: { matiere: 'acier' },
    existe: (v) => v.couleur !== 'marron' || Number(v.longueur) <= 500,
    marques: ['glissal', 'comptoir'],
    conditionnement: () => ({ unite: 'paire', contenu: 1, multiple: 5 }),
    prix: (v) => Math.round(110 + Number(v.longueur) * 0.42),
    poids: (v) => Math.round(Number(v.longueur) * 1.15),
    suffixe: (v) =>
      `${cote(v.longueur, 3)}-${selon(v.couleur, { blanc: 'BL', gris: 'GR', marron: 'MA' })}`,
    metiers: ['agenceur', 'menuisier', 'maintenance'],
  },
  {
    code: 'ATK',
    noeud: 'kits-de-tiroir',
    genre: 'kit-de-tiroir',
    nom: texte(
      'Kit tiroir à côtés métalliques',
      'Metal-sided drawer kit',
      'Kit de cajón con laterales metálicos',
    ),
    declinaison: texte(
      'profondeur {longueur}, hauteur {hauteur}, {finition-meuble}',
      '{longueur} deep, {hauteur} high, {finition-meuble}',
      'fondo {longueur}, altura {hauteur}, {finition-meuble}',
    ),
    description: texte(
      'Côtés à double paroi de 13 mm, coulisses sortie totale 40 kg avec amortisseur, attaches de façade et fixations de dos. Il reste à débiter un fond et un dos de 16 mm. Façade réglable en hauteur, latéralement et en inclinaison.',
      'Double-wall 13 mm sides, 40 kg full-extension soft-close runners, front brackets and back fixings. You only cut a bottom and a back from 16 mm board. The front adjusts in height, sideways and in tilt.',
      'Laterales de doble pared de 13 mm, guías de extracción total de 40 kg con freno, soportes de frente y fijaciones de trasera. Solo queda cortar fondo y trasera de 16 mm. Frente regulable en altura, lateral e inclinación.',
    ),
    axes: {
      longueur: [500, 450, 400, 350, 550],
      hauteur: [84, 135, 199],
      'finition-meuble': ['gris-anthracite', 'blanc-mat', 'aspect-inox'],
    },
    fixes: { charge: 40, 'fermeture-meuble': 'amortie', 'panneau-meuble': 16 },
    existe: (v) => v['finition-meuble'] !== 'aspect-inox' || Number(v.longueur) >= 450,
    marques: ['hettner', 'glissal'],
    conditionnement: () => ({ unite: 'lot', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (1980 + Number(v.longueur) * 2 + Number(v.hauteur) * 7.5) *
          (v['finition-meuble'] === 'aspect-inox' ? 1.35 : 1),
      ),
    poids: (v) => Math.round(900 + Number(v.longueur) * 3.4 + Number(v.hauteur) * 5),
    suffixe: (v) =>
      `${cote(v.longueur, 3)}-${cote(v.hauteur, 3)}-${selon(v['finition-meuble'], { 'gris-anthracite': 'GA', 'blanc-mat': 'BM', 'aspect-inox': 'IX' })}`,
    ecoParticipation: { type: 'DEA', centimes: 12 },
    normes: ['EN 15338'],
    complements: ['ARC', 'APB'],
    metiers: ['agenceur', 'menuisier'],
  },
];
