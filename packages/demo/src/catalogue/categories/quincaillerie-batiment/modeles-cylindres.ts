import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

const longueurTotale = (v: Valeurs) => Number(v['cote-exterieure']) + Number(v['cote-interieure']);

const cotes = (v: Valeurs) => `${v['cote-exterieure']}${v['cote-interieure']}`;

export const MODELES_CYLINDRES: readonly ModeleArticle[] = [
  {
    code: 'SCY',
    noeud: 'cylindres-double-entree',
    genre: 'cylindre',
    nom: texte(
      'Cylindre européen double entrée',
      'Double euro cylinder',
      'Bombillo europeo doble entrada',
    ),
    declinaison: texte(
      '{cote-exterieure} × {cote-interieure}, {variure}, {revetement}',
      '{cote-exterieure} × {cote-interieure}, {variure}, {revetement}',
      '{cote-exterieure} × {cote-interieure}, {variure}, {revetement}',
    ),
    description: texte(
      'Cylindre en laiton à six goupilles, protégé contre le perçage et le crochetage, livré avec trois clés plates en maillechort. Mesurez chaque côté depuis l’axe de la vis de fixation et ne laissez pas dépasser de plus de 3 mm côté rue.',
      'Six-pin brass cylinder resistant to drilling and picking, supplied with three nickel-silver keys. Measure each side from the fixing screw and leave no more than 3 mm proud on the street side.',
      'Bombillo de latón de seis pitones, antitaladro y antiganzúa, con tres llaves planas de alpaca. Mida cada lado desde el eje del tornillo de fijación y no deje que sobresalga más de 3 mm hacia la calle.',
    ),
    axes: {
      'cote-exterieure': [30, 35, 40, 45, 50],
      'cote-interieure': [30, 35, 40, 45, 50, 60],
      variure: ['varie', 's-entrouvrant'],
      revetement: ['nickele', 'laiton-poli'],
    },
    fixes: { goupilles: 6, matiere: 'laiton' },
    existe: (v) =>
      Number(v['cote-interieure']) >= Number(v['cote-exterieure']) &&
      (v.variure === 'varie' || (v.revetement === 'nickele' && longueurTotale(v) <= 80)),
    marques: ['clavero', 'bremond', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(1290 + (longueurTotale(v) - 60) * 14.5) +
      (v.variure === 'varie' ? 0 : 190) +
      (v.revetement === 'nickele' ? 0 : 60),
    poids: (v) => Math.round(longueurTotale(v) * 3.1 + 40),
    suffixe: (v) =>
      `${cotes(v)}-${v.variure === 'varie' ? '' : 'SE'}${selon(v.revetement, CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN 1303'],
    complements: ['SLC', 'SBP', 'SBR'],
    metiers: ['serrurier', 'menuisier', 'maintenance', 'collectivite'],
  },
  {
    code: 'SCB',
    noeud: 'cylindres-a-bouton',
    genre: 'cylindre-a-bouton',
    nom: texte(
      'Cylindre européen à bouton',
      'Thumbturn euro cylinder',
      'Bombillo europeo con pomo',
    ),
    declinaison: texte(
      '{cote-exterieure} × {cote-interieure}, {revetement}',
      '{cote-exterieure} × {cote-interieure}, {revetement}',
      '{cote-exterieure} × {cote-interieure}, {revetement}',
    ),
    description: texte(
      'Clé à l’extérieur, bouton ovale à l’intérieur : la porte se condamne sans chercher sa clé. La seconde cote est celle du côté bouton. Recommandé pour les chambres d’hôtel, les bureaux et les sorties de logement.',
      'Key outside, oval turn inside, so the door locks without looking for the key. The second size is the thumbturn side. Recommended for hotel rooms, offices and flat entrance doors.',
      'Llave por fuera y pomo ovalado por dentro: se cierra sin buscar la llave. La segunda medida corresponde al lado del pomo. Recomendado en habitaciones de hotel, oficinas y salidas de vivienda.',
    ),
    axes: {
      'cote-exterieure': [30, 35, 40, 45],
      'cote-interieure': [30, 35, 40, 45, 50],
      revetement: ['nickele', 'laiton-poli'],
    },
    fixes: { goupilles: 6, variure: 'varie', matiere: 'laiton' },
    existe: (v) => longueurTotale(v) <= 90,
    marques: ['clavero', 'bremond'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(1890 + (longueurTotale(v) - 60) * 15) + (v.revetement === 'nickele' ? 0 : 70),
    poids: (v) => Math.round(longueurTotale(v) * 3.1 + 75),
    suffixe: (v) => `${cotes(v)}-${selon(v.revetement, CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN 1303'],
    complements: ['SLC', 'SMP'],
    metiers: ['serrurier', 'menuisier', 'collectivite'],
  },
  {
    code: 'SDC',
    noeud: 'demi-cylindres',
    genre: 'demi-cylindre',
    nom: texte('Demi-cylindre européen', 'Half euro cylinder', 'Medio bombillo europeo'),
    declinaison: texte(
      '{cote-exterieure} × {cote-interieure}, {variure}',
      '{cote-exterieure} × {cote-interieure}, {variure}',
      '{cote-exterieure} × {cote-interieure}, {variure}',
    ),
    description: texte(
      'Pour porte de garage, armoire technique, boîtier à clé ou module d’antipanique manœuvré d’un seul côté. Panneton réglable sur huit positions, trois clés fournies.',
      'For garage doors, service cabinets, key switches and panic-bar outside trims worked from one side only. Cam adjustable to eight positions, three keys supplied.',
      'Para puertas de garaje, armarios técnicos, selectores de llave o accionamientos antipánico de un solo lado. Leva ajustable en ocho posiciones y tres llaves incluidas.',
    ),
    axes: {
      'cote-exterieure': [30, 35, 40, 45, 50],
      'cote-interieure': [10],
      variure: ['varie', 's-entrouvrant'],
    },
    fixes: { goupilles: 5, matiere: 'laiton', revetement: 'nickele' },
    marques: ['bremond', 'clavero', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => 920 + (Number(v['cote-exterieure']) - 30) * 15 + (v.variure === 'varie' ? 0 : 150),
    poids: (v) => Number(v['cote-exterieure']) * 3 + 45,
    suffixe: (v) => `${cotes(v)}${v.variure === 'varie' ? '' : '-SE'}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 1303'],
    complements: ['SMX'],
    metiers: ['serrurier', 'maintenance', 'collectivite'],
  },
  {
    code: 'SOR',
    noeud: 'organigrammes',
    genre: 'cylindre',
    nom: texte(
      'Cylindre de haute sûreté sur organigramme',
      'High-security master-keyed cylinder',
      'Bombillo de alta seguridad amaestrado',
    ),
    declinaison: texte(
      '{cote-exterieure} × {cote-interieure}, clé réversible',
      '{cote-exterieure} × {cote-interieure}, reversible key',
      '{cote-exterieure} × {cote-interieure}, llave reversible',
    ),
    description: texte(
      'Cylindre à clé réversible brevetée, préparé en usine selon votre plan d’organigramme : passe général, passes partiels, clés individuelles. Reproduction sur présentation de la carte de propriété uniquement. Joignez le tableau des portes à la commande, délai de fabrication à prévoir.',
      'Patented reversible-key cylinder built at the works to your keying plan: grand master, sub-masters and individual keys. Keys are copied only against the ownership card. Attach the door schedule to the order and allow for manufacturing time.',
      'Bombillo de llave reversible patentada, preparado en fábrica según su plan de amaestramiento: llave maestra general, maestras parciales y llaves individuales. Copias solo con tarjeta de propiedad. Adjunte el cuadro de puertas al pedido y cuente con el plazo de fabricación.',
    ),
    axes: {
      'cote-exterieure': [30, 35, 40, 45, 50, 60],
      'cote-interieure': [30, 35, 40, 45, 50, 60, 70],
    },
    fixes: { goupilles: 10, matiere: 'laiton', revetement: 'nickele' },
    existe: (v) => Number(v['cote-interieure']) >= Number(v['cote-exterieure']),
    marques: ['clavero'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(6350 + (longueurTotale(v) - 60) * 38),
    poids: (v) => Math.round(longueurTotale(v) * 3.3 + 60),
    suffixe: cotes,
    surMesure: true,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN 1303'],
    complements: ['SLC'],
    metiers: ['serrurier', 'collectivite', 'maintenance'],
  },
];
