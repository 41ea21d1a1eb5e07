import { aLaPiece, chiffres, dixiemes, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

const CULOTS: Readonly<Record<string, readonly number[]>> = {
  e27: [8.5, 11, 14],
  b22: [8.5, 11],
  e14: [4.5, 6.5],
};
const PUISSANCES_TUBES: Readonly<Record<string, readonly number[]>> = {
  600: [8],
  1200: [15, 18],
  1500: [20, 24],
};
const PANNEAUX: Readonly<Record<string, readonly number[]>> = {
  '600×600': [29, 36],
  '1200×300': [29, 36],
  '1200×600': [54],
};

export const eclairages: readonly ModeleArticle[] = [
  {
    code: 'LLA',
    noeud: 'lampes-led-standard',
    genre: 'lampe-led',
    nom: texte('Lampe LED', 'LED lamp', 'Lámpara LED'),
    declinaison: texte(
      '{culot} {puissance-led}, {temperature-couleur}',
      '{culot} {puissance-led}, {temperature-couleur}',
      '{culot} {puissance-led}, {temperature-couleur}',
    ),
    description: texte(
      'Remplace les lampes de 40 à 100 W sans changer le luminaire, 15 000 heures et 50 000 allumages. 2 700 K en séjour et chambre, 4 000 K en bureau et atelier. Non compatible avec un variateur ; éviter les luminaires fermés mal ventilés.',
      'Replaces 40 to 100 W lamps in the same fitting, 15,000 hours and 50,000 switchings. 2,700 K for living areas, 4,000 K for offices and workshops. Not dimmable; avoid unventilated enclosed fittings.',
      'Sustituye lámparas de 40 a 100 W sin cambiar la luminaria, 15.000 horas y 50.000 encendidos. 2700 K en salón y dormitorio, 4000 K en oficina y taller. No regulable; evitar luminarias cerradas sin ventilación.',
    ),
    axes: {
      culot: ['e27', 'b22', 'e14'],
      'puissance-led': [8.5, 11, 14, 4.5, 6.5],
      'temperature-couleur': [2700, 4000, 6500],
    },
    existe: (v) =>
      (CULOTS[String(v.culot)]?.includes(Number(v['puissance-led'])) ?? false) &&
      (v.culot === 'e27' || v['temperature-couleur'] !== 6500),
    marques: ['luminor', 'elektra', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(160 + Number(v['puissance-led']) * 24 + (v.culot === 'b22' ? 40 : 0)),
    poids: (v) => Math.round(22 + Number(v['puissance-led']) * 3.4),
    suffixe: (v) =>
      `${sigle(v.culot)}-${dixiemes(v['puissance-led'])}-${String(Number(v['temperature-couleur']) / 100)}`,
    ecoParticipation: { type: 'DEEE', centimes: 17 },
    normes: ['EN 62560', '(UE) 2019/2020'],
    complements: ['LHU'],
    metiers: ['electricien', 'maintenance', 'collectivite'],
  },
  {
    code: 'LLS',
    noeud: 'lampes-led-spot',
    genre: 'lampe-spot',
    nom: texte('Lampe spot LED GU10', 'GU10 LED spot lamp', 'Lámpara LED GU10'),
    declinaison: texte(
      '{puissance-led}, {temperature-couleur}',
      '{puissance-led}, {temperature-couleur}',
      '{puissance-led}, {temperature-couleur}',
    ),
    description: texte(
      'Spot 230 V à variation, faisceau de 36°, pour spots encastrés et rails. Culasse verre sans éblouissement, indice de rendu des couleurs supérieur à 80. Associer à un variateur LED à coupure en fin de phase.',
      'Dimmable 230 V spot, 36° beam, for downlights and tracks. Glass body, low glare, colour rendering above 80. Pair with a trailing-edge LED dimmer.',
      'Foco de 230 V regulable, haz de 36°, para empotrables y carriles. Cuerpo de vidrio sin deslumbramiento, reproducción cromática superior a 80. Combinar con regulador LED de final de fase.',
    ),
    axes: { 'puissance-led': [5, 3.5, 7.5], 'temperature-couleur': [3000, 2700, 4000, 6500] },
    fixes: { culot: 'gu10' },
    existe: (v) => v['temperature-couleur'] !== 6500 || v['puissance-led'] !== 3.5,
    marques: ['luminor', 'elektra', 'comptoir'],
    conditionnement: () => ({ unite: 'boite', contenu: 10 }),
    prix: (v) => Math.round(10 * (165 + Number(v['puissance-led']) * 34)),
    poids: (v) => Math.round(10 * (34 + Number(v['puissance-led']) * 2)),
    suffixe: (v) =>
      `${dixiemes(v['puissance-led'])}-${String(Number(v['temperature-couleur']) / 100)}`,
    ecoParticipation: { type: 'DEEE', centimes: 170 },
    normes: ['EN 62560', '(UE) 2019/2020'],
    complements: ['LIN'],
    metiers: ['electricien', 'agenceur', 'plaquiste'],
  },
  {
    code: 'LTL',
    noeud: 'tubes-led',
    genre: 'tube-led',
    nom: texte('Tube LED T8', 'T8 LED tube', 'Tubo LED T8'),
    declinaison: texte(
      '{longueur}, {puissance-led}, {temperature-couleur}',
      '{longueur}, {puissance-led}, {temperature-couleur}',
      '{longueur}, {puissance-led}, {temperature-couleur}',
    ),
    description: texte(
      'Remplace le tube fluorescent sur ballast ferromagnétique avec le starter fourni, ou en branchement direct 230 V. Verre gainé qui retient les éclats, 50 000 heures. Sur ballast électronique, câbler en direct et apposer l’étiquette livrée.',
      'Replaces fluorescent tubes on magnetic gear with the supplied starter, or wired directly to 230 V. Coated glass keeps shards together; 50,000 hours. On electronic gear, rewire directly and apply the label supplied.',
      'Sustituye al fluorescente con balasto electromagnético usando el cebador incluido, o en conexión directa a 230 V. Vidrio plastificado que retiene los fragmentos; 50.000 horas. Con balasto electrónico, cablear en directo y colocar la etiqueta.',
    ),
    axes: {
      longueur: [1200, 1500, 600],
      'puissance-led': [15, 18, 20, 24, 8],
      'temperature-couleur': [4000, 6500, 3000],
    },
    existe: (v) =>
      PUISSANCES_TUBES[String(v.longueur)]?.includes(Number(v['puissance-led'])) ?? false,
    marques: ['luminor', 'elektra', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(290 + Number(v.longueur) * 0.32 + Number(v['puissance-led']) * 14),
    poids: (v) => Math.round(Number(v.longueur) * 0.21),
    longueurColis: ({ longueur }) => Number(longueur) + 40,
    suffixe: (v) =>
      `${chiffres(v.longueur, 4)}-${chiffres(v['puissance-led'], 2)}-${String(Number(v['temperature-couleur']) / 100)}`,
    ecoParticipation: { type: 'DEEE', centimes: 17 },
    normes: ['EN 62776', '(UE) 2019/2020'],
    complements: ['LRE'],
    metiers: ['electricien', 'maintenance', 'collectivite'],
  },
  {
    code: 'LDA',
    noeud: 'dalles-led',
    genre: 'dalle-led',
    nom: texte(
      'Dalle LED bas éblouissement',
      'Low-glare LED panel',
      'Panel LED de bajo deslumbramiento',
    ),
    declinaison: texte(
      '{longueur} × {largeur}, {puissance-led}, {temperature-couleur}',
      '{longueur} × {largeur}, {puissance-led}, {temperature-couleur}',
      '{longueur} × {largeur}, {puissance-led}, {temperature-couleur}',
    ),
    description: texte(
      'Dalle pour plafond modulaire de bureau et de salle de classe, UGR inférieur à 19, jusqu’à 125 lm/W. Alimentation déportée à connexion rapide, en option à variation DALI. Élingues de sécurité à fixer à la dalle, pas à l’ossature.',
      'Panel for modular ceilings in offices and classrooms, UGR below 19, up to 125 lm/W. Remote driver with quick connector, DALI dimming as an option. Tie the safety wires to the slab, not to the grid.',
      'Panel para techo modular de oficina y aula, UGR inferior a 19 y hasta 125 lm/W. Driver externo con conexión rápida y opción DALI. Sujetar los cables de seguridad al forjado, no al perfil.',
    ),
    axes: {
      longueur: [600, 1200],
      largeur: [600, 300],
      'puissance-led': [29, 36, 54],
      'temperature-couleur': [4000, 3000],
    },
    existe: (v) =>
      PANNEAUX[`${String(v.longueur)}×${String(v.largeur)}`]?.includes(
        Number(v['puissance-led']),
      ) ?? false,
    fixes: { couleur: 'blanc' },
    marques: ['luminor', 'elektra', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(1490 + Number(v['puissance-led']) * 52 + Number(v.longueur) * 0.9),
    poids: (v) => Math.round(Number(v.longueur) * Number(v.largeur) * 0.0072),
    longueurColis: ({ longueur }) => Number(longueur) + 60,
    suffixe: (v) =>
      `${String(Number(v.longueur) / 10)}-${String(Number(v.largeur) / 10)}-${String(v['puissance-led'])}-${String(Number(v['temperature-couleur']) / 100)}`,
    ecoParticipation: { type: 'DEEE', centimes: 60 },
    normes: ['EN 60598-2-2', 'EN 12464-1'],
    complements: ['LBC', 'LCO'],
    metiers: ['electricien', 'plaquiste', 'collectivite'],
  },
  {
    code: 'LHU',
    noeud: 'hublots',
    genre: 'hublot',
    nom: texte('Hublot LED IP65', 'LED bulkhead IP65', 'Plafón LED IP65'),
    declinaison: texte(
      '{puissance-led}, {temperature-couleur}, {couleur}',
      '{puissance-led}, {temperature-couleur}, {couleur}',
      '{puissance-led}, {temperature-couleur}, {couleur}',
    ),
    description: texte(
      'Hublot antivandale IK10 pour paliers, caves, coursives et façades. Diffuseur polycarbonate, vis inviolables, bornier de repiquage. Une version à détecteur hyperfréquence existe dans la même gamme.',
      'IK10 vandal-resistant bulkhead for landings, cellars, walkways and outside walls. Polycarbonate diffuser, tamper-proof screws, loop-in terminals. A microwave sensor version exists in the same range.',
      'Plafón antivandálico IK10 para rellanos, sótanos, pasillos exteriores y fachadas. Difusor de policarbonato, tornillos inviolables y borne de paso. La misma gama ofrece versión con detector por microondas.',
    ),
    axes: {
      'puissance-led': [12, 18, 24],
      'temperature-couleur': [4000, 3000],
      couleur: ['blanc', 'noir', 'anthracite'],
    },
    existe: (v) => v.couleur === 'blanc' || v['puissance-led'] !== 24,
    marques: ['luminor', 'elektra', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(1190 + Number(v['puissance-led']) * 78 + (v.couleur === 'blanc' ? 0 : 250)),
    poids: (v) => 480 + Number(v['puissance-led']) * 18,
    suffixe: (v) =>
      `${String(v['puissance-led'])}-${String(Number(v['temperature-couleur']) / 100)}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'DEEE', centimes: 30 },
    normes: ['EN 60598-2-1', 'EN 60529 IP65', 'EN 62262 IK10'],
    complements: ['LET', 'LBC'],
    metiers: ['electricien', 'maintenance', 'collectivite'],
  },
  {
    code: 'LRE',
    noeud: 'reglettes-etanches',
    genre: 'reglette-led',
    nom: texte(
      'Réglette LED étanche IP66',
      'Weatherproof LED batten IP66',
      'Pantalla LED estanca IP66',
    ),
    declinaison: texte(
      '{longueur}, {puissance-led}, {temperature-couleur}',
      '{longueur}, {puissance-led}, {temperature-couleur}',
      '{longueur}, {puissance-led}, {temperature-couleur}',
    ),
    description: texte(
      'Luminaire intégré pour parking, atelier, cuisine collective et local technique. Vasque polycarbonate clipsée inox, repiquage traversant 3 × 2,5 mm². De 130 à 150 lm/W ; fixation par étriers coulissants qui retombent sur les trous d’une ancienne réglette.',
      'Integrated fitting for car parks, workshops, canteen kitchens and plant rooms. Polycarbonate cover with stainless clips, 3 × 2.5 mm² through-wiring. 130 to 150 lm/W; sliding brackets reuse the holes of an old batten.',
      'Luminaria integrada para aparcamiento, taller, cocina colectiva y cuarto técnico. Difusor de policarbonato con clips inox y cableado pasante de 3 × 2,5 mm². De 130 a 150 lm/W; estribos deslizantes que aprovechan los taladros existentes.',
    ),
    axes: {
      longueur: [1200, 1500, 600],
      'puissance-led': [36, 28, 48, 58, 18],
      'temperature-couleur': [4000, 6500],
    },
    existe: (v) =>
      selon(v['puissance-led'], { 18: 600, 28: 1200, 36: 1200, 48: 1500, 58: 1500 }) === v.longueur,
    marques: ['luminor', 'elektra', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Math.round(980 + Number(v.longueur) * 0.72 + Number(v['puissance-led']) * 34),
    poids: (v) => Math.round(Number(v.longueur) * 1.15),
    longueurColis: ({ longueur }) => Number(longueur) + 80,
    suffixe: (v) =>
      `${chiffres(v.longueur, 4)}-${String(v['puissance-led'])}-${String(Number(v['temperature-couleur']) / 100)}`,
    ecoParticipation: { type: 'DEEE', centimes: 50 },
    normes: ['EN 60598-2-1', 'EN 60529 IP66', 'EN 62262 IK08'],
    complements: ['LTI', 'LCR'],
    metiers: ['electricien', 'maintenance', 'collectivite'],
  },
];
