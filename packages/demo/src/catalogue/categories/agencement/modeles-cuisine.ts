import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

export const MODELES_CUISINE: readonly ModeleArticle[] = [
  {
    code: 'APO',
    noeud: 'poubelles-coulissantes',
    genre: 'poubelle-coulissante',
    nom: texte(
      'Poubelle coulissante de tri',
      'Pull-out recycling bin',
      'Cubo extraíble de reciclaje',
    ),
    declinaison: texte(
      'caisson de {largeur}, {nombre-bacs}, {volume-bacs}',
      '{largeur} unit, {nombre-bacs}, {volume-bacs}',
      'mueble de {largeur}, {nombre-bacs}, {volume-bacs}',
    ),
    description: texte(
      'Cadre sur coulisses sortie totale 40 kg à fermeture amortie, fixé au fond et à la façade du caisson. Bacs à poignées lavables et couvercle de propreté. Profondeur intérieure utile de 480 mm au moins.',
      'Frame on 40 kg full-extension soft-close runners, fixed to the base and front of the unit. Washable buckets with handles and a hygiene lid. Needs at least 480 mm clear inside depth.',
      'Bastidor sobre guías de extracción total de 40 kg con cierre amortiguado, fijado a la base y al frente del mueble. Cubos lavables con asas y tapa higiénica. Fondo interior útil de 480 mm como mínimo.',
    ),
    axes: {
      largeur: [400, 300, 450, 500, 600],
      'nombre-bacs': ['2', '1', '3', '4'],
      'volume-bacs': [36, 20, 32, 44, 48, 60, 70],
    },
    fixes: { 'fermeture-meuble': 'amortie', charge: 40 },
    existe: (v) =>
      selon<readonly string[]>(v.largeur, {
        '300': ['1-20', '2-32'],
        '400': ['2-36', '2-44'],
        '450': ['2-44', '3-48'],
        '500': ['2-60', '3-60'],
        '600': ['2-70', '3-70', '4-70'],
      }).includes(`${v['nombre-bacs']}-${v['volume-bacs']}`),
    marques: ['hettner', 'lignea'],
    conditionnement: aLaPiece,
    prix: (v) => 4900 + Number(v['volume-bacs']) * 95 + Number(v['nombre-bacs']) * 640,
    poids: (v) => 3600 + Number(v['volume-bacs']) * 55,
    longueurColis: () => 560,
    suffixe: (v) => `${v.largeur}-${v['nombre-bacs']}B${v['volume-bacs']}`,
    ecoParticipation: { type: 'DEA', centimes: 35 },
    complements: ['ATK'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'ARC',
    noeud: 'range-couverts',
    genre: 'range-couverts',
    nom: texte('Range-couverts à recouper', 'Trimmable cutlery tray', 'Cubertero recortable'),
    declinaison: texte(
      'caisson de {largeur}, {finition-meuble}',
      '{largeur} unit, {finition-meuble}',
      'mueble de {largeur}, {finition-meuble}',
    ),
    description: texte(
      'Pour tiroir de 450 à 520 mm de profondeur : bords recoupables au cutter pour la version plastique, à la scie pour le bois. Le modèle en bois massif huilé s’ajuste par une baguette fournie. Contact alimentaire.',
      'For drawers 450 to 520 mm deep: trim the edges with a knife on the plastic version, with a saw on timber. The oiled solid-wood model adjusts with the batten supplied. Food safe.',
      'Para cajones de 450 a 520 mm de fondo: bordes recortables con cúter en plástico y con sierra en madera. El modelo de madera maciza aceitada se ajusta con el listón incluido. Apto para contacto alimentario.',
    ),
    axes: {
      largeur: [600, 300, 400, 450, 500, 800, 900, 1000, 1200],
      'finition-meuble': ['gris-anthracite', 'blanc-mat', 'chene', 'hetre'],
    },
    existe: (v) =>
      !['chene', 'hetre'].includes(String(v['finition-meuble'])) ||
      [400, 600, 800, 900].includes(Number(v.largeur)),
    marques: ['lignea', 'hettner', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (290 + Number(v.largeur) * 1.15) *
          selon(v['finition-meuble'], {
            'gris-anthracite': 1,
            'blanc-mat': 0.95,
            chene: 5.2,
            hetre: 4.3,
          }),
      ),
    poids: (v) =>
      Math.round(
        Number(v.largeur) *
          (['chene', 'hetre'].includes(String(v['finition-meuble'])) ? 3.4 : 0.95),
      ),
    suffixe: (v) => `${v.largeur}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    ecoParticipation: { type: 'DEA', centimes: 6 },
    complements: ['ATK'],
    metiers: ['agenceur'],
  },
  {
    code: 'AGV',
    noeud: 'grilles-ventilation-meuble',
    genre: 'grille-de-ventilation',
    nom: texte(
      'Grille de ventilation de meuble',
      'Cabinet ventilation grille',
      'Rejilla de ventilación para mueble',
    ),
    declinaison: texte(
      '{longueur} × {largeur}, {finition-meuble}',
      '{longueur} × {largeur}, {finition-meuble}',
      '{longueur} × {largeur}, {finition-meuble}',
    ),
    description: texte(
      'Évacue la chaleur d’un réfrigérateur ou d’un four encastré, en plinthe ou en plan de travail. Découpe à prévoir 6 mm plus petite que la grille. Les ailettes se posent perpendiculaires au flux pour cacher l’intérieur.',
      'Vents the heat of a built-in fridge or oven, in plinth or worktop. Cut the opening 6 mm smaller than the grille. Set the blades across the line of sight to hide the inside.',
      'Evacúa el calor de un frigorífico u horno integrado, en zócalo o encimera. Haga el corte 6 mm menor que la rejilla. Coloque las lamas transversales a la vista para ocultar el interior.',
    ),
    axes: {
      longueur: [400, 225, 300, 480, 600],
      largeur: [80, 60, 100],
      'finition-meuble': ['alu-anodise', 'blanc-mat', 'noir-mat', 'gris-anthracite'],
    },
    existe: (v) => v['finition-meuble'] === 'alu-anodise' || v.largeur === 80,
    marques: ['lignea', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (120 + Number(v.longueur) * Number(v.largeur) * 0.0125) *
          (v['finition-meuble'] === 'alu-anodise' ? 1 : 1.2),
      ),
    poids: (v) => Math.round(20 + Number(v.longueur) * Number(v.largeur) * 0.0034),
    suffixe: (v) => `${v.longueur}-${v.largeur}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    metiers: ['agenceur', 'menuisier'],
  },
];
