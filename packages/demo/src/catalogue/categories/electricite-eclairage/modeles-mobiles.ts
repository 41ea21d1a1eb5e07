import { aLaPiece, chiffres, dixiemes, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

const LOTS_PILES: Readonly<Record<string, readonly number[]>> = {
  lr6: [4, 10, 40],
  lr03: [4, 10, 40],
  lr14: [2, 10],
  lr20: [2, 10],
  '6lr61': [2, 10],
};

export const mobiles: readonly ModeleArticle[] = [
  {
    code: 'LPC',
    noeud: 'projecteurs-chantier',
    genre: 'projecteur-chantier',
    nom: texte('Projecteur de chantier LED', 'LED site floodlight', 'Proyector LED de obra'),
    declinaison: texte(
      '{puissance-led}, {alimentation-projecteur}',
      '{puissance-led}, {alimentation-projecteur}',
      '{puissance-led}, {alimentation-projecteur}',
    ),
    description: texte(
      'Projecteur portable IP65 à poignée-pied orientable, lumière 5 000 K diffuse sans ombre dure. Carter aluminium bordé de caoutchouc, chute admise 1 m. Sur batterie, de 3 heures à pleine puissance à 10 heures en réduit ; prise pour trépied de 5/8 de pouce.',
      'Portable IP65 floodlight with swivel handle-stand and diffuse 5,000 K light without harsh shadows. Rubber-edged aluminium body, 1 m drop proof. On battery, from 3 hours at full power to 10 hours reduced; 5/8 inch tripod socket.',
      'Proyector portátil IP65 con asa-pie orientable y luz difusa de 5000 K sin sombras duras. Carcasa de aluminio con cantos de caucho, caída admisible 1 m. A batería, de 3 horas a plena potencia a 10 horas en reducido; toma para trípode de 5/8 de pulgada.',
    ),
    axes: {
      'puissance-led': [30, 50, 20, 80, 100],
      'alimentation-projecteur': ['secteur', 'batterie', 'mixte'],
    },
    existe: (v) =>
      selon(v['alimentation-projecteur'], { secteur: 100, batterie: 30, mixte: 50 }) >=
        Number(v['puissance-led']) &&
      (v['alimentation-projecteur'] !== 'secteur' || v['puissance-led'] !== 20),
    marques: ['luminor', 'krafto', 'norderik', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        2190 +
          Number(v['puissance-led']) * 82 +
          selon(v['alimentation-projecteur'], { secteur: 0, batterie: 3900, mixte: 6900 }),
      ),
    poids: (v) =>
      Math.round(
        1100 +
          Number(v['puissance-led']) * 26 +
          selon(v['alimentation-projecteur'], { secteur: 350, batterie: 600, mixte: 900 }),
      ),
    suffixe: (v) => `${chiffres(v['puissance-led'], 3)}-${sigle(v['alimentation-projecteur'])}`,
    machine: { garantieMois: 24 },
    ecoParticipation: { type: 'DEEE', centimes: 42 },
    normes: ['EN 60598-2-5', 'EN 60529 IP65'],
    complements: ['LEN', 'LRA'],
    metiers: ['electricien', 'plaquiste', 'peintre', 'macon', 'maintenance'],
  },
  {
    code: 'LEN',
    noeud: 'enrouleurs-electriques',
    genre: 'enrouleur',
    nom: texte(
      'Enrouleur électrique H07RN-F 4 prises',
      'Cable reel H07RN-F, 4 sockets',
      'Enrollacables H07RN-F, 4 tomas',
    ),
    declinaison: texte(
      '{conducteurs}{section-cable}, {longueur-cable}',
      '{conducteurs}{section-cable}, {longueur-cable}',
      '{conducteurs}{section-cable}, {longueur-cable}',
    ),
    description: texte(
      'Enrouleur de chantier à tambour isolant et flasque fixe, quatre prises 2P+T à clapet IP44 et disjoncteur thermique. Toujours dérouler entièrement au-delà de 1 000 W : enroulé, le câble chauffe. Section 2,5 mm² pour les machines de plus de 2 500 W.',
      'Site reel with insulated drum and fixed socket plate, four IP44 flap sockets and thermal cut-out. Always unwind fully above 1,000 W: a coiled cable overheats. Use 2.5 mm² for machines over 2,500 W.',
      'Enrollacables de obra con tambor aislante y frontal fijo, cuatro tomas IP44 con tapa y disyuntor térmico. Desenrollar siempre del todo por encima de 1000 W: enrollado, el cable se calienta. Sección de 2,5 mm² para máquinas de más de 2500 W.',
    ),
    axes: { 'section-cable': [2.5, 1.5], 'longueur-cable': [40, 25, 50] },
    fixes: { conducteurs: '3g' },
    marques: ['elektra', 'filvolt', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(2900 + Number(v['longueur-cable']) * (55 + Number(v['section-cable']) * 62)),
    poids: (v) =>
      Math.round(2200 + Number(v['longueur-cable']) * (Number(v['section-cable']) * 43 + 60)),
    suffixe: (v) => `3G-${dixiemes(v['section-cable'])}-${String(v['longueur-cable'])}`,
    ecoParticipation: { type: 'DEEE', centimes: 42 },
    normes: ['EN 61242', 'EN 60529 IP44'],
    complements: ['LPC', 'LRA'],
    metiers: ['electricien', 'menuisier', 'macon', 'plaquiste', 'maintenance'],
  },
  {
    code: 'LRA',
    noeud: 'rallonges',
    genre: 'rallonge',
    nom: texte(
      'Rallonge de chantier H07RN-F',
      'Site extension lead H07RN-F',
      'Alargador de obra H07RN-F',
    ),
    declinaison: texte(
      '{conducteurs}{section-cable}, {longueur-cable}',
      '{conducteurs}{section-cable}, {longueur-cable}',
      '{conducteurs}{section-cable}, {longueur-cable}',
    ),
    description: texte(
      'Câble caoutchouc, fiche et prolongateur caoutchouc surmoulés avec clapet IP44, 16 A sous 230 V. Reste souple par grand froid et supporte les passages d’engins légers. Préférer 2,5 mm² dès 25 m pour ne pas brider les machines.',
      'Rubber cable with moulded rubber plug and IP44 flap socket, 16 A at 230 V. Stays supple in hard frost and withstands light traffic. Prefer 2.5 mm² from 25 m so as not to starve machines.',
      'Cable de caucho con clavija y base moldeadas IP44 con tapa, 16 A a 230 V. Se mantiene flexible con frío intenso y soporta el paso de vehículos ligeros. Elegir 2,5 mm² desde 25 m para no limitar las máquinas.',
    ),
    axes: { 'section-cable': [2.5, 1.5], 'longueur-cable': [10, 25, 5, 15, 50] },
    existe: (v) => v['longueur-cable'] !== 50 || v['section-cable'] === 2.5,
    fixes: { conducteurs: '3g' },
    marques: ['filvolt', 'elektra', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(780 + Number(v['longueur-cable']) * (50 + Number(v['section-cable']) * 60)),
    poids: (v) =>
      Math.round(180 + Number(v['longueur-cable']) * (Number(v['section-cable']) * 43 + 60)),
    suffixe: (v) => `3G-${dixiemes(v['section-cable'])}-${chiffres(v['longueur-cable'], 2)}`,
    ecoParticipation: { type: 'DEEE', centimes: 8 },
    normes: ['EN 50525-2-21', 'EN 60529 IP44'],
    complements: ['LEN', 'LPC'],
    metiers: ['menuisier', 'macon', 'plaquiste', 'maintenance'],
  },
  {
    code: 'LPI',
    noeud: 'piles',
    genre: 'pile',
    nom: texte('Pile alcaline', 'Alkaline battery', 'Pila alcalina'),
    declinaison: texte(
      '{format-pile}, lot de {nombre-piles}',
      '{format-pile}, pack of {nombre-piles}',
      '{format-pile}, paquete de {nombre-piles}',
    ),
    description: texte(
      'Pile alcaline professionnelle à décharge régulière pour détecteurs, thermostats, lasers et lampes. Conservation 7 à 10 ans à température ambiante. Remplacer toutes les piles de l’appareil en même temps et rapporter les usagées en magasin.',
      'Professional alkaline battery with steady discharge for detectors, thermostats, lasers and torches. Shelf life 7 to 10 years at room temperature. Replace all cells together and bring used ones back to the store.',
      'Pila alcalina profesional de descarga regular para detectores, termostatos, láseres y linternas. Se conserva de 7 a 10 años a temperatura ambiente. Cambiar todas las pilas a la vez y devolver las usadas en tienda.',
    ),
    axes: {
      'format-pile': ['lr6', 'lr03', 'lr14', 'lr20', '6lr61'],
      'nombre-piles': [10, 4, 40, 2],
    },
    existe: (v) =>
      LOTS_PILES[String(v['format-pile'])]?.includes(Number(v['nombre-piles'])) ?? false,
    marques: ['elektra', 'luminor', 'comptoir'],
    conditionnement: (v) => ({
      unite: v['nombre-piles'] === 40 ? 'boite' : 'lot',
      contenu: Number(v['nombre-piles']),
    }),
    prix: (v) =>
      Math.round(
        Number(v['nombre-piles']) ** 0.86 *
          selon(v['format-pile'], { lr6: 92, lr03: 88, lr14: 215, lr20: 275, '6lr61': 390 }),
      ),
    poids: (v) =>
      Math.round(
        Number(v['nombre-piles']) *
          selon(v['format-pile'], { lr6: 24, lr03: 12, lr14: 69, lr20: 138, '6lr61': 46 }),
      ),
    suffixe: (v) => `${String(v['format-pile']).toUpperCase()}-${chiffres(v['nombre-piles'], 2)}`,
    normes: ['EN 60086-2'],
    complements: ['LFN'],
    metiers: ['electricien', 'maintenance', 'collectivite'],
  },
  {
    code: 'LFN',
    noeud: 'lampes-frontales',
    genre: 'lampe-frontale',
    nom: texte(
      'Lampe frontale LED de chantier',
      'LED site head torch',
      'Linterna frontal LED de obra',
    ),
    declinaison: texte(
      '{flux-lumineux}, {alimentation-lampe}',
      '{flux-lumineux}, {alimentation-lampe}',
      '{flux-lumineux}, {alimentation-lampe}',
    ),
    description: texte(
      'Tête inclinable, faisceau large de proximité ou focalisé, sangle lavable et clips pour casque. IP54, chute de 2 m. Le mode réactif des modèles rechargeables baisse le flux à l’approche d’une surface claire.',
      'Tilting head, wide close-up or focused beam, washable strap and helmet clips. IP54, 2 m drop. Reactive mode on rechargeable models dims the beam near a light surface.',
      'Cabezal inclinable, haz amplio de cerca o enfocado, cinta lavable y clips para casco. IP54, caída de 2 m. El modo reactivo de los modelos recargables reduce el flujo cerca de superficies claras.',
    ),
    axes: {
      'flux-lumineux': [300, 200, 500, 800],
      'alimentation-lampe': ['rechargeable', 'piles'],
    },
    existe: (v) =>
      v['alimentation-lampe'] === 'rechargeable'
        ? v['flux-lumineux'] !== 200
        : Number(v['flux-lumineux']) <= 300,
    marques: ['luminor', 'norderik', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        1150 +
          Number(v['flux-lumineux']) * 5.2 +
          (v['alimentation-lampe'] === 'rechargeable' ? 1400 : 0),
      ),
    poids: (v) => Math.round(75 + Number(v['flux-lumineux']) * 0.1),
    suffixe: (v) => `${String(v['flux-lumineux'])}-${sigle(v['alimentation-lampe'])}`,
    ecoParticipation: { type: 'DEEE', centimes: 4 },
    normes: ['EN 60529 IP54', 'EN 62471'],
    complements: ['LPI'],
    metiers: ['electricien', 'plombier', 'couvreur', 'maintenance'],
  },
];
