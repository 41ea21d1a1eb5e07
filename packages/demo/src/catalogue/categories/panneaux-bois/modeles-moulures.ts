import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_ESSENCE, grammes } from './couts.ts';

const DENSITES = { chene: 700, hetre: 710, sapin: 450, pin: 520, 'mdf-appret': 740 };

export const MODELES_MOULURES: readonly ModeleArticle[] = [
  {
    code: 'PTS',
    noeud: 'tasseaux-rabotes',
    genre: 'tasseau',
    nom: texte('Tasseau raboté 4 faces', 'Planed batten', 'Listón cepillado a 4 caras'),
    declinaison: texte(
      '{largeur} × {epaisseur}, {longueur}, {essence}',
      '{largeur} × {epaisseur}, {longueur}, {essence}',
      '{largeur} × {epaisseur}, {longueur}, {essence}',
    ),
    description: texte(
      'Bois sec à 12 %, arêtes cassées, pour ossatures légères, claustras et tasseaux décoratifs. Prépercez à moins de 50 mm des bouts. Le sapin est livré sans nœud traversant, le chêne sans aubier.',
      'Dried to 12%, arrises eased, for light framing, screens and decorative slats. Pre-drill within 50 mm of the ends. Spruce has no through knots, oak no sapwood.',
      'Madera seca al 12 %, aristas matadas, para bastidores ligeros, celosías y listones decorativos. Pretaladre a menos de 50 mm de los extremos. El abeto va sin nudos pasantes y el roble sin albura.',
    ),
    axes: {
      largeur: [27, 20, 35, 45, 60],
      epaisseur: [27, 20, 35, 45, 13],
      longueur: [2400],
      essence: ['sapin', 'pin', 'chene'],
    },
    existe: (v) =>
      selon<readonly number[]>(v.largeur, {
        '20': [13, 20],
        '27': [13, 20, 27],
        '35': [20, 27, 35],
        '45': [27, 45],
        '60': [27, 45],
      }).includes(Number(v.epaisseur)) &&
      (v.essence !== 'chene' || Number(v.largeur) <= 45),
    marques: ['bastide', 'lignea'],
    conditionnement: (v) => ({
      unite: 'piece',
      contenu: 1,
      multiple: v.essence === 'chene' ? 1 : 5,
    }),
    prix: (v) =>
      Math.round(
        70 +
          Number(v.largeur) *
            Number(v.epaisseur) *
            0.36 *
            selon(v.essence, { sapin: 0.9, pin: 1, chene: 3.6 }),
      ),
    poids: (v) => grammes(v, selon(v.essence, DENSITES)),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${v.largeur}${v.epaisseur}-${selon(v.essence, CODES_ESSENCE)}`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['PPL', 'PQR'],
    metiers: ['menuisier', 'agenceur', 'plaquiste'],
  },
  {
    code: 'PPL',
    noeud: 'plinthes',
    genre: 'plinthe',
    nom: texte('Plinthe bord arrondi', 'Round-edge skirting', 'Rodapié de canto redondo'),
    declinaison: texte(
      '{largeur} × {epaisseur}, {longueur}, {essence}',
      '{largeur} × {epaisseur}, {longueur}, {essence}',
      '{largeur} × {epaisseur}, {longueur}, {essence}',
    ),
    description: texte(
      'Collez au mastic-colle par cordons verticaux, ou clouez tous les 400 mm. Coupes d’onglet en angle saillant, coupe à contre-profil en angle rentrant. Le MDF apprêté reçoit directement deux couches de laque.',
      'Fix with vertical beads of grab adhesive or pin every 400 mm. Mitre external corners, scribe internal ones. Primed MDF takes two coats of gloss straight away.',
      'Pegue con cordones verticales de masilla adhesiva o clave cada 400 mm. Inglete en esquinas salientes y contraperfil en rincones. El MDF imprimado admite directamente dos manos de esmalte.',
    ),
    axes: {
      largeur: [100, 70, 80, 120, 150],
      epaisseur: [10, 15],
      longueur: [2440],
      essence: ['mdf-appret', 'sapin', 'chene'],
    },
    existe: (v) =>
      (v.epaisseur === 10 || Number(v.largeur) >= 100) &&
      (v.essence === 'mdf-appret' || Number(v.largeur) <= 120),
    marques: ['bastide', 'lignea', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        90 +
          Number(v.largeur) *
            Number(v.epaisseur) *
            0.33 *
            selon(v.essence, { 'mdf-appret': 1, sapin: 1.05, chene: 3.4 }),
      ),
    poids: (v) => grammes(v, selon(v.essence, DENSITES)),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.largeur, 3)}${v.epaisseur}-${selon(v.essence, CODES_ESSENCE)}`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    complements: ['PQR', 'PPC'],
    metiers: ['menuisier', 'peintre', 'plaquiste'],
  },
  {
    code: 'PQR',
    noeud: 'quarts-de-rond',
    genre: 'quart-de-rond',
    nom: texte('Quart de rond', 'Quadrant moulding', 'Cuarto de caña'),
    declinaison: texte(
      '{largeur} × {epaisseur}, {longueur}, {essence}',
      '{largeur} × {epaisseur}, {longueur}, {essence}',
      '{largeur} × {epaisseur}, {longueur}, {essence}',
    ),
    description: texte(
      'Masque le jeu de dilatation au pied des plinthes et finit les angles rentrants. Pointes de 1,2 × 25 chassées au chasse-clou, ou colle. Ne fixez jamais dans un parquet flottant, seulement dans le mur.',
      'Hides the expansion gap below skirting and finishes internal corners. Fix with 1.2 × 25 pins punched below the surface, or with adhesive. Never fix into a floating floor, only into the wall.',
      'Tapa la junta de dilatación al pie del rodapié y remata los rincones. Puntas de 1,2 × 25 embutidas con botador, o cola. No lo fije nunca al suelo flotante, solo a la pared.',
    ),
    axes: {
      largeur: [14, 10, 17, 20, 24],
      epaisseur: [14, 10, 17, 20, 24],
      longueur: [2400],
      essence: ['sapin', 'pin', 'chene', 'hetre'],
    },
    existe: (v) => v.largeur === v.epaisseur && (v.essence !== 'hetre' || Number(v.largeur) <= 17),
    marques: ['bastide', 'lignea'],
    conditionnement: (v) => ({
      unite: 'piece',
      contenu: 1,
      multiple: ['chene', 'hetre'].includes(String(v.essence)) ? 1 : 5,
    }),
    prix: (v) =>
      Math.round(
        85 +
          Number(v.largeur) ** 2 *
            0.42 *
            selon(v.essence, { sapin: 0.95, pin: 1, hetre: 1.8, chene: 3.2 }),
      ),
    poids: (v) => Math.round(grammes(v, selon(v.essence, DENSITES)) * 0.79),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${v.largeur}-${selon(v.essence, CODES_ESSENCE)}`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['PPL'],
    metiers: ['menuisier', 'peintre'],
  },
];
