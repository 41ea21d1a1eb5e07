/** Worktops and shelves. */
import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_DECOR, CODES_ESSENCE, grammes, metresCarres } from './couts.ts';

export const MODELES_PLANS: readonly ModeleArticle[] = [
  {
    code: 'PWS',
    noeud: 'plans-stratifies',
    genre: 'plan-de-travail',
    nom: texte('Plan de travail stratifié', 'Laminate worktop', 'Encimera laminada'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
    ),
    description: texte(
      'Support hydrofuge, stratifié de 0,8 mm, chant avant plaqué ABS et bande de chant assortie fournie. Se débite à la longueur au millimètre. Étanchez au silicone toutes les découpes d’évier et de plaque avant pose.',
      'Moisture-resistant core, 0.8 mm laminate, ABS-edged front and matching edging strip supplied. Cut to length to the millimetre. Seal every sink and hob cut-out with silicone before fitting.',
      'Soporte hidrófugo, laminado de 0,8 mm, canto frontal de ABS y tira a juego incluida. Se corta a medida al milímetro. Selle con silicona todos los cortes de fregadero y placa antes de montar.',
    ),
    axes: {
      longueur: [3050, 4100, 2050],
      largeur: [650, 900, 1200],
      epaisseur: [38, 20],
      'decor-panneau': [
        'blanc',
        'chene-naturel',
        'beton',
        'ardoise',
        'marbre-blanc',
        'noyer',
        'anthracite',
      ],
    },
    existe: (v) =>
      (v.largeur === 650 ||
        (v.longueur === 4100 && v.epaisseur === 38 && v['decor-panneau'] !== 'anthracite')) &&
      (v.longueur !== 2050 || v.epaisseur === 38) &&
      (v.epaisseur === 38 ||
        ['blanc', 'chene-naturel', 'beton', 'ardoise'].includes(String(v['decor-panneau']))),
    marques: ['lignea', 'pannobel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          (v.epaisseur === 38 ? 5400 : 6900) *
          selon(v['decor-panneau'], {
            blanc: 0.9,
            'chene-naturel': 1,
            beton: 1,
            ardoise: 1.05,
            'marbre-blanc': 1.12,
            noyer: 1.04,
            anthracite: 0.98,
          }),
      ),
    poids: (v) => grammes(v, 690),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${v.longueur}-${v.largeur}-${v.epaisseur}-${selon(v['decor-panneau'], CODES_DECOR)}`,
    secable: { trait: 4 },
    ecoParticipation: { type: 'DEA', centimes: 120 },
    normes: ['EN 438-3', 'E1'],
    complements: ['PCA', 'PAC'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'PWB',
    noeud: 'plans-bois-massif',
    genre: 'plan-de-travail-bois',
    nom: texte('Plan de travail bois massif', 'Solid-wood worktop', 'Encimera de madera maciza'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {essence}, {finition-bois}',
      '{longueur} × {largeur} × {epaisseur}, {essence}, {finition-bois}',
      '{longueur} × {largeur} × {epaisseur}, {essence}, {finition-bois}',
    ),
    description: texte(
      'Lamelles de 40 mm aboutées et collées, séchées à 8 %. Fixez par équerres à trou oblong pour laisser travailler le bois, sans coller au caisson. Trois couches d’huile sur les deux faces et les chants avant mise en service.',
      'Finger-jointed 40 mm staves, glued and dried to 8%. Fix with slotted brackets so the timber can move, and never glue it to the carcass. Three coats of oil on both faces and edges before use.',
      'Lamas de 40 mm unidas y encoladas, secadas al 8 %. Fije con escuadras de taladro ovalado para dejar trabajar la madera, sin encolar al mueble. Tres manos de aceite en ambas caras y cantos antes de usar.',
    ),
    axes: {
      longueur: [2500, 3000, 2000],
      largeur: [650, 900],
      epaisseur: [38, 26],
      essence: ['chene', 'hetre', 'noyer', 'frene'],
      'finition-bois': ['brut', 'huile'],
    },
    existe: (v) =>
      (v.epaisseur === 38 ||
        (v.largeur === 650 && ['chene', 'hetre'].includes(String(v.essence)))) &&
      (v.essence !== 'noyer' || v.largeur === 650) &&
      (v['finition-bois'] === 'brut' || (v.longueur !== 2000 && v.epaisseur === 38)),
    marques: ['lignea', 'pannobel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          (1200 + Number(v.epaisseur) * 240) *
          selon(v.essence, { chene: 1.25, hetre: 0.85, noyer: 2.1, frene: 1.1 }) *
          (v['finition-bois'] === 'huile' ? 1.14 : 1),
      ),
    poids: (v) => grammes(v, 700),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${v.longueur}-${v.largeur}-${v.epaisseur}-${selon(v.essence, CODES_ESSENCE)}${v['finition-bois'] === 'huile' ? 'H' : ''}`,
    secable: { trait: 4 },
    ecoParticipation: { type: 'DEA', centimes: 96 },
    complements: ['CSS', 'CPI'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'PTM',
    noeud: 'tablettes-melaminees',
    genre: 'tablette',
    nom: texte(
      'Tablette mélaminée chantée 4 côtés',
      'Melamine shelf edged on 4 sides',
      'Balda melaminizada canteada a 4 lados',
    ),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
    ),
    description: texte(
      'Prête à poser sur crémaillères, taquets ou équerres. En 18 mm, ne dépassez pas 800 mm entre appuis pour 25 kg bien répartis. Recoupe possible à la scie fine, chant thermocollant assorti.',
      'Ready to fit on slotted uprights, pegs or brackets. At 18 mm keep spans under 800 mm for an even 25 kg. Can be trimmed with a fine saw, matching iron-on edging available.',
      'Lista para montar en cremalleras, soportes o escuadras. Con 18 mm, no supere 800 mm entre apoyos para 25 kg repartidos. Se recorta con sierra fina y hay canto termoadhesivo a juego.',
    ),
    axes: {
      longueur: [800, 600, 1000, 1200, 2500],
      largeur: [300, 200, 250, 400, 500, 600],
      epaisseur: [18],
      'decor-panneau': ['blanc', 'chene-naturel', 'noir'],
    },
    existe: (v) =>
      v['decor-panneau'] === 'blanc' ||
      (Number(v.largeur) >= 250 && Number(v.largeur) <= 500 && v.longueur !== 600),
    marques: ['pannobel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round((140 + metresCarres(v) * 1960) * (v['decor-panneau'] === 'blanc' ? 1 : 1.25)),
    poids: (v) => grammes(v, 650),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.longueur, 4)}-${v.largeur}-${selon(v['decor-panneau'], CODES_DECOR)}`,
    ecoParticipation: { type: 'DEA', centimes: 9 },
    complements: ['PCT'],
    metiers: ['agenceur', 'menuisier', 'maintenance'],
  },
  {
    code: 'PLC',
    noeud: 'panneaux-lamelles-colles',
    genre: 'panneau-lamelle-colle',
    nom: texte('Panneau lamellé-collé', 'Edge-glued board', 'Tablero alistonado'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {essence}',
      '{longueur} × {largeur} × {epaisseur}, {essence}',
      '{longueur} × {largeur} × {epaisseur}, {essence}',
    ),
    description: texte(
      'Bois massif raboté et poncé au grain 120, quatre arêtes adoucies, pour étagères, marches et plateaux. Prévoir un jeu de 3 mm par mètre de largeur. Le pin se teinte après une couche de fond dur pour éviter les taches.',
      'Solid timber planed and sanded to 120 grit, arrises eased, for shelves, treads and tops. Allow 3 mm of movement per metre of width. Stain pine after a coat of sealer to avoid blotches.',
      'Madera maciza cepillada y lijada a grano 120, cuatro aristas matadas, para estantes, peldaños y tableros. Deje 3 mm de holgura por metro de ancho. El pino se tiñe tras una mano de tapaporos para evitar manchas.',
    ),
    axes: {
      longueur: [1200, 800, 2000, 2500],
      largeur: [400, 300, 200, 500, 600],
      epaisseur: [18, 26],
      essence: ['pin', 'sapin', 'hetre', 'chene'],
    },
    existe: (v) =>
      (v.epaisseur === 18 || ['hetre', 'chene'].includes(String(v.essence))) &&
      (v.epaisseur === 26 || v.essence !== 'chene') &&
      (v.largeur !== 200 || v.essence === 'pin'),
    marques: ['lignea', 'bastide', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          (300 + Number(v.epaisseur) * 86) *
          selon(v.essence, { pin: 1.05, sapin: 0.95, hetre: 1.9, chene: 3.1 }),
      ),
    poids: (v) => grammes(v, selon(v.essence, { pin: 520, sapin: 450, hetre: 710, chene: 700 })),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${cote(v.longueur, 4)}-${v.largeur}-${v.epaisseur}-${selon(v.essence, CODES_ESSENCE)}`,
    ecoParticipation: { type: 'PMCB', centimes: 8 },
    normes: ['EN 13353'],
    metiers: ['menuisier', 'agenceur'],
  },
];
