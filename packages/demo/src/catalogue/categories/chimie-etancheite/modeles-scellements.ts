import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

/** Stud lengths kept for each thread, millimetres. */
const TIGES: Readonly<Record<string, readonly number[]>> = {
  m8: [110, 150],
  m10: [130, 165, 190],
  m12: [160, 220, 260],
  m16: [190, 250, 300],
  m20: [260, 300, 350],
  m24: [300, 380],
};
const TAMIS = ['12×50', '12×80', '15×85', '15×130', '20×85', '20×130'];

export const scellements: readonly ModeleArticle[] = [
  {
    code: 'CME',
    noeud: 'mousses-manuelles',
    genre: 'aerosol-mousse',
    nom: texte(
      'Mousse polyuréthane manuelle',
      'Hand-held polyurethane foam',
      'Espuma de poliuretano manual',
    ),
    declinaison: texte(
      '{type-mousse}, {contenance}',
      '{type-mousse}, {contenance}',
      '{type-mousse}, {contenance}',
    ),
    description: texte(
      'Comble les vides autour des huisseries, des caissons et des traversées de tuyaux ; l’excédent se coupe au couteau. Humidifier le support, secouer 20 fois, remplir à moitié. Un aérosol de 750 ml donne environ 40 litres de mousse durcie.',
      'Fills gaps around frames, shutter boxes and pipe entries; trim the excess with a knife. Dampen the surface, shake 20 times, fill halfway. A 750 ml can yields about 40 litres of cured foam.',
      'Rellena huecos en torno a cercos, cajones de persiana y pasos de tubería; el sobrante se corta con cúter. Humedecer el soporte, agitar 20 veces y llenar a medias. Un bote de 750 ml rinde unos 40 litros de espuma curada.',
    ),
    axes: { 'type-mousse': ['standard', 'hiver', 'coupe-feu'], contenance: [750, 500] },
    existe: (v) => v['type-mousse'] === 'standard' || v.contenance === 750,
    marques: ['colsyl', 'jointex', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (Number(v.contenance) / 750) ** 0.6 *
          selon(v['type-mousse'], { standard: 640, hiver: 790, 'coupe-feu': 1190 }),
      ),
    poids: (v) => Math.round(Number(v.contenance) * 1.12 + 90),
    suffixe: (v) => `${sigle(v['type-mousse'])}-${String(v.contenance)}`,
    dangereux: true,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['CSO'],
    metiers: ['menuisier', 'plombier', 'plaquiste', 'electricien'],
  },
  {
    code: 'CMG',
    noeud: 'mousses-pistolables',
    genre: 'aerosol-mousse',
    nom: texte(
      'Mousse polyuréthane pistolable',
      'Gun-grade polyurethane foam',
      'Espuma de poliuretano para pistola',
    ),
    declinaison: texte(
      '{type-mousse}, {contenance}',
      '{type-mousse}, {contenance}',
      '{type-mousse}, {contenance}',
    ),
    description: texte(
      'Cordon dosé au pistolet, sans perte entre deux reprises, pour la pose de fenêtres et de blocs-portes. La version menuiserie pousse peu sur les montants ; l’élastique suit les mouvements du bois ; la coupe-feu s’emploie selon son procès-verbal de classement. Coupe après 20 à 30 minutes.',
      'A bead metered by the gun, with no waste between uses, for windows and doorsets. The low-expansion grade does not bow the jambs, the flexible one follows timber movement, the fire-rated one is used as per its test report. Can be cut after 20 to 30 minutes.',
      'Cordón dosificado con pistola, sin pérdidas entre aplicaciones, para colocar ventanas y bloques de puerta. La de baja expansión no deforma los montantes, la elástica sigue a la madera y la resistente al fuego se aplica según su ensayo. Se corta a los 20 o 30 minutos.',
    ),
    axes: {
      'type-mousse': ['standard', 'menuiserie', 'hiver', 'elastique', 'coupe-feu'],
      contenance: [750, 880],
    },
    existe: (v) =>
      v.contenance === 750 || v['type-mousse'] === 'menuiserie' || v['type-mousse'] === 'standard',
    marques: ['sikora', 'colsyl', 'jointex'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (Number(v.contenance) / 750) *
          selon(v['type-mousse'], {
            standard: 690,
            menuiserie: 835,
            hiver: 850,
            elastique: 1120,
            'coupe-feu': 1280,
          }),
      ),
    poids: (v) => Math.round(Number(v.contenance) * 1.12 + 80),
    suffixe: (v) => `${sigle(v['type-mousse'])}-${String(v.contenance)}`,
    dangereux: true,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['CMI', 'CSN'],
    metiers: ['menuisier', 'plaquiste'],
  },
  {
    code: 'CRP',
    noeud: 'resines-polyester',
    genre: 'cartouche-resine',
    nom: texte(
      'Résine de scellement polyester sans styrène',
      'Styrene-free polyester anchoring resin',
      'Resina de anclaje de poliéster sin estireno',
    ),
    declinaison: texte(
      '{couleur}, {contenance}',
      '{couleur}, {contenance}',
      '{couleur}, {contenance}',
    ),
    description: texte(
      'Scellement de charges moyennes dans le béton non fissuré, le parpaing et la brique creuse avec tamis : gonds, stores, portails, chauffe-eau. Livrée avec deux buses mélangeuses. Jeter les 10 premiers centimètres jusqu’à teinte homogène ; mise en charge après 45 minutes à 20 °C.',
      'Medium-duty anchoring in non-cracked concrete, block and hollow brick with a mesh sleeve: hinges, awnings, gates, water heaters. Two mixing nozzles supplied. Discard the first 10 cm until the colour is even; load after 45 minutes at 20 °C.',
      'Anclaje de cargas medias en hormigón no fisurado, bloque y ladrillo hueco con tamiz: pernios, toldos, cancelas, termos. Se suministra con dos cánulas mezcladoras. Desechar los primeros 10 cm hasta lograr color uniforme; carga a los 45 minutos a 20 °C.',
    ),
    axes: { contenance: [300, 165, 410], couleur: ['gris', 'beige'] },
    existe: (v) => v.couleur === 'gris' || v.contenance !== 165,
    marques: ['ankra', 'sikora', 'comptoir'],
    conditionnement: () => ({ unite: 'cartouche', contenu: 1 }),
    prix: ({ contenance }) => selon(contenance, { 165: 990, 300: 1190, 410: 1620 }),
    poids: ({ contenance }) => Math.round(Number(contenance) * 1.75 + 60),
    suffixe: ({ contenance, couleur }) => `${String(contenance)}-${sigle(couleur)}`,
    normes: ['EAD 330499-01', 'EAD 330076-00'],
    complements: ['CTM', 'CTG', 'CPI'],
    metiers: ['macon', 'menuisier', 'plombier', 'metallier'],
  },
  {
    code: 'CRV',
    noeud: 'resines-vinylester',
    genre: 'cartouche-resine',
    nom: texte(
      'Résine de scellement vinylester',
      'Vinylester anchoring resin',
      'Resina de anclaje de viniléster',
    ),
    declinaison: texte('{contenance}', '{contenance}', '{contenance}'),
    description: texte(
      'Pour charges lourdes en béton fissuré et non fissuré, en zone sismique et en trou humide : charpente métallique, garde-corps, fers à béton rapportés. Trou brossé et soufflé deux fois avant injection. Prise dès −5 °C, fiche de calcul disponible.',
      'For heavy loads in cracked and non-cracked concrete, seismic areas and damp holes: steelwork, balustrades, post-installed rebar. Brush and blow the hole twice before injecting. Sets from −5 °C; design data available.',
      'Para cargas pesadas en hormigón fisurado y no fisurado, zonas sísmicas y taladro húmedo: estructura metálica, barandillas, armaduras añadidas. Cepillar y soplar el taladro dos veces antes de inyectar. Fragua desde −5 °C; datos de cálculo disponibles.',
    ),
    axes: { contenance: [300, 420, 825] },
    fixes: { couleur: 'gris' },
    marques: ['ankra', 'sikora'],
    conditionnement: () => ({ unite: 'cartouche', contenu: 1 }),
    prix: ({ contenance }) => selon(contenance, { 300: 1990, 420: 2590, 825: 4490 }),
    poids: ({ contenance }) => Math.round(Number(contenance) * 1.78 + 70),
    suffixe: ({ contenance }) => String(contenance),
    normes: ['EAD 330499-01', 'EAD 330087-00'],
    complements: ['CTG', 'CTM'],
    metiers: ['macon', 'metallier', 'serrurier', 'charpentier'],
  },
  {
    code: 'CTM',
    noeud: 'tamis-injection',
    genre: 'tamis-injection',
    nom: texte('Tamis d’injection nylon', 'Nylon mesh sleeve', 'Tamiz de inyección de nailon'),
    declinaison: texte(
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
    ),
    description: texte(
      'Retient la résine dans la brique creuse et le parpaing et forme l’épanouissement qui bloque la tige. Collerette d’arrêt et centreur intégrés. Percer sans percussion au diamètre du tamis, remplir depuis le fond.',
      'Holds the resin in hollow brick and block and forms the bulb that locks the stud. Collar and centring fins built in. Drill without hammer action to the sleeve diameter and fill from the bottom.',
      'Retiene la resina en ladrillo hueco y bloque y forma el bulbo que traba la varilla. Con collarín y centrador. Taladrar sin percusión al diámetro del tamiz y llenar desde el fondo.',
    ),
    axes: { diametre: [12, 15, 20], longueur: [50, 80, 85, 130] },
    existe: ({ diametre, longueur }) => TAMIS.includes(`${String(diametre)}×${String(longueur)}`),
    fixes: { matiere: 'nylon' },
    marques: ['ankra', 'comptoir'],
    conditionnement: ({ longueur }) => ({
      unite: 'sachet',
      contenu: Number(longueur) > 100 ? 10 : 20,
    }),
    prix: ({ diametre, longueur }) =>
      Math.round(
        (28 + Number(diametre) * Number(longueur) * 0.017) * (Number(longueur) > 100 ? 10 : 20),
      ),
    poids: ({ diametre, longueur }) =>
      Math.round(
        Number(diametre) * Number(longueur) * 0.0025 * (Number(longueur) > 100 ? 10 : 20) + 8,
      ),
    suffixe: ({ diametre, longueur }) => `${String(diametre)}-${chiffres(longueur, 3)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['CRP', 'CTG'],
    metiers: ['macon', 'menuisier', 'plombier'],
  },
  {
    code: 'CTG',
    noeud: 'tiges-scellement',
    genre: 'tige-filetee',
    nom: texte(
      'Tige de scellement biseautée',
      'Chisel-point anchor stud',
      'Varilla de anclaje biselada',
    ),
    declinaison: texte(
      '{filetage-tige} × {longueur}, {revetement}',
      '{filetage-tige} × {longueur}, {revetement}',
      '{filetage-tige} × {longueur}, {revetement}',
    ),
    description: texte(
      'Tige filetée livrée avec écrou et rondelle, bout biseauté pour tourner dans la résine, repère de profondeur et tête à six pans externe. Acier 5.8 zingué à l’intérieur, galvanisé à chaud ou inox A4-70 dehors et en bord de mer.',
      'Threaded stud supplied with nut and washer, chisel point to mix into the resin, depth mark and external hex drive. Grade 5.8 zinc plated indoors, hot-dip galvanised or A4-70 stainless outdoors and near the sea.',
      'Varilla roscada con tuerca y arandela, punta biselada para girar en la resina, marca de profundidad y cabeza hexagonal. Acero 5.8 cincado en interior; galvanizado en caliente o inox A4-70 en exterior y junto al mar.',
    ),
    axes: {
      'filetage-tige': ['m10', 'm12', 'm8', 'm16', 'm20', 'm24'],
      longueur: [110, 130, 150, 160, 165, 190, 220, 250, 260, 300, 350, 380],
      revetement: ['zingue-blanc', 'inox-a4', 'galva-chaud'],
    },
    existe: (v) =>
      (TIGES[String(v['filetage-tige'])]?.includes(Number(v.longueur)) ?? false) &&
      !(v.revetement === 'galva-chaud' && v['filetage-tige'] === 'm8'),
    marques: ['ankra', 'tirval'],
    conditionnement: (v) => ({
      unite: 'boite',
      contenu: ['m8', 'm10', 'm12'].includes(String(v['filetage-tige'])) ? 10 : 5,
    }),
    prix: (v) => {
      const diametre = Number(String(v['filetage-tige']).slice(1));
      const piece =
        (34 + (diametre ** 2 * Number(v.longueur)) / 165) *
        selon(v.revetement, { 'zingue-blanc': 1, 'galva-chaud': 1.45, 'inox-a4': 3.6 });
      return Math.round(piece * (diametre <= 12 ? 10 : 5));
    },
    poids: (v) => {
      const diametre = Number(String(v['filetage-tige']).slice(1));
      return Math.round(
        (diametre ** 2 * Number(v.longueur) * 0.0053 + diametre ** 2 * 0.12) *
          (diametre <= 12 ? 10 : 5),
      );
    },
    suffixe: (v) =>
      `${String(v['filetage-tige']).toUpperCase()}-${String(v.longueur)}-${sigle(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN ISO 898-1', 'EN ISO 3506-1'],
    complements: ['CRV', 'CRP'],
    metiers: ['macon', 'metallier', 'serrurier'],
  },
];
