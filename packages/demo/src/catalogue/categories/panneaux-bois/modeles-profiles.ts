import { aLaPiece, cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_PROFILE } from './couts.ts';

export const MODELES_PROFILES: readonly ModeleArticle[] = [
  {
    code: 'PAC',
    noeud: 'cornieres-aluminium',
    genre: 'corniere',
    nom: texte('Cornière à ailes égales', 'Equal angle', 'Angular de alas iguales'),
    declinaison: texte(
      '{largeur} × {hauteur} × {epaisseur}, {longueur}, {finition-profile}',
      '{largeur} × {hauteur} × {epaisseur}, {longueur}, {finition-profile}',
      '{largeur} × {hauteur} × {epaisseur}, {longueur}, {finition-profile}',
    ),
    description: texte(
      'Aluminium 6060 filé, pour protéger un angle, border une crédence ou renforcer une tablette. Film pelable sur les finitions anodisées et laquées. Coupe à la lame carbure à denture négative, ébavurer à la lime.',
      'Extruded 6060 aluminium to protect a corner, edge a splashback or stiffen a shelf. Peel-off film on anodised and coated finishes. Cut with a negative-rake carbide blade and file off the burr.',
      'Aluminio 6060 extruido para proteger esquinas, rematar salpicaderos o reforzar baldas. Película protectora en anodizados y lacados. Corte con disco de metal duro de ángulo negativo y desbarbe con lima.',
    ),
    axes: {
      largeur: [20, 15, 25, 30, 40, 50, 10],
      hauteur: [20, 15, 25, 30, 40, 50, 10],
      epaisseur: [1, 1.5, 2],
      longueur: [2500, 1000],
      'finition-profile': ['alu-anodise', 'alu-brut', 'alu-blanc', 'alu-noir'],
    },
    fixes: { matiere: 'aluminium' },
    existe: (v) =>
      v.largeur === v.hauteur &&
      v.epaisseur === (Number(v.largeur) <= 15 ? 1 : Number(v.largeur) <= 25 ? 1.5 : 2) &&
      (v['finition-profile'] === 'alu-anodise' || v.longueur === 2500),
    marques: ['ferralis', 'comptoir'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (60 + (Number(v.longueur) / 1000) * 2 * Number(v.largeur) * Number(v.epaisseur) * 6.4) *
          selon(v['finition-profile'], {
            'alu-brut': 0.85,
            'alu-anodise': 1,
            'alu-blanc': 1.15,
            'alu-noir': 1.2,
          }),
      ),
    poids: (v) =>
      Math.round(Number(v.longueur) * 2 * Number(v.largeur) * Number(v.epaisseur) * 0.0027),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${v.largeur}-${v.longueur}-${selon(v['finition-profile'], CODES_PROFILE)}`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EN 755-9'],
    metiers: ['menuisier', 'agenceur', 'metallier', 'plaquiste'],
  },
  {
    code: 'PAU',
    noeud: 'profiles-en-u',
    genre: 'profile-en-u',
    nom: texte('Profilé en U', 'U channel', 'Perfil en U'),
    declinaison: texte(
      '{largeur} × {hauteur} × {epaisseur}, {longueur}, {finition-profile}',
      '{largeur} × {hauteur} × {epaisseur}, {longueur}, {finition-profile}',
      '{largeur} × {hauteur} × {epaisseur}, {longueur}, {finition-profile}',
    ),
    description: texte(
      'Habille le chant d’un panneau ou reçoit un vitrage : la première cote est l’ouverture extérieure, retranchez deux épaisseurs pour la cote intérieure. Pose collée, ou vissée dans le fond du profil.',
      'Caps a board edge or holds glazing: the first figure is the outside width, subtract two wall thicknesses for the inside. Bond it, or screw through the web.',
      'Remata el canto de un tablero o recibe un vidrio: la primera medida es el ancho exterior; reste dos gruesos para el interior. Se pega o se atornilla por el fondo.',
    ),
    axes: {
      largeur: [20, 10, 12, 15, 25],
      hauteur: [10, 15, 20],
      epaisseur: [1, 1.5],
      longueur: [2500],
      'finition-profile': ['alu-anodise', 'alu-brut', 'alu-noir'],
    },
    fixes: { matiere: 'aluminium' },
    existe: (v) =>
      Number(v.hauteur) <= Number(v.largeur) && v.epaisseur === (Number(v.largeur) <= 15 ? 1 : 1.5),
    marques: ['ferralis', 'comptoir'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (80 + 2.5 * (Number(v.largeur) + 2 * Number(v.hauteur)) * Number(v.epaisseur) * 6.8) *
          selon(v['finition-profile'], { 'alu-brut': 0.85, 'alu-anodise': 1, 'alu-noir': 1.2 }),
      ),
    poids: (v) =>
      Math.round(
        Number(v.longueur) *
          (Number(v.largeur) + 2 * Number(v.hauteur)) *
          Number(v.epaisseur) *
          0.0027,
      ),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${v.largeur}${v.hauteur}-${selon(v['finition-profile'], CODES_PROFILE)}`,
    secable: { trait: 3 },
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EN 755-9'],
    metiers: ['menuisier', 'agenceur', 'metallier'],
  },
  {
    code: 'PBS',
    noeud: 'barres-de-seuil',
    genre: 'barre-de-seuil',
    nom: texte(
      'Barre de seuil à vis cachées',
      'Concealed-fix threshold strip',
      'Pletina de paso de fijación oculta',
    ),
    declinaison: texte(
      '{largeur} × {longueur}, {finition-profile}',
      '{largeur} × {longueur}, {finition-profile}',
      '{largeur} × {longueur}, {finition-profile}',
    ),
    description: texte(
      'Couvre la jonction de deux sols et rattrape jusqu’à 12 mm de différence de niveau. Chevilles à expansion de 6 mm fournies, percez dans le joint sans toucher les lames. Longueur 930 mm pour une porte, 2700 mm pour une baie.',
      'Covers the joint between two floors and makes up to 12 mm difference in level. 6 mm expansion plugs supplied; drill in the gap without touching the boards. 930 mm for a door, 2700 mm for a wide opening.',
      'Cubre la unión de dos suelos y salva hasta 12 mm de desnivel. Tacos de expansión de 6 mm incluidos; taladre en la junta sin tocar las lamas. 930 mm para una puerta, 2700 mm para un hueco ancho.',
    ),
    axes: {
      largeur: [41, 30],
      longueur: [930, 1800, 2700],
      'finition-profile': ['alu-anodise', 'inox', 'champagne', 'bronze', 'alu-noir'],
    },
    fixes: { matiere: 'aluminium' },
    marques: ['ferralis', 'lignea', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (190 + Number(v.longueur) * Number(v.largeur) * 0.0215) *
          selon(v['finition-profile'], {
            'alu-anodise': 1,
            inox: 1.2,
            champagne: 1.05,
            bronze: 1.1,
            'alu-noir': 1.2,
          }),
      ),
    poids: (v) => Math.round(Number(v.longueur) * Number(v.largeur) * 0.0085),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${v.largeur}-${cote(v.longueur, 4)}-${selon(v['finition-profile'], CODES_PROFILE)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['PPC', 'PSU'],
    metiers: ['menuisier', 'peintre', 'maintenance'],
  },
];
