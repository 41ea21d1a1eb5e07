import { cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_DECOR, CODES_ESSENCE } from './couts.ts';

export const MODELES_CHANTS: readonly ModeleArticle[] = [
  {
    code: 'PCA',
    noeud: 'chants-abs',
    genre: 'chant',
    nom: texte('Chant ABS sans colle', 'Unglued ABS edging', 'Canto de ABS sin cola'),
    declinaison: texte(
      '{largeur} × {epaisseur}, {decor-panneau}, rouleau de {chant-longueur}',
      '{largeur} × {epaisseur}, {decor-panneau}, {chant-longueur} roll',
      '{largeur} × {epaisseur}, {decor-panneau}, rollo de {chant-longueur}',
    ),
    description: texte(
      'Dos enduit d’un primaire d’accrochage pour plaqueuse de chants à colle EVA ou PUR. Le 2 mm s’arrondit à la fraise de rayon 2 et encaisse les chocs des plans et des tables. Décors assortis aux mélaminés et aux plans de travail.',
      'Primed back for edgebanders running EVA or PUR adhesive. The 2 mm rounds over with a 2 mm radius cutter and takes knocks on tops and tables. Decors match the melamine boards and worktops.',
      'Dorso imprimado para canteadora con cola EVA o PUR. El de 2 mm se redondea con fresa de radio 2 y encaja los golpes en encimeras y mesas. Diseños a juego con melaminas y encimeras.',
    ),
    axes: {
      largeur: [23, 43],
      epaisseur: [1, 2],
      'decor-panneau': [
        'blanc',
        'chene-naturel',
        'anthracite',
        'noir',
        'gris-clair',
        'noyer',
        'chene-clair',
        'chene-fume',
        'cachemire',
        'beton',
        'bleu-nuit',
        'sauge',
      ],
      'chant-longueur': [75, 25],
    },
    existe: (v) =>
      (v.largeur === 23 ||
        ['blanc', 'chene-naturel', 'anthracite', 'noyer', 'beton'].includes(
          String(v['decor-panneau']),
        )) &&
      (v['chant-longueur'] === 75 || (v.largeur === 23 && v.epaisseur === 1)),
    marques: ['lignea', 'pannobel'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['chant-longueur']) }),
    prix: (v) =>
      Math.round(
        Number(v['chant-longueur']) *
          Number(v.largeur) *
          (0.75 + Number(v.epaisseur) * 0.95) *
          (v['decor-panneau'] === 'blanc' ? 0.85 : 1) *
          (v['chant-longueur'] === 25 ? 1.2 : 1),
      ),
    poids: (v) =>
      Math.round(Number(v['chant-longueur']) * Number(v.largeur) * Number(v.epaisseur) * 1.1),
    suffixe: (v) =>
      `${v.largeur}-${v.epaisseur}-${selon(v['decor-panneau'], CODES_DECOR)}-${v['chant-longueur']}`,
    complements: ['PMU', 'PMB', 'PWS'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'PCT',
    noeud: 'chants-thermocollants',
    genre: 'chant',
    nom: texte(
      'Chant mélaminé thermocollant',
      'Iron-on melamine edging',
      'Canto melamínico termoadhesivo',
    ),
    declinaison: texte(
      '{largeur} × {epaisseur}, {decor-panneau}, rouleau de {chant-longueur}',
      '{largeur} × {epaisseur}, {decor-panneau}, {chant-longueur} roll',
      '{largeur} × {epaisseur}, {decor-panneau}, rollo de {chant-longueur}',
    ),
    description: texte(
      'Se pose au fer à 180 °C ou au pistolet à air chaud, puis s’affleure au coupe-chant. Pour retouches et petites séries sur chantier. Marouflez au bloc de bois jusqu’au refroidissement de la colle.',
      'Apply with an iron at 180 °C or a hot-air gun, then trim flush. For touch-ups and short runs on site. Press down with a wooden block until the adhesive cools.',
      'Se aplica con plancha a 180 °C o pistola de aire caliente y se enrasa con recortador. Para retoques y series cortas en obra. Presione con un taco de madera hasta que enfríe la cola.',
    ),
    axes: {
      largeur: [22, 44],
      epaisseur: [0.4],
      'decor-panneau': [
        'blanc',
        'chene-naturel',
        'noir',
        'anthracite',
        'gris-clair',
        'noyer',
        'chene-clair',
        'frene',
      ],
      'chant-longueur': [50, 5],
    },
    existe: (v) => v.largeur === 22 || v['chant-longueur'] === 50,
    marques: ['lignea', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['chant-longueur']) }),
    prix: (v) =>
      Math.round(
        (v['chant-longueur'] === 5 ? 110 : 0) +
          Number(v['chant-longueur']) *
            Number(v.largeur) *
            1.35 *
            (v['decor-panneau'] === 'blanc' ? 0.85 : 1),
      ),
    poids: (v) => Math.round(Number(v['chant-longueur']) * Number(v.largeur) * 0.62) + 20,
    suffixe: (v) =>
      `${v.largeur}-${selon(v['decor-panneau'], CODES_DECOR)}-${cote(v['chant-longueur'], 2)}`,
    complements: ['PMU', 'PTM'],
    metiers: ['agenceur', 'menuisier', 'maintenance'],
  },
  {
    code: 'PCB',
    noeud: 'chants-bois',
    genre: 'chant-bois',
    nom: texte('Chant bois véritable', 'Real-wood edging', 'Canto de madera natural'),
    declinaison: texte(
      '{largeur} × {epaisseur}, {essence}, rouleau de {chant-longueur}',
      '{largeur} × {epaisseur}, {essence}, {chant-longueur} roll',
      '{largeur} × {epaisseur}, {essence}, rollo de {chant-longueur}',
    ),
    description: texte(
      'Placage abouté et doublé d’un non-tissé, calibré au ruban et poncé. Reçoit teinte, vernis et huile comme le panneau plaqué voisin. Humidifiez légèrement la face avant de cintrer sur un petit rayon.',
      'Finger-jointed veneer on fleece backing, calibrated and sanded. Takes stain, lacquer and oil like the veneered board beside it. Dampen the face slightly before bending round a tight radius.',
      'Chapa empalmada con dorso de fibra, calibrada y lijada. Admite tinte, barniz y aceite igual que el tablero rechapado. Humedezca ligeramente la cara antes de curvar en radios pequeños.',
    ),
    axes: {
      largeur: [24, 44],
      epaisseur: [0.5, 1],
      essence: ['chene', 'hetre', 'noyer', 'frene'],
      'chant-longueur': [50],
    },
    marques: ['lignea'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['chant-longueur']) }),
    prix: (v) =>
      Math.round(
        Number(v['chant-longueur']) *
          Number(v.largeur) *
          (0.9 + Number(v.epaisseur) * 2.2) *
          selon(v.essence, { chene: 1, hetre: 0.85, noyer: 1.5, frene: 0.95 }),
      ),
    poids: (v) =>
      Math.round(Number(v['chant-longueur']) * Number(v.largeur) * Number(v.epaisseur) * 0.75),
    suffixe: (v) => `${v.largeur}-${cote(v.epaisseur, 2)}-${selon(v.essence, CODES_ESSENCE)}`,
    metiers: ['agenceur', 'menuisier'],
  },
];
