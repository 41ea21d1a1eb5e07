import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

/** Roll length in metres of impregnated foam for each joint range: the thicker, the shorter. */
const METRES_MOUSSE: Readonly<Record<string, number>> = {
  '1-4': 13,
  '2-6': 8,
  '3-9': 6,
  '5-12': 5,
  '7-15': 4,
};

export const joints: readonly ModeleArticle[] = [
  {
    code: 'CMI',
    noeud: 'mousses-impregnees',
    genre: 'mousse-impregnee',
    nom: texte(
      'Mousse imprégnée précomprimée',
      'Pre-compressed impregnated sealing tape',
      'Cinta de espuma precomprimida impregnada',
    ),
    declinaison: texte(
      '{largeur}, {plage-joint}, {couleur}',
      '{largeur}, {plage-joint}, {couleur}',
      '{largeur}, {plage-joint}, {couleur}',
    ),
    description: texte(
      'Bande autocollante qui se dilate dans le joint entre dormant et maçonnerie et arrête la pluie battante jusqu’à 600 Pa. Choisir la plage selon l’ouverture réelle du joint. Garder le rouleau au frais avant pose : la chaleur accélère l’expansion.',
      'Self-adhesive tape that expands in the joint between frame and masonry and stops driving rain up to 600 Pa. Choose the range from the actual joint width. Keep the roll cool before fitting: heat speeds up expansion.',
      'Banda autoadhesiva que se expande en la junta entre marco y obra y frena la lluvia batiente hasta 600 Pa. Elegir el rango según la junta real. Mantener el rollo fresco antes de colocar: el calor acelera la expansión.',
    ),
    axes: {
      largeur: [15, 20, 10, 12, 30],
      'plage-joint': ['3-9', '2-6', '5-12', '1-4', '7-15'],
      couleur: ['gris', 'noir'],
    },
    existe: (v) =>
      Number(v.largeur) >=
        selon(v['plage-joint'], { '1-4': 10, '2-6': 10, '3-9': 12, '5-12': 15, '7-15': 20 }) &&
      (v['plage-joint'] !== '1-4' || Number(v.largeur) <= 15),
    marques: ['jointex', 'sikora'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: selon(v['plage-joint'], METRES_MOUSSE) }),
    prix: (v) =>
      Math.round(
        selon(v['plage-joint'], METRES_MOUSSE) *
          (40 +
            Number(v.largeur) *
              selon(v['plage-joint'], {
                '1-4': 3.4,
                '2-6': 5.2,
                '3-9': 7.4,
                '5-12': 10.5,
                '7-15': 14,
              })),
      ),
    poids: (v) => Math.round(Number(v.largeur) * 9 + 60),
    suffixe: (v) => `${chiffres(v.largeur, 2)}-${String(v['plage-joint'])}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['DIN 18542 BG1', 'NF P85-570'],
    complements: ['CSN', 'CMG'],
    metiers: ['menuisier', 'metallier', 'plaquiste'],
  },
  {
    code: 'CFJ',
    noeud: 'fonds-joint',
    genre: 'fond-joint',
    nom: texte(
      'Fond de joint mousse polyéthylène',
      'Polyethylene foam backer rod',
      'Fondo de junta de espuma de polietileno',
    ),
    declinaison: texte(
      'Ø {diametre}, {longueur-rouleau}',
      'Ø {diametre}, {longueur-rouleau}',
      'Ø {diametre}, {longueur-rouleau}',
    ),
    description: texte(
      'Cordon à cellules fermées qui règle la profondeur du mastic et l’empêche d’adhérer en fond de joint. Prendre un diamètre supérieur de 25 % à la largeur du joint. Pousser à l’outil mousse, jamais à la lame : une peau percée fait buller le mastic.',
      'Closed-cell rod that sets sealant depth and prevents three-sided adhesion. Choose a diameter 25% larger than the joint. Push in with a blunt tool, never a blade: a pierced skin makes the sealant bubble.',
      'Cordón de celda cerrada que regula la profundidad del sellador y evita que se adhiera al fondo. Elegir un diámetro un 25 % mayor que la junta. Introducir con útil romo, nunca con cuchilla: la piel perforada produce burbujas.',
    ),
    axes: { diametre: [10, 6, 8, 13, 15, 20, 25, 30, 40], 'longueur-rouleau': [50, 10, 100, 200] },
    existe: (v) => {
      const diametre = Number(v.diametre);
      return (
        selon(v['longueur-rouleau'], {
          10: diametre <= 30 ? 1 : 0,
          50: diametre <= 25 ? 1 : 0,
          100: diametre >= 15 ? 1 : 0,
          200: diametre <= 10 ? 1 : 0,
        }) === 1
      );
    },
    fixes: { couleur: 'gris' },
    marques: ['jointex', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau']) }),
    prix: (v) =>
      Math.round(
        60 + Number(v['longueur-rouleau']) ** 0.93 * (7 + Number(v.diametre) ** 1.7 * 0.24),
      ),
    poids: (v) => Math.round(Number(v['longueur-rouleau']) * Number(v.diametre) ** 2 * 0.021 + 30),
    suffixe: (v) => `${chiffres(v.diametre, 2)}-${chiffres(v['longueur-rouleau'], 3)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['CMP', 'CSN'],
    metiers: ['macon', 'menuisier', 'metallier'],
  },
  {
    code: 'CJA',
    noeud: 'joints-adhesifs',
    genre: 'joint-profil',
    nom: texte(
      'Joint adhésif caoutchouc EPDM',
      'Self-adhesive EPDM rubber seal',
      'Burlete adhesivo de caucho EPDM',
    ),
    declinaison: texte(
      '{profil-joint}, {couleur}, {longueur-rouleau}',
      '{profil-joint}, {couleur}, {longueur-rouleau}',
      '{profil-joint}, {couleur}, {longueur-rouleau}',
    ),
    description: texte(
      'Profil alvéolaire à poser en feuillure de porte ou de fenêtre contre l’air, le bruit et la poussière. L’EPDM garde sa souplesse de −40 à +90 °C. Mesurer le jeu à la pâte à modeler avant de choisir le profil ; dégraisser et poser sans étirer.',
      'Hollow profile for door and window rebates against draughts, noise and dust. EPDM stays supple from −40 to +90 °C. Measure the gap with putty before choosing; degrease and fit without stretching.',
      'Perfil hueco para el galce de puertas y ventanas contra el aire, el ruido y el polvo. El EPDM conserva su flexibilidad de −40 a +90 °C. Medir la holgura con plastilina antes de elegir; desengrasar y colocar sin estirar.',
    ),
    axes: {
      'profil-joint': ['profil-p', 'profil-e', 'profil-d'],
      couleur: ['blanc', 'marron', 'noir'],
      'longueur-rouleau': [6, 25, 100],
    },
    fixes: { matiere: 'caoutchouc' },
    marques: ['jointex', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-rouleau']) ** 0.84 *
          selon(v['profil-joint'], { 'profil-e': 96, 'profil-p': 112, 'profil-d': 138 }) +
          60,
      ),
    poids: (v) =>
      Math.round(
        Number(v['longueur-rouleau']) *
          selon(v['profil-joint'], { 'profil-e': 18, 'profil-p': 22, 'profil-d': 28 }) +
          20,
      ),
    suffixe: (v) =>
      `${String(v['profil-joint']).slice(-1).toUpperCase()}-${sigle(v.couleur)}-${chiffres(v['longueur-rouleau'], 3)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['CBP'],
    metiers: ['menuisier', 'serrurier', 'maintenance'],
  },
  {
    code: 'CBP',
    noeud: 'bas-porte',
    genre: 'bas-de-porte',
    nom: texte(
      'Bas de porte à visser, brosse et rail aluminium',
      'Screw-on brush door seal, aluminium carrier',
      'Burlete bajo puerta atornillable, cepillo y perfil de aluminio',
    ),
    declinaison: texte(
      '{longueur}, {revetement}',
      '{longueur}, {revetement}',
      '{longueur}, {revetement}',
    ),
    description: texte(
      'Rail en aluminium à trous oblongs et brosse de 20 mm qui glisse sur sol irrégulier sans freiner la porte. Se recoupe à la scie à métaux, brosse comprise. Vis et caches fournis.',
      'Aluminium carrier with slotted holes and a 20 mm brush that glides over uneven floors without dragging. Cut to length with a hacksaw, brush included. Screws and caps supplied.',
      'Perfil de aluminio con agujeros rasgados y cepillo de 20 mm que se desliza sobre suelos irregulares sin frenar la puerta. Se corta con sierra de metal, cepillo incluido. Tornillos y tapas incluidos.',
    ),
    axes: {
      longueur: [930, 830, 1030, 1230],
      revetement: ['anodise', 'laque-blanc', 'laque-noir'],
    },
    existe: ({ longueur, revetement }) => revetement === 'anodise' || Number(longueur) < 1200,
    fixes: { matiere: 'aluminium' },
    marques: ['jointex', 'ferralis', 'comptoir'],
    conditionnement: aLaPiece,
    prix: ({ longueur, revetement }) =>
      Math.round(Number(longueur) * (revetement === 'anodise' ? 0.98 : 1.14) + 180),
    poids: ({ longueur }) => Math.round(Number(longueur) * 0.26 + 30),
    longueurColis: ({ longueur }) => Number(longueur) + 20,
    suffixe: ({ longueur, revetement }) => `${chiffres(longueur, 4)}-${sigle(revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['CJA'],
    metiers: ['menuisier', 'serrurier', 'maintenance'],
  },
];
