import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeMesure,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from '../fixation/cout.ts';
import { codeMateriau } from './code-materiau.ts';

const EPAISSEURS_TRONCONNER: Gamme = {
  115: [1, 1.6],
  125: [1, 1.6, 2.5],
  180: [1.6, 2.5],
  230: [1.9, 2.5],
  300: [3.5],
  350: [3],
};

function alesageDisque(v: Valeurs): number {
  return Number(v.diametre) >= 300 ? 25.4 : 22.23;
}

function surface(v: Valeurs): number {
  return Number(v.diametre) ** 2 * Number(v.epaisseur);
}

export const MODELES_DISQUES: readonly ModeleArticle[] = [
  {
    code: 'BDT',
    noeud: 'disques-tronconner-metal',
    genre: 'disque-a-tronconner',
    nom: texte('Disque à tronçonner', 'Cutting disc', 'Disco de corte'),
    declinaison: texte(
      '{diametre} × {epaisseur} × {alesage}, {materiau-travaille}',
      '{diametre} × {epaisseur} × {alesage}, {materiau-travaille}',
      '{diametre} × {epaisseur} × {alesage}, {materiau-travaille}',
    ),
    description: texte(
      'Corindon sur deux toiles de verre. En 1 mm, coupe rapide et froide avec peu de bavure ; en 1,6 à 2,5 mm, plus de tenue sur cornières et fers pleins. La qualité inox est sans fer, soufre ni chlore. Respectez la date de péremption de la bague : trois ans.',
      'Aluminium oxide on two glass meshes. 1 mm cuts fast and cool with little burr; 1.6 to 2.5 mm lasts longer on angle and solid bar. The stainless grade is free of iron, sulphur and chlorine. Mind the expiry date on the ring: three years.',
      'Corindón con dos mallas de vidrio. Con 1 mm, corte rápido, frío y con poca rebaba; con 1,6 a 2,5 mm, más duración en angulares y macizos. La calidad inox no lleva hierro, azufre ni cloro. Respete la caducidad del anillo: tres años.',
    ),
    axes: {
      diametre: [125, 230, 115, 180, 300, 350],
      epaisseur: mesuresOf(EPAISSEURS_TRONCONNER),
      alesage: [22.23, 25.4],
      'materiau-travaille': ['acier-inox', 'acier', 'aluminium'],
    },
    existe: (v) =>
      existeEnGamme(EPAISSEURS_TRONCONNER, v.diametre, v.epaisseur) &&
      v.alesage === alesageDisque(v) &&
      (v['materiau-travaille'] === 'acier' || Number(v.diametre) <= 230) &&
      (v['materiau-travaille'] !== 'aluminium' || Number(v.epaisseur) < 2),
    marques: ['abrasud', 'karbex', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'piece',
      contenu: 1,
      multiple: Number(v.diametre) <= 125 ? 25 : 10,
    }),
    prix: (v) =>
      arrondir(
        (52 + Number(v.diametre) ** 2 * 0.0042) *
          ({ acier: 0.85, aluminium: 1.2 }[String(v['materiau-travaille'])] ?? 1),
      ),
    poids: (v) => grammes(surface(v) * 0.0019),
    suffixe: (v) => `${v.diametre}-${codeMesure(Number(v.epaisseur) * 10, 2)}-${codeMateriau(v)}`,
    normes: ['EN 12413'],
    complements: ['BDE', 'BDL'],
    metiers: ['metallier', 'serrurier', 'maintenance', 'plombier'],
  },
  {
    code: 'BDE',
    noeud: 'disques-a-ebarber',
    genre: 'disque-a-ebarber',
    nom: texte(
      'Disque à ébarber moyeu déporté',
      'Depressed centre grinding disc',
      'Disco de desbaste de centro hundido',
    ),
    declinaison: texte(
      '{diametre} × {epaisseur} × {alesage}, {materiau-travaille}',
      '{diametre} × {epaisseur} × {alesage}, {materiau-travaille}',
      '{diametre} × {epaisseur} × {alesage}, {materiau-travaille}',
    ),
    description: texte(
      'Pour araser les cordons de soudure, chanfreiner et ébavurer. Travaillez à plat entre 20 et 30°, jamais sur la tranche. Trois toiles de verre : ne l’utilisez pas pour tronçonner, et gardez le carter.',
      'For dressing welds, bevelling and deburring. Work flat at 20 to 30°, never on the edge. Three glass meshes; do not use it for cutting, and keep the guard on.',
      'Para rebajar soldaduras, achaflanar y desbarbar. Trabaje entre 20 y 30°, nunca de canto. Tres mallas de vidrio; no lo use para cortar y mantenga la protección.',
    ),
    axes: {
      diametre: [125, 115, 230, 180],
      epaisseur: [6, 8],
      'materiau-travaille': ['acier', 'acier-inox'],
    },
    fixes: { alesage: 22.23 },
    existe: (v) => v.epaisseur === 6 || Number(v.diametre) >= 180,
    marques: ['abrasud', 'karbex', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 10 }),
    prix: (v) =>
      arrondir((95 + surface(v) * 0.00105) * (v['materiau-travaille'] === 'acier-inox' ? 1.2 : 1)),
    poids: (v) => grammes(surface(v) * 0.0019),
    suffixe: (v) => `${v.diametre}-${codeMesure(Number(v.epaisseur) * 10, 2)}-${codeMateriau(v)}`,
    normes: ['EN 12413'],
    complements: ['BDT', 'BDL', 'BBC'],
    metiers: ['metallier', 'serrurier'],
  },
  {
    code: 'BDL',
    noeud: 'disques-a-lamelles',
    genre: 'disque-a-lamelles',
    nom: texte(
      'Disque à lamelles zirconium convexe',
      'Conical zirconia flap disc',
      'Disco de láminas de zirconio cónico',
    ),
    declinaison: texte(
      'Ø {diametre}, grain {grain}',
      'Ø {diametre}, grit {grain}',
      'Ø {diametre}, grano {grain}',
    ),
    description: texte(
      'Ébarbe et finit en une passe : la toile zirconium s’avive en travaillant. Forme convexe pour les arêtes et les angles rentrants. Grain 40 pour l’enlèvement, 60 et 80 pour l’inox avant brossage, 120 pour la finition.',
      'Grinds and finishes in one pass as the zirconia cloth self-sharpens. Conical shape for edges and inside corners. Grit 40 for stock removal, 60 and 80 for stainless before brushing, 120 for finishing.',
      'Desbasta y acaba en una pasada: la tela de zirconio se aviva al trabajar. Forma cónica para aristas y rincones. Grano 40 para arrancar, 60 y 80 para inox antes de cepillar, 120 para acabar.',
    ),
    axes: { diametre: [125, 115, 180], grain: [60, 40, 80, 120] },
    fixes: { alesage: 22.23, 'materiau-travaille': 'acier-inox' },
    marques: ['abrasud', 'karbex', 'comptoir'],
    conditionnement: () => ({ unite: 'piece', contenu: 1, multiple: 10 }),
    prix: (v) => arrondir(110 + Number(v.diametre) ** 2 * 0.0125),
    poids: (v) => grammes(Number(v.diametre) ** 2 * 0.006),
    suffixe: (v) => `${v.diametre}-${codeMesure(v.grain, 3)}`,
    normes: ['EN 13743'],
    complements: ['BDE', 'BBC'],
    metiers: ['metallier', 'serrurier'],
  },
  {
    code: 'BDD',
    noeud: 'disques-diamant-materiaux',
    genre: 'disque-diamant',
    nom: texte('Disque diamant segmenté', 'Segmented diamond disc', 'Disco de diamante segmentado'),
    declinaison: texte(
      '{diametre} × {alesage}, {materiau-travaille}',
      '{diametre} × {alesage}, {materiau-travaille}',
      '{diametre} × {alesage}, {materiau-travaille}',
    ),
    description: texte(
      'Segments de 10 mm soudés au laser, coupe à sec ou à l’eau. Mixte pour brique, parpaing et tuile ; béton armé à liant plus tendre pour les granulats durs. Travaillez par passes et laissez tourner à vide pour refroidir. Aspirez ou mouillez : la poussière contient de la silice.',
      '10 mm laser-welded segments for dry or wet cutting. General purpose for brick, block and tile; a softer bond for reinforced concrete with hard aggregate. Cut in passes and let it spin free to cool. Extract or wet the cut: the dust contains silica.',
      'Segmentos de 10 mm soldados a láser, corte en seco o con agua. Universal para ladrillo, bloque y teja; aglomerante más blando para hormigón armado con áridos duros. Corte por pasadas y deje enfriar en vacío. Aspire o moje: el polvo contiene sílice.',
    ),
    axes: {
      diametre: [125, 230, 115, 180, 300, 350],
      alesage: [22.23, 25.4],
      'materiau-travaille': ['universel', 'beton'],
    },
    fixes: { hauteur: 10, 'nuance-coupe': 'diamant' },
    existe: (v) => v.alesage === alesageDisque(v),
    marques: ['karbex', 'durandal', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondir(
        (350 + Number(v.diametre) ** 2 * 0.068) * (v['materiau-travaille'] === 'beton' ? 1.7 : 1),
      ),
    poids: (v) => grammes(Number(v.diametre) ** 2 * 0.0125),
    longueurColis: (v) => Number(v.diametre) + 15,
    suffixe: (v) => `${v.diametre}-${codeMateriau(v)}`,
    ecoParticipation: { type: 'ABJ', centimes: 2 },
    normes: ['EN 13236'],
    complements: ['BTD', 'BDC'],
    metiers: ['macon', 'couvreur', 'paysagiste'],
  },
  {
    code: 'BDC',
    noeud: 'disques-diamant-carrelage',
    genre: 'disque-diamant-continu',
    nom: texte(
      'Disque diamant à jante continue',
      'Continuous rim diamond disc',
      'Disco de diamante de banda continua',
    ),
    declinaison: texte(
      '{diametre} × {alesage}, {materiau-travaille}',
      '{diametre} × {alesage}, {materiau-travaille}',
      '{diametre} × {alesage}, {materiau-travaille}',
    ),
    description: texte(
      'Jante fine turbo de 1,4 mm : arête vive sans éclat sur grès cérame, faïence et pierre polie. À sec en petite meuleuse, à l’eau en coupe-carreaux. Avivez la jante dans un parpaing quand la coupe ralentit.',
      'Thin 1.4 mm turbo rim for a crisp, chip-free edge on porcelain, ceramic and polished stone. Dry on a small grinder, wet on a tile saw. Dress the rim in a block when cutting slows down.',
      'Banda turbo fina de 1,4 mm: arista viva sin desportillar en porcelánico, azulejo y piedra pulida. En seco con amoladora pequeña, con agua en cortadora. Avive la banda en un bloque cuando corte menos.',
    ),
    axes: { diametre: [125, 115, 180, 200, 230], alesage: [22.23, 25.4] },
    fixes: { 'materiau-travaille': 'carrelage', 'nuance-coupe': 'diamant', epaisseur: 1.4 },
    existe: (v) => (v.alesage === 25.4 ? Number(v.diametre) >= 180 : v.diametre !== 200),
    marques: ['karbex', 'durandal'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(480 + Number(v.diametre) ** 2 * 0.082),
    poids: (v) => grammes(Number(v.diametre) ** 2 * 0.0105),
    longueurColis: (v) => Number(v.diametre) + 15,
    suffixe: (v) => `${v.diametre}-${v.alesage === 25.4 ? '25' : '22'}`,
    ecoParticipation: { type: 'ABJ', centimes: 2 },
    normes: ['EN 13236'],
    complements: ['BTD', 'BDD'],
    metiers: ['macon', 'plombier'],
  },
];
