import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondir, codeMesure, grammes } from '../fixation/cout.ts';

const BURINS_PLUS: Readonly<Record<string, readonly number[]>> = {
  pic: [12],
  plat: [20],
  beche: [40],
  gouge: [22],
};
const BURINS_MAX: Readonly<Record<string, readonly number[]>> = {
  pic: [18],
  plat: [25],
  beche: [50, 80, 115],
  gouge: [26],
};
const FORMES: Readonly<Record<string, string>> = { pic: 'P', plat: 'F', beche: 'B', gouge: 'G' };

export const MODELES_BROSSES_BURINS: readonly ModeleArticle[] = [
  {
    code: 'BBC',
    noeud: 'brosses-coupe',
    genre: 'brosse-coupe',
    nom: texte(
      'Brosse coupe pour meuleuse',
      'Cup brush for grinder',
      'Cepillo de vaso para amoladora',
    ),
    declinaison: texte(
      'Ø {diametre}, {fil-brosse}, {attachement-outil}',
      'Ø {diametre}, {fil-brosse}, {attachement-outil}',
      'Ø {diametre}, {fil-brosse}, {attachement-outil}',
    ),
    description: texte(
      'Torsadé pour décalaminer, dérouiller et nettoyer les cordons ; ondulé pour les surfaces plus tendres et la peinture. Inox sur inox et aluminium, sinon l’acier y dépose sa rouille. Lunettes, écran facial et appui léger : le fil travaille par la pointe.',
      'Twist-knot for scale, rust and weld cleaning; crimped for softer surfaces and paint. Use stainless wire on stainless and aluminium, or carbon steel will leave rust. Goggles, face shield and light pressure: the wire cuts with its tips.',
      'Trenzado para calamina, óxido y soldaduras; ondulado para superficies blandas y pintura. Inox sobre inox y aluminio: el acero dejaría óxido. Gafas, pantalla y poca presión: el hilo trabaja con la punta.',
    ),
    axes: {
      diametre: [75, 65, 100],
      'fil-brosse': ['acier-torsade', 'acier-ondule', 'inox-torsade', 'laiton-ondule'],
    },
    fixes: { 'attachement-outil': 'm14' },
    existe: (v) => v['fil-brosse'] !== 'laiton-ondule' || v.diametre === 75,
    marques: ['abrasud', 'durandal', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondir(
        (320 + Number(v.diametre) * 9.5) *
          ({ 'inox-torsade': 1.9, 'laiton-ondule': 1.6, 'acier-ondule': 0.9 }[
            String(v['fil-brosse'])
          ] ?? 1),
      ),
    poids: (v) => grammes(Number(v.diametre) ** 2 * 0.052),
    suffixe: (v) =>
      `${codeMesure(v.diametre, 3)}-${{ 'acier-torsade': 'AT', 'acier-ondule': 'AO', 'inox-torsade': 'IT', 'laiton-ondule': 'LO' }[String(v['fil-brosse'])] ?? ''}`,
    normes: ['EN 1083-2'],
    complements: ['BDL', 'BDE'],
    metiers: ['metallier', 'serrurier', 'peintre'],
  },
  {
    code: 'BBP',
    noeud: 'burins-sds-plus',
    genre: 'burin',
    nom: texte('Burin SDS-plus', 'SDS-plus chisel', 'Cincel SDS-plus'),
    declinaison: texte(
      '{forme-burin-sds}, {largeur} × {longueur}',
      '{forme-burin-sds}, {largeur} × {longueur}',
      '{forme-burin-sds}, {largeur} × {longueur}',
    ),
    description: texte(
      'Pour perforateurs de 2 à 4 kg : saignées, dépose de faïence, ouverture de boîtes d’encastrement. Acier forgé autoaffûtant. Le pic ouvre, le plat taille, la bêche décolle, la gouge creuse la saignée.',
      'For 2 to 4 kg rotary hammers: chasing, tile removal and back-box recesses. Self-sharpening forged steel. Point to open up, flat to trim, spade to lift, gouge to chase.',
      'Para martillos de 2 a 4 kg: rozas, retirada de azulejo y huecos para cajas. Acero forjado autoafilable. El puntero abre, el plano talla, la pala levanta y la gubia hace la roza.',
    ),
    axes: {
      'forme-burin-sds': ['plat', 'pic', 'beche', 'gouge'],
      largeur: [20, 12, 40, 22],
      longueur: [250],
    },
    fixes: { 'attachement-outil': 'sds-plus' },
    existe: (v) => BURINS_PLUS[String(v['forme-burin-sds'])]?.includes(Number(v.largeur)) ?? false,
    marques: ['durandal', 'krafto', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(330 + Number(v.largeur) * 9),
    poids: (v) => grammes(190 + Number(v.largeur) * 2),
    suffixe: (v) =>
      `${FORMES[String(v['forme-burin-sds'])] ?? ''}${codeMesure(v.largeur, 3)}-${v.longueur}`,
    complements: ['FSD', 'BBM'],
    metiers: ['macon', 'electricien', 'plombier'],
  },
  {
    code: 'BBM',
    noeud: 'burins-sds-max',
    genre: 'burin',
    nom: texte('Burin SDS-max', 'SDS-max chisel', 'Cincel SDS-max'),
    declinaison: texte(
      '{forme-burin-sds}, {largeur} × {longueur}',
      '{forme-burin-sds}, {largeur} × {longueur}',
      '{forme-burin-sds}, {largeur} × {longueur}',
    ),
    description: texte(
      'Pour burineurs et perforateurs de 5 à 12 kg : démolition de dalles, ouverture de murs, dépose de chapes. Ne faites pas levier dans le béton, dégagez d’abord un bord libre. Réaffûtez à l’eau avant que la pointe ne bleuisse.',
      'For 5 to 12 kg breakers and rotary hammers: slabs, wall openings and screed removal. Do not lever in concrete; open a free edge first. Regrind wet, before the tip turns blue.',
      'Para demoledores y martillos de 5 a 12 kg: losas, huecos en muros y soleras. No haga palanca en el hormigón: abra antes un borde libre. Reafile con agua, sin que la punta azulee.',
    ),
    axes: {
      'forme-burin-sds': ['pic', 'plat', 'beche', 'gouge'],
      largeur: [18, 25, 50, 80, 115, 26],
      longueur: [400, 280, 600],
    },
    fixes: { 'attachement-outil': 'sds-max' },
    existe: (v) =>
      (BURINS_MAX[String(v['forme-burin-sds'])]?.includes(Number(v.largeur)) ?? false) &&
      (['pic', 'plat'].includes(String(v['forme-burin-sds'])) || v.longueur === 400),
    marques: ['volmer', 'durandal'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(520 + Number(v.largeur) * 16 + Number(v.longueur) * 1.6),
    poids: (v) => grammes(Number(v.longueur) * 1.9 + Number(v.largeur) * 4),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${FORMES[String(v['forme-burin-sds'])] ?? ''}${codeMesure(v.largeur, 3)}-${v.longueur}`,
    complements: ['FSM', 'BBP'],
    metiers: ['macon', 'plombier'],
  },
];
