import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

const FINESSES: Readonly<Record<string, readonly number[]>> = {
  'bobine-polypro': [5, 10, 25, 50],
  'tamis-lavable': [60, 90],
  'charbon-actif': [5, 10],
  polyphosphates: [50],
};
const ECROUS: Readonly<Record<string, number>> = { 'm7-150': 1, 'm8-125': 1.08, 'm8-m10': 1.25 };

const borneHaute = (plage: unknown): number => Number(String(plage).split('-')[1]);

export const ventilations: readonly ModeleArticle[] = [
  {
    code: 'TGA',
    noeud: 'conduits-ventilation',
    genre: 'gaine-ventilation',
    nom: texte(
      'Conduit souple de ventilation',
      'Flexible ventilation duct',
      'Conducto flexible de ventilación',
    ),
    declinaison: texte(
      'Ø {diametre}, {isolation-conduit}, {longueur-tube}',
      'Ø {diametre}, {isolation-conduit}, {longueur-tube}',
      'Ø {diametre}, {isolation-conduit}, {longueur-tube}',
    ),
    description: texte(
      'Conduit sur spirale acier pour VMC et hotte. Isolé obligatoire en comble perdu pour éviter la condensation. Tirer bien tendu, limiter les coudes, fixer par collier et ruban aluminium : un conduit écrasé perd la moitié du débit.',
      'Duct on steel spiral for central extract and hoods. Insulation is a must in cold lofts to avoid condensation. Pull taut, limit bends, fix with clamp and foil tape: a crushed duct loses half its flow.',
      'Conducto con espiral de acero para VMC y campana. Aislado obligatorio en bajo cubierta para evitar condensación. Tender bien tenso, limitar codos y fijar con abrazadera y cinta de aluminio: aplastado pierde la mitad del caudal.',
    ),
    axes: {
      diametre: [80, 125, 100, 150, 160],
      'isolation-conduit': ['isole-25', 'nu', 'isole-50'],
      'longueur-tube': [6, 10],
    },
    existe: (v) =>
      v['isolation-conduit'] === 'nu' ||
      (v['isolation-conduit'] === 'isole-25' ? true : v['longueur-tube'] === 6),
    marques: ['norderik', 'tubeo', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-tube']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-tube']) *
          (Number(v.diametre) *
            selon(v['isolation-conduit'], { nu: 1.25, 'isole-25': 3.4, 'isole-50': 4.7 }) +
            25),
      ),
    poids: (v) =>
      Math.round(
        Number(v['longueur-tube']) *
          Number(v.diametre) *
          selon(v['isolation-conduit'], { nu: 1.3, 'isole-25': 4.1, 'isole-50': 5.6 }),
      ),
    suffixe: (v) =>
      `${chiffres(v.diametre, 3)}-${sigle(v['isolation-conduit'])}-${String(v['longueur-tube'])}M`,
    ecoParticipation: { type: 'PMCB', centimes: 12 },
    normes: ['EN 13180'],
    complements: ['TBV'],
    metiers: ['plombier', 'electricien', 'plaquiste'],
  },
  {
    code: 'TBV',
    noeud: 'bouches-grilles',
    genre: 'bouche-ventilation',
    nom: texte(
      'Bouche d’extraction réglable',
      'Adjustable extract valve',
      'Boca de extracción regulable',
    ),
    declinaison: texte(
      'Ø {diametre}, {matiere}, {couleur}',
      'Ø {diametre}, {matiere}, {couleur}',
      'Ø {diametre}, {matiere}, {couleur}',
    ),
    description: texte(
      'Bouche ronde à noyau vissé pour régler le débit, livrée avec manchette à griffes pour plaque de plâtre. Ø 80 en WC et salle de bains, Ø 125 en cuisine. À déposer et laver deux fois par an.',
      'Round valve with screw-in core to set the flow, supplied with clawed collar for plasterboard. Ø 80 for WC and bathroom, Ø 125 for the kitchen. Remove and wash twice a year.',
      'Boca redonda con núcleo roscado para regular el caudal, con manguito de garras para placa de yeso. Ø 80 en aseo y baño, Ø 125 en cocina. Desmontar y lavar dos veces al año.',
    ),
    axes: {
      diametre: [80, 125, 100, 160],
      matiere: ['plastique', 'acier'],
      couleur: ['blanc', 'noir'],
    },
    existe: (v) =>
      (v.matiere === 'acier' || v.couleur === 'blanc') &&
      (v.diametre !== 160 || v.matiere === 'acier'),
    marques: ['norderik', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        280 +
          Number(v.diametre) * (v.matiere === 'acier' ? 7.5 : 3.9) +
          (v.couleur === 'noir' ? 200 : 0),
      ),
    poids: (v) => Math.round(Number(v.diametre) * (v.matiere === 'acier' ? 2.9 : 1.5)),
    suffixe: (v) => `${chiffres(v.diametre, 3)}-${sigle(v.matiere)}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN 13141-2'],
    complements: ['TGA'],
    metiers: ['plombier', 'electricien', 'plaquiste'],
  },
  {
    code: 'TCA',
    noeud: 'cartouches-filtrantes',
    genre: 'cartouche-filtre',
    nom: texte(
      'Cartouche filtrante 9″3/4',
      '9 3/4″ filter cartridge',
      'Cartucho filtrante de 9 3/4″',
    ),
    declinaison: texte(
      '{media-filtrant} {finesse}',
      '{media-filtrant} {finesse}',
      '{media-filtrant} {finesse}',
    ),
    description: texte(
      'Cartouche au format universel pour corps de filtre de 9″3/4. Bobinée pour sable et rouille, charbon pour chlore et goût, polyphosphates contre le tartre en machine. Changer tous les six mois, ou dès que la pression chute.',
      'Universal-size cartridge for 9 3/4″ housings. Wound for sand and rust, carbon for chlorine and taste, polyphosphate against scale in appliances. Change every six months or when pressure drops.',
      'Cartucho de formato universal para carcasas de 9 3/4″. Bobinado para arena y óxido, carbón para cloro y sabor, polifosfatos contra la cal. Cambiar cada seis meses o en cuanto baje la presión.',
    ),
    axes: {
      'media-filtrant': ['bobine-polypro', 'charbon-actif', 'tamis-lavable', 'polyphosphates'],
      finesse: [25, 10, 5, 50, 60, 90],
    },
    existe: (v) => FINESSES[String(v['media-filtrant'])]?.includes(Number(v.finesse)) ?? false,
    marques: ['aquanor', 'robinel', 'comptoir'],
    conditionnement: (v) =>
      v['media-filtrant'] === 'bobine-polypro'
        ? { unite: 'lot', contenu: 3 }
        : { unite: 'piece', contenu: 1 },
    prix: (v) =>
      selon(v['media-filtrant'], {
        'bobine-polypro': 890,
        'charbon-actif': 990,
        'tamis-lavable': 790,
        polyphosphates: 1190,
      }) + (Number(v.finesse) <= 5 ? 120 : 0),
    poids: (v) =>
      selon(v['media-filtrant'], {
        'bobine-polypro': 480,
        'charbon-actif': 310,
        'tamis-lavable': 170,
        polyphosphates: 420,
      }),
    suffixe: (v) => `${sigle(v['media-filtrant'])}-${chiffres(v.finesse, 2)}`,
    normes: ['EN 13443-2', 'ACS'],
    complements: ['RVB', 'RLA'],
    metiers: ['plombier', 'maintenance', 'paysagiste'],
  },
  {
    code: 'TCI',
    noeud: 'colliers-isophoniques',
    genre: 'collier-tube',
    nom: texte(
      'Collier isophonique acier',
      'Rubber-lined steel pipe clip',
      'Abrazadera isofónica de acero',
    ),
    declinaison: texte(
      '{plage-collier}, écrou {ecrou-collier}',
      '{plage-collier}, {ecrou-collier} boss',
      '{plage-collier}, tuerca {ecrou-collier}',
    ),
    description: texte(
      'Collier deux vis à garniture EPDM qui coupe les bruits de canalisation et sépare cuivre et acier. Pas de 150 pour pattes à vis, M8/M10 pour tige filetée. Espacer de 1,20 m en cuivre jusqu’à 22, 1,80 m au-delà.',
      'Two-screw clip with EPDM lining that damps pipe noise and keeps copper off steel. M7 × 150 for dowel screws, M8/M10 for threaded rod. Space at 1.20 m for copper up to 22, 1.80 m above.',
      'Abrazadera de dos tornillos con goma EPDM que amortigua ruidos y separa cobre y acero. Paso de 150 para espárragos, M8/M10 para varilla roscada. Separar 1,20 m en cobre hasta 22 y 1,80 m a partir de ahí.',
    ),
    axes: {
      'plage-collier': [
        '12-16',
        '17-19',
        '20-23',
        '26-28',
        '32-35',
        '40-43',
        '48-51',
        '54-57',
        '75-80',
        '108-114',
      ],
      'ecrou-collier': ['m8-m10', 'm7-150', 'm8-125'],
    },
    existe: (v) =>
      v['ecrou-collier'] === 'm8-m10' ||
      borneHaute(v['plage-collier']) <= (v['ecrou-collier'] === 'm7-150' ? 57 : 35),
    fixes: { matiere: 'acier', revetement: 'zingue-blanc' },
    marques: ['ankra', 'tubeo', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'boite',
      contenu: borneHaute(v['plage-collier']) <= 28 ? 50 : 25,
    }),
    prix: (v) =>
      Math.round(
        (borneHaute(v['plage-collier']) <= 28 ? 50 : 25) *
          (32 + borneHaute(v['plage-collier']) * 1.05) *
          selon(v['ecrou-collier'], ECROUS),
      ),
    poids: (v) =>
      Math.round(
        (borneHaute(v['plage-collier']) <= 28 ? 50 : 25) *
          (22 + borneHaute(v['plage-collier']) * 1.35),
      ),
    suffixe: (v) =>
      `${sigle(v['plage-collier'])}-${String(v['ecrou-collier']).replace('-', '').toUpperCase()}`,
    ecoParticipation: { type: 'PMCB', centimes: 4 },
    normes: ['DIN 4109'],
    complements: ['RCB'],
    metiers: ['plombier', 'maintenance'],
  },
];
