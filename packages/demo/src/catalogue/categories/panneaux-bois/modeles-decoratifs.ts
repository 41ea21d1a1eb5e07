/** Melamine boards and laminates. */
import { cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import { CODES_DECOR, grammes, metresCarres } from './couts.ts';

/** Euro cents per square metre of a white melamine board, by thickness. */
const PRIX_MELAMINE = { '8': 890, '16': 1090, '19': 1240, '22': 1520, '25': 1760 };

const BOIS = ['chene-naturel', 'chene-clair', 'chene-fume', 'noyer', 'frene', 'orme'];
const imiteLeBois = (v: Valeurs): boolean => BOIS.includes(String(v['decor-panneau']));

export const MODELES_DECORATIFS: readonly ModeleArticle[] = [
  {
    code: 'PMU',
    noeud: 'melamines-unis',
    genre: 'panneau-melamine',
    nom: texte('Panneau mélaminé uni', 'Plain melamine board', 'Tablero melaminizado liso'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
    ),
    description: texte(
      'Aggloméré à faible émission surfacé mélamine deux faces, surface perlée. Pour caissons, portes et aménagements de bureau. Sciez face finie vers le haut avec une lame à denture trapézoïdale et inciseur pour éviter les éclats.',
      'Low-emission chipboard with melamine on both faces, pearl surface. For carcasses, doors and office fitting. Cut with a trapezoidal-tooth blade and scoring unit to avoid chipping.',
      'Aglomerado de baja emisión con melamina a dos caras, superficie perlada. Para cuerpos, puertas y mobiliario de oficina. Corte con disco de diente trapezoidal e incisor para evitar astillas.',
    ),
    axes: {
      longueur: [2800],
      largeur: [2070],
      epaisseur: [19, 16, 22, 8],
      'decor-panneau': [
        'blanc',
        'gris-clair',
        'anthracite',
        'noir',
        'cachemire',
        'bleu-nuit',
        'sauge',
        'terre-cuite',
      ],
    },
    fixes: { 'etat-de-surface': 'perle' },
    existe: (v) =>
      v.epaisseur === 19 ||
      v['decor-panneau'] === 'blanc' ||
      (v.epaisseur !== 22 &&
        ['gris-clair', 'anthracite', 'noir'].includes(String(v['decor-panneau']))),
    marques: ['pannobel', 'lignea'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          selon(v.epaisseur, PRIX_MELAMINE) *
          (v['decor-panneau'] === 'blanc' ? 1 : 1.32),
      ),
    poids: (v) => grammes(v, 650),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.epaisseur, 2)}-${selon(v['decor-panneau'], CODES_DECOR)}`,
    secable: { trait: 4 },
    ecoParticipation: { type: 'PMCB', centimes: 64 },
    normes: ['EN 14322', 'E1'],
    complements: ['PCA', 'PCT'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'PMB',
    noeud: 'melamines-decor-bois',
    genre: 'panneau-melamine',
    nom: texte(
      'Panneau mélaminé décor bois',
      'Wood-decor melamine board',
      'Tablero melaminizado diseño madera',
    ),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}, {etat-de-surface}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}, {etat-de-surface}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}, {etat-de-surface}',
    ),
    description: texte(
      'Le fil court dans la longueur du panneau : indiquez-le dans votre liste de débit. Le pore synchrone suit le dessin du bois et trompe la main. Chant ABS et stratifié du même décor disponibles.',
      'Grain runs along the length of the board: state it in your cutting list. The synchronised pore follows the printed grain and fools the hand. Matching ABS edging and laminate available.',
      'La veta corre a lo largo del tablero: indíquelo en la lista de corte. El poro sincronizado sigue el dibujo y engaña a la mano. Canto de ABS y laminado del mismo diseño disponibles.',
    ),
    axes: {
      longueur: [2800],
      largeur: [2070],
      epaisseur: [19, 16, 25],
      'decor-panneau': ['chene-naturel', 'chene-clair', 'noyer', 'chene-fume', 'frene', 'orme'],
      'etat-de-surface': ['pore-bois', 'pore-synchrone'],
    },
    existe: (v) =>
      v['etat-de-surface'] === 'pore-bois' ||
      (v.epaisseur === 19 && String(v['decor-panneau']).startsWith('chene')),
    marques: ['pannobel', 'lignea'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          selon(v.epaisseur, PRIX_MELAMINE) *
          (v['etat-de-surface'] === 'pore-bois' ? 1.42 : 1.95),
      ),
    poids: (v) => grammes(v, 650),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${cote(v.epaisseur, 2)}-${selon(v['decor-panneau'], CODES_DECOR)}${v['etat-de-surface'] === 'pore-bois' ? '' : '-PS'}`,
    secable: { trait: 4, fil: () => true },
    ecoParticipation: { type: 'PMCB', centimes: 64 },
    normes: ['EN 14322', 'E1'],
    complements: ['PCA', 'PSH'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'PSH',
    noeud: 'feuilles-stratifiees',
    genre: 'feuille-stratifiee',
    nom: texte('Feuille stratifiée HPL', 'HPL laminate sheet', 'Lámina estratificada HPL'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}, {etat-de-surface}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}, {etat-de-surface}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}, {etat-de-surface}',
    ),
    description: texte(
      'À coller sur MDF ou aggloméré à la vinylique sous presse, ou à la néoprène pour les petites surfaces. Contrebalancez toujours avec une feuille de même épaisseur au dos. Stockez à plat, 24 h dans l’atelier avant collage.',
      'Bond to MDF or chipboard with PVA in a press, or with contact adhesive on small areas. Always balance with a backing sheet of the same thickness. Store flat, 24 h in the workshop before bonding.',
      'Se pega a MDF o aglomerado con cola vinílica en prensa, o con cola de contacto en piezas pequeñas. Compense siempre con una lámina del mismo grueso al dorso. Almacene en plano, 24 h en el taller antes de pegar.',
    ),
    axes: {
      longueur: [3050],
      largeur: [1300],
      epaisseur: [0.8],
      'decor-panneau': [
        'blanc',
        'chene-naturel',
        'anthracite',
        'noir',
        'gris-clair',
        'noyer',
        'chene-clair',
        'marbre-blanc',
        'beton',
        'ardoise',
        'sauge',
        'bleu-nuit',
      ],
      'etat-de-surface': ['perle', 'mat-veloute', 'brillant', 'pore-bois'],
    },
    existe: (v) => {
      const bois = ['chene-naturel', 'noyer', 'chene-clair'].includes(String(v['decor-panneau']));
      if (bois) return v['etat-de-surface'] === 'pore-bois';
      if (v['etat-de-surface'] === 'brillant')
        return ['blanc', 'noir', 'marbre-blanc'].includes(String(v['decor-panneau']));
      return v['etat-de-surface'] !== 'pore-bois';
    },
    marques: ['lignea', 'pannobel'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          1180 *
          selon(v['etat-de-surface'], {
            perle: 1,
            'mat-veloute': 2.1,
            brillant: 1.45,
            'pore-bois': 1.2,
          }) *
          (v['decor-panneau'] === 'blanc' ? 0.86 : 1),
      ),
    poids: (v) => grammes(v, 1400),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${selon(v['decor-panneau'], CODES_DECOR)}-${selon(v['etat-de-surface'], { perle: 'PE', 'mat-veloute': 'MV', brillant: 'BR', 'pore-bois': 'PB' })}`,
    secable: { trait: 4, fil: imiteLeBois },
    ecoParticipation: { type: 'PMCB', centimes: 21 },
    normes: ['EN 438-3'],
    complements: ['PMD', 'PCA'],
    metiers: ['agenceur', 'menuisier'],
  },
  {
    code: 'PCK',
    noeud: 'compacts',
    genre: 'panneau-compact',
    nom: texte('Panneau compact HPL', 'HPL compact board', 'Tablero compacto HPL'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {decor-panneau}',
    ),
    description: texte(
      'Panneau autoportant à cœur noir, insensible à l’eau : cabines sanitaires, vestiaires, soubassements et plans de laboratoire. Usinage au carbure, chants poncés et chanfreinés sans placage. Laissez 3 mm par mètre pour la dilatation.',
      'Self-supporting black-core board, unaffected by water: toilet cubicles, lockers, wall protection and laboratory tops. Machine with carbide; edges are sanded and chamfered without banding. Allow 3 mm per metre for movement.',
      'Tablero autoportante de núcleo negro, insensible al agua: cabinas sanitarias, taquillas, zócalos y encimeras de laboratorio. Se mecaniza con metal duro y los cantos se lijan y biselan sin chapar. Deje 3 mm por metro de dilatación.',
    ),
    axes: {
      longueur: [3050],
      largeur: [1300],
      epaisseur: [10, 12, 6, 13],
      'decor-panneau': ['blanc', 'gris-clair', 'anthracite', 'noir', 'beton', 'chene-naturel'],
    },
    existe: (v) =>
      v.epaisseur !== 13 || ['blanc', 'anthracite'].includes(String(v['decor-panneau'])),
    marques: ['lignea', 'pannobel'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          (1850 + Number(v.epaisseur) * 395) *
          (v['decor-panneau'] === 'blanc' ? 0.92 : 1),
      ),
    poids: (v) => grammes(v, 1420),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.epaisseur, 2)}-${selon(v['decor-panneau'], CODES_DECOR)}`,
    secable: { trait: 4, fil: imiteLeBois },
    ecoParticipation: { type: 'PMCB', centimes: 48 },
    normes: ['EN 438-4'],
    metiers: ['agenceur', 'menuisier', 'collectivite'],
  },
];
