import { cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import { CODES_DECOR, CODES_ESSENCE } from './couts.ts';

const surface = (v: Valeurs) => Number(v['surface-botte']);

const lames = (v: Valeurs) =>
  Math.round((surface(v) * 1e6) / (Number(v.longueur) * Number(v.largeur)));

export const MODELES_PARQUETS: readonly ModeleArticle[] = [
  {
    code: 'PPC',
    noeud: 'parquets-contrecolles',
    genre: 'parquet',
    nom: texte('Parquet contrecollé', 'Engineered flooring', 'Parqué multicapa'),
    declinaison: texte(
      '{largeur} × {epaisseur}, {essence}, {finition-bois}, botte de {surface-botte}',
      '{largeur} × {epaisseur}, {essence}, {finition-bois}, {surface-botte} pack',
      '{largeur} × {epaisseur}, {essence}, {finition-bois}, paquete de {surface-botte}',
    ),
    description: texte(
      'Lames à clic, parement de 2,5 mm en 12 mm d’épaisseur et de 3,4 mm en 14 mm, ponçable une à deux fois. Pose flottante ou collée en plein, compatible plancher chauffant basse température. Laissez les bottes fermées 48 h dans la pièce et un jeu de 8 mm en périphérie.',
      'Click boards with a 2.5 mm wear layer at 12 mm and 3.4 mm at 14 mm, sandable once or twice. Float or fully bond, suitable over low-temperature underfloor heating. Leave packs closed in the room for 48 h and keep an 8 mm perimeter gap.',
      'Lamas con clic, capa noble de 2,5 mm en 12 mm de grueso y de 3,4 mm en 14 mm, lijable una o dos veces. Colocación flotante o encolada, compatible con suelo radiante de baja temperatura. Deje los paquetes cerrados 48 h en la estancia y 8 mm de junta perimetral.',
    ),
    axes: {
      largeur: [180, 125, 220],
      epaisseur: [14, 12],
      essence: ['chene', 'frene', 'noyer'],
      'finition-bois': ['verni-mat', 'brosse-huile', 'brut'],
      'surface-botte': [2.77, 1.65, 3.39],
      longueur: [2200],
    },
    existe: (v) =>
      v['surface-botte'] === selon(v.largeur, { '125': 1.65, '180': 2.77, '220': 3.39 }) &&
      (v.epaisseur === 14 || v.largeur !== 220) &&
      (v.essence === 'chene' ||
        (v.largeur === 180 && v.epaisseur === 14 && v['finition-bois'] !== 'brut')),
    marques: ['lignea', 'pannobel'],
    conditionnement: (v) => ({ unite: 'lot', contenu: lames(v) }),
    prix: (v) =>
      Math.round(
        surface(v) *
          selon(v.largeur, { '125': 3290, '180': 3980, '220': 4690 }) *
          (v.epaisseur === 14 ? 1.14 : 1) *
          selon(v.essence, { chene: 1, frene: 1.06, noyer: 1.7 }) *
          selon(v['finition-bois'], { 'verni-mat': 1, 'brosse-huile': 1.08, brut: 0.92 }),
      ),
    poids: (v) => Math.round(surface(v) * Number(v.epaisseur) * 610),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${v.largeur}${v.epaisseur}-${selon(v.essence, CODES_ESSENCE)}-${selon(v['finition-bois'], { 'verni-mat': 'VM', 'brosse-huile': 'BH', brut: 'BT' })}`,
    ecoParticipation: { type: 'PMCB', centimes: 42 },
    normes: ['EN 13489', 'EN 14342'],
    complements: ['PSU', 'PBS', 'PPL'],
    metiers: ['menuisier'],
  },
  {
    code: 'PSF',
    noeud: 'sols-stratifies',
    genre: 'sol-stratifie',
    nom: texte('Sol stratifié à clic', 'Click laminate flooring', 'Suelo laminado con clic'),
    declinaison: texte(
      '{largeur} × {epaisseur}, {decor-panneau}, botte de {surface-botte}',
      '{largeur} × {epaisseur}, {decor-panneau}, {surface-botte} pack',
      '{largeur} × {epaisseur}, {decor-panneau}, paquete de {surface-botte}',
    ),
    description: texte(
      'Classe 32 en 8 mm pour le logement et les bureaux, classe 33 en 10 et 12 mm pour les commerces. Pose flottante sur sous-couche, fractionnez au-delà de 8 m par un profil de dilatation. Ne convient pas aux salles d’eau.',
      'Class 32 at 8 mm for homes and offices, class 33 at 10 and 12 mm for shops. Floats on underlay; break up runs over 8 m with an expansion profile. Not for wet rooms.',
      'Clase 32 en 8 mm para vivienda y oficina, clase 33 en 10 y 12 mm para comercio. Colocación flotante sobre base; divida con perfil de dilatación a partir de 8 m. No apto para cuartos de baño.',
    ),
    axes: {
      largeur: [192, 240],
      epaisseur: [8, 10, 12],
      'decor-panneau': ['chene-naturel', 'chene-clair', 'chene-fume', 'noyer', 'frene', 'beton'],
      'surface-botte': [2.22, 2.32, 1.66],
      longueur: [1285, 1380],
    },
    existe: (v) =>
      v.largeur === 192
        ? v.longueur === 1285 && v['surface-botte'] === 2.22 && v.epaisseur === 8
        : v.longueur === 1380 &&
          v['surface-botte'] === (v.epaisseur === 10 ? 2.32 : 1.66) &&
          v.epaisseur !== 8,
    marques: ['pannobel', 'bastide'],
    conditionnement: (v) => ({ unite: 'lot', contenu: lames(v) }),
    prix: (v) => Math.round(surface(v) * selon(v.epaisseur, { '8': 1120, '10': 1690, '12': 2150 })),
    poids: (v) => Math.round(surface(v) * Number(v.epaisseur) * 880),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.epaisseur, 2)}-${selon(v['decor-panneau'], CODES_DECOR)}`,
    ecoParticipation: { type: 'PMCB', centimes: 30 },
    normes: ['EN 13329', 'EN 14041'],
    complements: ['PSU', 'PBS'],
    metiers: ['menuisier', 'peintre'],
  },
  {
    code: 'PSU',
    noeud: 'sous-couches',
    genre: 'sous-couche',
    nom: texte(
      'Sous-couche acoustique pour parquet',
      'Acoustic flooring underlay',
      'Base acústica para parqué',
    ),
    declinaison: texte(
      '{matiere-sous-couche}, {epaisseur}, rouleau de {surface-botte}',
      '{matiere-sous-couche}, {epaisseur}, {surface-botte} roll',
      '{matiere-sous-couche}, {epaisseur}, rollo de {surface-botte}',
    ),
    description: texte(
      'Corrige les petites irrégularités et réduit le bruit de choc sous un parquet flottant. Sur chape, choisissez le modèle à pare-vapeur et jointoyez les lés à l’adhésif. Le liège et la fibre de bois suivent mal un plancher chauffant au-delà de 3 mm.',
      'Levels small irregularities and cuts impact noise under floating floors. Over screed use the version with vapour barrier and tape the joints. Cork and wood fibre insulate too much over underfloor heating above 3 mm.',
      'Corrige pequeñas irregularidades y reduce el ruido de impacto bajo suelos flotantes. Sobre solera, elija el modelo con barrera de vapor y selle las juntas con cinta. Corcho y fibra de madera frenan el suelo radiante a partir de 3 mm.',
    ),
    axes: {
      'matiere-sous-couche': [
        'mousse-pe',
        'mousse-pare-vapeur',
        'liege',
        'caoutchouc-pu',
        'fibre-de-bois',
      ],
      epaisseur: [2, 3, 5],
      'surface-botte': [15, 10, 25],
    },
    existe: (v) => {
      const rouleau = String(v['matiere-sous-couche']);
      if (rouleau.startsWith('mousse')) return v.epaisseur !== 5 && v['surface-botte'] !== 10;
      if (rouleau === 'fibre-de-bois') return v.epaisseur !== 2 && v['surface-botte'] === 10;
      return v.epaisseur !== 5 && v['surface-botte'] === 10;
    },
    marques: ['pannobel', 'bastide', 'comptoir'],
    conditionnement: () => ({ unite: 'rouleau', contenu: 1 }),
    prix: (v) =>
      Math.round(
        surface(v) *
          Number(v.epaisseur) *
          selon(v['matiere-sous-couche'], {
            'mousse-pe': 48,
            'mousse-pare-vapeur': 78,
            liege: 165,
            'caoutchouc-pu': 240,
            'fibre-de-bois': 82,
          }),
      ),
    poids: (v) =>
      Math.round(
        surface(v) *
          Number(v.epaisseur) *
          selon(v['matiere-sous-couche'], {
            'mousse-pe': 30,
            'mousse-pare-vapeur': 45,
            liege: 200,
            'caoutchouc-pu': 650,
            'fibre-de-bois': 250,
          }),
      ),
    longueurColis: () => 1100,
    suffixe: (v) =>
      `${selon(v['matiere-sous-couche'], { 'mousse-pe': 'PE', 'mousse-pare-vapeur': 'PV', liege: 'LI', 'caoutchouc-pu': 'PU', 'fibre-de-bois': 'FB' })}${v.epaisseur}-${v['surface-botte']}`,
    ecoParticipation: { type: 'PMCB', centimes: 12 },
    normes: ['EN 16354'],
    complements: ['PPC', 'PSF'],
    metiers: ['menuisier', 'peintre'],
  },
];
