import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

export const MODELES_CADENAS: readonly ModeleArticle[] = [
  {
    code: 'SKL',
    noeud: 'cadenas-a-cle',
    genre: 'cadenas',
    nom: texte('Cadenas laiton à clé', 'Brass padlock', 'Candado de latón'),
    declinaison: texte(
      '{largeur}, {anse}, {variure}',
      '{largeur}, {anse}, {variure}',
      '{largeur}, {anse}, {variure}',
    ),
    description: texte(
      'Corps en laiton massif, anse en acier cémenté chromé à double verrouillage à partir de 40 mm. Deux clés fournies. En version s’entrouvrante, une même clé ouvre tous les cadenas du chantier.',
      'Solid brass body and chrome-plated hardened steel shackle, double-locking from 40 mm. Two keys supplied. In the keyed-alike version one key opens every padlock on site.',
      'Cuerpo de latón macizo y arco de acero cementado cromado, con doble bloqueo a partir de 40 mm. Dos llaves incluidas. En la versión de llaves iguales, una sola llave abre todos los candados de la obra.',
    ),
    axes: {
      largeur: [40, 30, 50, 20, 25, 60],
      anse: ['standard', 'haute'],
      variure: ['varie', 's-entrouvrant'],
    },
    fixes: { matiere: 'laiton' },
    existe: (v) => (v.anse === 'standard' && v.variure === 'varie') || Number(v.largeur) >= 30,
    marques: ['clavero', 'securam', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(190 + Number(v.largeur) ** 2 * 0.36) +
      (v.anse === 'haute' ? 140 : 0) +
      (v.variure === 's-entrouvrant' ? 95 : 0),
    poids: (v) => Math.round(Number(v.largeur) ** 2 * 0.105) + (v.anse === 'haute' ? 25 : 0),
    suffixe: (v) =>
      `${v.largeur}${v.anse === 'haute' ? '-AH' : ''}${v.variure === 's-entrouvrant' ? '-SE' : ''}`,
    normes: ['EN 12320'],
    metiers: ['serrurier', 'maintenance', 'macon', 'collectivite'],
  },
  {
    code: 'SKC',
    noeud: 'cadenas-a-combinaison',
    genre: 'cadenas-a-combinaison',
    nom: texte('Cadenas à combinaison', 'Combination padlock', 'Candado de combinación'),
    declinaison: texte(
      '{largeur}, {molettes} molettes, {anse}',
      '{largeur}, {molettes} dials, {anse}',
      '{largeur}, {molettes} discos, {anse}',
    ),
    description: texte(
      'Code choisi par l’utilisateur et modifiable anse ouverte, sans outil. Trois molettes donnent 1 000 codes, quatre en donnent 10 000. Corps en zamak laqué pour vestiaires, coffres à outils et bungalows.',
      'The user sets the code and can change it with the shackle open, without tools. Three dials give 1,000 codes, four give 10,000. Lacquered zinc-alloy body for lockers, tool chests and site cabins.',
      'El usuario elige el código y lo cambia con el arco abierto, sin herramientas. Tres discos dan 1000 códigos y cuatro, 10.000. Cuerpo de zamak lacado para taquillas, arcones de herramientas y casetas.',
    ),
    axes: { largeur: [40, 30, 20, 50], molettes: [4, 3], anse: ['standard', 'haute'] },
    fixes: { matiere: 'zamak' },
    existe: (v) =>
      (Number(v.largeur) >= 40 ? v.molettes === 4 : v.molettes === 3) &&
      (v.anse === 'standard' || Number(v.largeur) >= 30),
    marques: ['clavero', 'securam'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(320 + Number(v.largeur) ** 2 * 0.44) +
      (v.molettes === 4 ? 120 : 0) +
      (v.anse === 'haute' ? 160 : 0),
    poids: (v) => Math.round(Number(v.largeur) ** 2 * 0.1) + (v.anse === 'haute' ? 25 : 0),
    suffixe: (v) => `${v.largeur}-${v.molettes}${v.anse === 'haute' ? '-AH' : ''}`,
    metiers: ['maintenance', 'collectivite'],
  },
  {
    code: 'SVB',
    noeud: 'verrous-de-surete',
    genre: 'verrou',
    nom: texte(
      'Verrou de sûreté à bouton',
      'Rim bolt with thumbturn',
      'Cerrojo de seguridad con pomo',
    ),
    declinaison: texte(
      'cylindre de {longueur}, {variure}, {finition-porte}',
      '{longueur} cylinder, {variure}, {finition-porte}',
      'cilindro de {longueur}, {variure}, {finition-porte}',
    ),
    description: texte(
      'Second point de fermeture en applique, clé à l’extérieur et bouton à l’intérieur, pêne de 23 mm sorti d’un tour. La longueur du cylindre se compte depuis la plaque du coffre et comprend l’épaisseur de la porte. Réversible droite ou gauche.',
      'Surface-mounted second locking point, key outside and turn inside, with a 23 mm bolt thrown in one turn. Cylinder length runs from the case plate and includes the door thickness. Fits right or left hand.',
      'Segundo punto de cierre de sobreponer, llave por fuera y pomo por dentro, con palanca de 23 mm en una vuelta. La longitud del cilindro se mide desde la placa de la caja e incluye el grueso de la puerta. Reversible derecha o izquierda.',
    ),
    axes: {
      longueur: [45, 40, 50, 60],
      variure: ['varie', 's-entrouvrant'],
      'finition-porte': ['brun-8014', 'argent', 'blanc-9010', 'laiton-poli'],
    },
    fixes: { goupilles: 5, diametre: 23 },
    existe: (v) =>
      v.variure === 'varie' || (Number(v.longueur) <= 45 && v['finition-porte'] !== 'laiton-poli'),
    marques: ['bremond', 'clavero', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      1980 +
      (Number(v.longueur) - 40) * 28 +
      (v.variure === 'varie' ? 0 : 240) +
      (v['finition-porte'] === 'laiton-poli' ? 480 : 0),
    poids: (v) => 420 + Number(v.longueur) * 4,
    suffixe: (v) =>
      `${v.longueur}${v.variure === 'varie' ? '' : 'SE'}-${selon(v['finition-porte'], CODES_FINITION)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    complements: ['SAV'],
    metiers: ['serrurier', 'menuisier', 'maintenance'],
  },
  {
    code: 'STG',
    noeud: 'targettes-loquets',
    genre: 'targette',
    nom: texte('Targette à coulisse renforcée', 'Heavy-duty barrel bolt', 'Pasador reforzado'),
    declinaison: texte(
      '{longueur}, acier {revetement}',
      '{longueur}, {revetement}',
      '{longueur}, acero {revetement}',
    ),
    description: texte(
      'Pêne rond guidé par deux ponts emboutis, gâche plate et gâche à patte fournies. Dès 120 mm, le bouton reçoit l’anse d’un cadenas de 40. À poser horizontalement ou en pied de volet.',
      'Round bolt running in two pressed bridges, with flat and angled keeps. From 120 mm up the knob takes the shackle of a 40 mm padlock. Fix it level or at the foot of a shutter.',
      'Barra redonda guiada por dos puentes embutidos, con cerradero plano y de patilla. A partir de 120 mm, el tirador admite el arco de un candado de 40. Se coloca en horizontal o al pie de la contraventana.',
    ),
    axes: {
      longueur: [100, 80, 120, 60, 150, 200, 300],
      revetement: ['zingue-blanc', 'laque-noir', 'inox-a2', 'laque-blanc'],
    },
    existe: (v) =>
      (v.revetement !== 'laque-blanc' || Number(v.longueur) <= 120) &&
      (v.revetement !== 'inox-a2' || Number(v.longueur) <= 200),
    marques: ['ferralis', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'piece',
      contenu: 1,
      multiple: Number(v.longueur) <= 100 ? 5 : 1,
    }),
    prix: (v) =>
      Math.round(
        (110 + Number(v.longueur) * 2.4) *
          selon(v.revetement, {
            'zingue-blanc': 1,
            'laque-noir': 1.25,
            'inox-a2': 2.7,
            'laque-blanc': 1.2,
          }),
      ),
    poids: (v) => Math.round(30 + Number(v.longueur) * 1.5),
    suffixe: (v) => `${cote(v.longueur, 3)}-${selon(v.revetement, CODES_FINITION)}`,
    complements: ['SKL'],
    metiers: ['menuisier', 'maintenance', 'metallier'],
  },
];
