import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { CODES_FINITION } from './couts.ts';

const TEINTES_BLANC = [3000, 4000, 2700];

export const MODELES_ECLAIRAGE_MEUBLE: readonly ModeleArticle[] = [
  {
    code: 'ALR',
    noeud: 'rubans-led-meuble',
    genre: 'ruban-led',
    nom: texte('Ruban LED 24 V', '24 V LED strip', 'Tira LED 24 V'),
    declinaison: texte(
      'rouleau de 5 m, {puissance-lineique}, {temperature-couleur-meuble}',
      '5 m reel, {puissance-lineique}, {temperature-couleur-meuble}',
      'rollo de 5 m, {puissance-lineique}, {temperature-couleur-meuble}',
    ),
    description: texte(
      'Ruban adhésif sécable tous les 50 mm, indice de rendu des couleurs supérieur à 90. À partir de 9,6 W/m, collez-le dans un profil aluminium qui évacue la chaleur. Prévoyez une alimentation supérieure de 20 % à la puissance posée.',
      'Self-adhesive strip, cuttable every 50 mm, colour rendering above 90. From 9.6 W/m upwards, stick it into an aluminium profile to shed heat. Size the driver 20% above the installed power.',
      'Tira adhesiva que se corta cada 50 mm, con índice de reproducción cromática superior a 90. A partir de 9,6 W/m, péguela en un perfil de aluminio que disipe el calor. La fuente debe superar en un 20 % la potencia instalada.',
    ),
    axes: {
      'puissance-lineique': [9.6, 4.8, 14.4, 19.2],
      'temperature-couleur-meuble': TEINTES_BLANC,
    },
    fixes: { tension: 24, longueur: 5000 },
    marques: ['luminor', 'elektra'],
    conditionnement: () => ({ unite: 'rouleau', contenu: 5 }),
    prix: (v) => Math.round(1450 + Number(v['puissance-lineique']) * 168),
    poids: (v) => Math.round(90 + Number(v['puissance-lineique']) * 6),
    suffixe: (v) =>
      `${String(v['puissance-lineique']).replace('.', '')}-${String(v['temperature-couleur-meuble']).slice(0, 2)}K`,
    ecoParticipation: { type: 'DEEE', centimes: 10 },
    normes: ['EN 60598-1', 'IP20'],
    complements: ['APL', 'AAL'],
    metiers: ['agenceur', 'electricien'],
  },
  {
    code: 'ALS',
    noeud: 'spots-led-meuble',
    genre: 'spot-led',
    nom: texte(
      'Spot LED extra-plat à encastrer',
      'Slim recessed LED spotlight',
      'Foco LED extraplano empotrable',
    ),
    declinaison: texte(
      '{puissance}, {temperature-couleur-meuble}, {finition-meuble}',
      '{puissance}, {temperature-couleur-meuble}, {finition-meuble}',
      '{puissance}, {temperature-couleur-meuble}, {finition-meuble}',
    ),
    description: texte(
      'Spot de 12 mm d’épaisseur pour fond de meuble haut et tablette, perçage de 58 mm. Câble de 2 m à miniconnecteur, à brancher sur une alimentation de 12 V. Bague de montage en saillie fournie.',
      'Spotlight 12 mm deep for wall-unit bases and shelves, 58 mm cut-out. 2 m lead with mini-connector for a 12 V driver. Surface-mounting ring included.',
      'Foco de 12 mm de grueso para bases de mueble alto y baldas, taladro de 58 mm. Cable de 2 m con miniconector para fuente de 12 V. Aro de superficie incluido.',
    ),
    axes: {
      puissance: [3, 2],
      'temperature-couleur-meuble': TEINTES_BLANC,
      'finition-meuble': ['aspect-inox', 'noir-mat', 'blanc-mat'],
    },
    fixes: { tension: 12, diametre: 65 },
    marques: ['luminor', 'elektra'],
    conditionnement: aLaPiece,
    prix: (v) => 690 + Number(v.puissance) * 120 + (v['finition-meuble'] === 'noir-mat' ? 80 : 0),
    poids: (v) => 45 + Number(v.puissance) * 5,
    suffixe: (v) =>
      `${v.puissance}W${String(v['temperature-couleur-meuble']).slice(0, 2)}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    ecoParticipation: { type: 'DEEE', centimes: 10 },
    normes: ['EN 60598-1', 'IP20'],
    complements: ['AAL'],
    metiers: ['agenceur', 'electricien'],
  },
  {
    code: 'APL',
    noeud: 'profils-led-meuble',
    genre: 'profil-led',
    nom: texte('Profil pour ruban LED', 'LED strip profile', 'Perfil para tira LED'),
    declinaison: texte(
      '{pose-profil}, {longueur}, {finition-meuble}',
      '{pose-profil}, {longueur}, {finition-meuble}',
      '{pose-profil}, {longueur}, {finition-meuble}',
    ),
    description: texte(
      'Profil avec diffuseur opale clipsé, pour ruban de 12 mm de large au plus. La version à encastrer demande une rainure de 17 × 8 mm. Deux embouts et quatre clips fournis par barre.',
      'Profile with clip-in opal diffuser for strip up to 12 mm wide. The recessed version needs a 17 × 8 mm groove. Two end caps and four clips supplied per length.',
      'Perfil con difusor opal a presión, para tira de hasta 12 mm de ancho. La versión empotrable pide una ranura de 17 × 8 mm. Dos tapas y cuatro clips por barra.',
    ),
    axes: {
      'pose-profil': ['applique', 'encastre', 'angle'],
      longueur: [2000, 3000],
      'finition-meuble': ['alu-anodise', 'noir-mat', 'blanc-mat'],
    },
    fixes: { matiere: 'aluminium' },
    marques: ['luminor', 'lignea'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (Number(v.longueur) / 1000) *
          selon(v['pose-profil'], { applique: 640, encastre: 720, angle: 760 }) *
          (v['finition-meuble'] === 'alu-anodise' ? 1 : 1.22),
      ),
    poids: (v) => Math.round(Number(v.longueur) * 0.17),
    longueurColis: (v) => Number(v.longueur) + 30,
    suffixe: (v) =>
      `${selon(v['pose-profil'], { applique: 'A', encastre: 'E', angle: 'G' })}${v.longueur}-${selon(v['finition-meuble'], CODES_FINITION)}`,
    secable: { trait: 3 },
    complements: ['ALR'],
    metiers: ['agenceur', 'electricien'],
  },
  {
    code: 'AAL',
    noeud: 'alimentations-led-meuble',
    genre: 'alimentation-led',
    nom: texte(
      'Alimentation LED de meuble',
      'Furniture LED driver',
      'Fuente de alimentación LED para mueble',
    ),
    declinaison: texte(
      '{tension}, {puissance}',
      '{tension}, {puissance}',
      '{tension}, {puissance}',
    ),
    description: texte(
      'Alimentation plate de 16 mm, six sorties à miniconnecteurs et une entrée détecteur. Tension constante, protégée contre les courts-circuits. Laisser 50 mm d’air autour du boîtier, jamais au-dessus d’un four.',
      'Slim 16 mm driver with six mini-connector outputs and a sensor input. Constant voltage, short-circuit protected. Leave 50 mm of air around the case and never mount it above an oven.',
      'Fuente plana de 16 mm, seis salidas con miniconector y una entrada para sensor. Tensión constante, protegida contra cortocircuitos. Deje 50 mm de aire alrededor de la caja y nunca la monte sobre un horno.',
    ),
    axes: { tension: [24, 12], puissance: [30, 15, 60, 75, 100] },
    existe: (v) => v.tension === 24 || Number(v.puissance) <= 60,
    marques: ['luminor', 'elektra'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(980 + Number(v.puissance) * 34),
    poids: (v) => 110 + Number(v.puissance) * 3,
    suffixe: (v) => `${v.tension}V-${v.puissance}W`,
    ecoParticipation: { type: 'DEEE', centimes: 8 },
    normes: ['EN 61347-2-13'],
    complements: ['ALR', 'ALS'],
    metiers: ['agenceur', 'electricien'],
  },
];
