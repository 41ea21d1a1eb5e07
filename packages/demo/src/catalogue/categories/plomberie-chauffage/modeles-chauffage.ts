import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

/** Steel of a radiator against a single panel with one convector. */
const PANNEAUX: Readonly<Record<string, number>> = { t11: 1, t21: 1.5, t22: 1.75, t33: 2.6 };
const POSES: Readonly<Record<string, readonly number[]>> = {
  'vertical-mural': [50, 75, 100, 150, 200],
  'horizontal-mural': [75, 100, 150, 200],
  'vertical-sol': [200, 250, 300],
};

export const chauffages: readonly ModeleArticle[] = [
  {
    code: 'TRA',
    noeud: 'radiateurs-acier',
    genre: 'radiateur-acier',
    nom: texte('Radiateur acier horizontal', 'Steel panel radiator', 'Radiador de panel de acero'),
    declinaison: texte(
      '{type-radiateur}, {hauteur} × {longueur}',
      '{type-radiateur}, {hauteur} × {longueur}',
      '{type-radiateur}, {hauteur} × {longueur}',
    ),
    description: texte(
      'Panneau acier laqué blanc RAL 9016 à raccordement latéral 15×21, livré avec consoles, purgeur et bouchon, pression de service 10 bar. En ΔT 50, un type 22 de 600 × 1000 donne environ 1 700 W ; compter moitié moins avec une pompe à chaleur. Bilan thermique conseillé avant commande.',
      'White RAL 9016 steel panel with 1/2″ side connections, brackets, vent and plug, 10 bar working pressure. At ΔT 50 a type 22 of 600 × 1000 gives about 1,700 W; allow half that on a heat pump. Work out heat losses before ordering.',
      'Panel de acero blanco RAL 9016 con conexiones laterales de 1/2″, soportes, purgador y tapón, presión de servicio 10 bar. Con ΔT 50, un tipo 22 de 600 × 1000 da unos 1700 W; con bomba de calor, la mitad. Calcular las pérdidas antes de pedir.',
    ),
    axes: {
      'type-radiateur': ['t22', 't21', 't11', 't33'],
      hauteur: [600, 500, 300, 900],
      longueur: [1000, 600, 800, 1200, 1400, 1600],
    },
    existe: (v) =>
      (v.hauteur !== 900 || Number(v.longueur) <= 1000) &&
      (v['type-radiateur'] !== 't11' || v.hauteur !== 900) &&
      (v['type-radiateur'] !== 't33' || Number(v.hauteur) <= 600) &&
      (v.hauteur !== 300 || v['type-radiateur'] === 't22' || v['type-radiateur'] === 't33'),
    fixes: { matiere: 'acier', couleur: 'blanc' },
    marques: ['norderik', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        2400 +
          Number(v.hauteur) * Number(v.longueur) * 0.0128 * selon(v['type-radiateur'], PANNEAUX),
      ),
    poids: (v) =>
      Math.round(
        1500 +
          Number(v.hauteur) * Number(v.longueur) * 0.0262 * selon(v['type-radiateur'], PANNEAUX),
      ),
    longueurColis: ({ longueur }) => Number(longueur) + 60,
    suffixe: (v) =>
      `${String(v['type-radiateur']).slice(1)}-${chiffres(v.hauteur, 3)}-${chiffres(v.longueur, 4)}`,
    ecoParticipation: { type: 'PMCB', centimes: 120 },
    normes: ['EN 442-1'],
    complements: ['TTH', 'RMC'],
    metiers: ['plombier', 'collectivite'],
  },
  {
    code: 'TRE',
    noeud: 'radiateurs-electriques',
    genre: 'radiateur-electrique',
    nom: texte(
      'Radiateur électrique à inertie',
      'Dry-core electric radiator',
      'Radiador eléctrico de inercia',
    ),
    declinaison: texte(
      '{puissance}, {couleur}',
      '{puissance}, {couleur}',
      '{puissance}, {couleur}',
    ),
    description: texte(
      'Cœur de chauffe en fonte d’aluminium et façade rayonnante, programmation hebdomadaire et détection de fenêtre ouverte. Prévoir 100 W par mètre carré en logement mal isolé, 60 W en rénovation performante. Classe II, IP24, fil pilote.',
      'Cast aluminium heating core with radiant front, weekly programming and open-window detection. Allow 100 W per square metre in poorly insulated homes, 60 W after a thorough refurbishment. Class II, IP24, pilot wire.',
      'Núcleo de aluminio fundido y frontal radiante, programación semanal y detección de ventana abierta. Prever 100 W por metro cuadrado en viviendas mal aisladas y 60 W en rehabilitación eficiente. Clase II, IP24, hilo piloto.',
    ),
    axes: { puissance: [1000, 750, 1250, 1500, 2000], couleur: ['blanc', 'anthracite'] },
    fixes: { tension: 230 },
    marques: ['norderik', 'elektra', 'comptoir'],
    conditionnement: aLaPiece,
    prix: ({ puissance, couleur }) =>
      Math.round((13900 + Number(puissance) * 11.5) * (couleur === 'blanc' ? 1 : 1.12)),
    poids: ({ puissance }) => Math.round(6500 + Number(puissance) * 7.2),
    longueurColis: ({ puissance }) => Math.round(420 + Number(puissance) * 0.36),
    suffixe: ({ puissance, couleur }) => `${chiffres(puissance, 4)}-${sigle(couleur)}`,
    ecoParticipation: { type: 'DEEE', centimes: 250 },
    normes: ['EN 60335-2-30', '(UE) 2015/1188'],
    metiers: ['electricien', 'plombier', 'collectivite'],
  },
  {
    code: 'TSS',
    noeud: 'seche-serviettes',
    genre: 'seche-serviettes',
    nom: texte('Sèche-serviettes électrique', 'Electric towel rail', 'Toallero eléctrico'),
    declinaison: texte(
      '{puissance}, largeur {largeur}, {couleur}',
      '{puissance}, {largeur} wide, {couleur}',
      '{puissance}, ancho {largeur}, {couleur}',
    ),
    description: texte(
      'Tubes acier à fluide caloporteur, boost de 2 heures et arrêt automatique. Volume 2 de salle de bains admis : classe II, IP24. Trois points de fixation réglables ; raccordement par boîte à 25 cm du sol au moins.',
      'Fluid-filled steel tubes, 2-hour boost with automatic cut-off. Allowed in bathroom zone 2: class II, IP24. Three adjustable fixing points; connect through an outlet at least 25 cm above the floor.',
      'Tubos de acero con fluido, función turbo de 2 horas y apagado automático. Admitido en volumen 2 de baño: clase II, IP24. Tres puntos de fijación regulables; conexión en caja a 25 cm del suelo como mínimo.',
    ),
    axes: {
      puissance: [500, 750, 1000],
      largeur: [500, 550],
      couleur: ['blanc', 'anthracite', 'noir'],
    },
    existe: (v) =>
      (v.puissance === 500 ? v.largeur === 500 : true) &&
      (v.couleur !== 'noir' || v.puissance !== 1000),
    fixes: { tension: 230 },
    marques: ['norderik', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round((9900 + Number(v.puissance) * 14) * (v.couleur === 'blanc' ? 1 : 1.15)),
    poids: (v) => Math.round(6000 + Number(v.puissance) * 13),
    longueurColis: ({ puissance }) => 700 + Number(puissance),
    suffixe: (v) => `${chiffres(v.puissance, 4)}-${String(v.largeur)}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'DEEE', centimes: 250 },
    normes: ['EN 60335-2-43', 'EN 60529 IP24'],
    metiers: ['electricien', 'plombier'],
  },
  {
    code: 'TTH',
    noeud: 'robinets-thermostatiques',
    genre: 'robinet-thermostatique',
    nom: texte(
      'Kit thermostatique de radiateur',
      'Thermostatic radiator valve kit',
      'Kit termostático para radiador',
    ),
    declinaison: texte(
      '{forme-raccord}, {filetage-gaz}',
      '{forme-raccord}, {filetage-gaz}',
      '{forme-raccord}, {filetage-gaz}',
    ),
    description: texte(
      'Corps préréglable, tête à bulbe liquide de 6 à 28 °C et coude de réglage. Tête à l’horizontale, hors rideau et tablette, pour lire la vraie température. En laisser un sans tête par installation, dans la pièce du thermostat.',
      'Presettable body, liquid-filled head from 6 to 28 °C and lockshield. Mount the head horizontally, clear of curtains and shelves, so it reads true. Leave one radiator without a head in the room with the thermostat.',
      'Cuerpo con prerreglaje, cabezal de bulbo líquido de 6 a 28 °C y detentor. Montar el cabezal en horizontal, lejos de cortinas y repisas. Dejar un radiador sin cabezal en la estancia del termostato.',
    ),
    axes: { 'forme-raccord': ['equerre', 'droit'], 'filetage-gaz': ['15-21', '12-17', '20-27'] },
    existe: (v) => v['forme-raccord'] === 'equerre' || v['filetage-gaz'] !== '20-27',
    fixes: { matiere: 'laiton' },
    marques: ['robinel', 'norderik', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['filetage-gaz'], { '12-17': 3190, '15-21': 3290, '20-27': 4690 }) +
      (v['forme-raccord'] === 'droit' ? 150 : 0),
    poids: () => 620,
    suffixe: (v) => `${sigle(v['forme-raccord'])}-${sigle(v['filetage-gaz'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EN 215'],
    complements: ['TRA'],
    metiers: ['plombier', 'maintenance'],
  },
  {
    code: 'TCE',
    noeud: 'chauffe-eau',
    genre: 'chauffe-eau',
    nom: texte(
      'Chauffe-eau électrique blindé',
      'Electric water heater, immersed element',
      'Termo eléctrico de resistencia blindada',
    ),
    declinaison: texte(
      '{capacite-litres}, {pose-chauffe-eau}',
      '{capacite-litres}, {pose-chauffe-eau}',
      '{capacite-litres}, {pose-chauffe-eau}',
    ),
    description: texte(
      'Cuve émaillée, résistance blindée et anode magnésium à contrôler tous les deux ans. Groupe de sécurité et raccord diélectrique obligatoires ; réducteur au-delà de 5 bar. Compter 50 litres par personne, et un mur porteur ou un trépied dès 100 litres.',
      'Enamelled tank, immersed element and magnesium anode to check every two years. Safety group and dielectric union are compulsory; pressure reducer above 5 bar. Allow 50 litres per person, and a solid wall or tripod from 100 litres.',
      'Calderín esmaltado, resistencia blindada y ánodo de magnesio a revisar cada dos años. Grupo de seguridad y manguito dieléctrico obligatorios; reductor por encima de 5 bar. Contar 50 litros por persona y muro resistente o trípode desde 100 litros.',
    ),
    axes: {
      'capacite-litres': [200, 150, 100, 75, 50, 250, 300],
      'pose-chauffe-eau': ['vertical-mural', 'horizontal-mural', 'vertical-sol'],
    },
    existe: (v) =>
      POSES[String(v['pose-chauffe-eau'])]?.includes(Number(v['capacite-litres'])) ?? false,
    fixes: { tension: 230, matiere: 'acier' },
    marques: ['aquanor', 'norderik', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        11900 +
          Number(v['capacite-litres']) * 88 +
          selon(v['pose-chauffe-eau'], {
            'vertical-mural': 0,
            'horizontal-mural': 6500,
            'vertical-sol': 4200,
          }),
      ),
    poids: (v) => Math.round(9000 + Number(v['capacite-litres']) * 165),
    longueurColis: (v) => Math.round(480 + Number(v['capacite-litres']) * 4.6),
    suffixe: (v) => `${chiffres(v['capacite-litres'], 3)}-${sigle(v['pose-chauffe-eau'])}`,
    ecoParticipation: { type: 'DEEE', centimes: 667 },
    normes: ['EN 60335-2-21', '(UE) 814/2013'],
    complements: ['RVB', 'RFL'],
    metiers: ['plombier', 'electricien'],
  },
];
