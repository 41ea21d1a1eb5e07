import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeFinition,
  codeMesure,
  coutFinition,
  diametreMetrique,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from './cout.ts';

const LONGUEURS_NYLON: Gamme = { 5: [25], 6: [30], 8: [40], 10: [50], 12: [60], 14: [75] };
const BOITES_NYLON: Readonly<Record<number, number>> = {
  5: 100,
  6: 100,
  8: 100,
  10: 50,
  12: 25,
  14: 20,
};
const LONGUEURS_FRAPPER: Gamme = {
  5: [30, 40, 50],
  6: [40, 50, 60, 70, 80],
  8: [60, 80, 100, 120, 140, 160],
};
const LONGUEURS_EXPANSION: Gamme = {
  m4: [21, 32, 38, 46, 54],
  m5: [37, 52, 65],
  m6: [37, 52, 65],
  m8: [54, 65],
};
const LONGUEURS_GOUJON: Gamme = {
  m6: [45, 65, 80, 100],
  m8: [60, 75, 95, 115, 130],
  m10: [75, 90, 110, 130, 150],
  m12: [90, 105, 125, 145, 180, 220],
  m16: [125, 145, 175, 220],
  m20: [160, 200, 260],
};
const LONGUEURS_VIS_BETON: Gamme = {
  6: [40, 60, 80, 100],
  8: [50, 70, 90, 110, 130],
  10: [60, 80, 100, 120, 160],
  12: [80, 100, 130, 150],
};
const LONGUEURS_TAMIS: Gamme = { 12: [50, 80], 16: [85, 130], 20: [85, 130] };

const PRIX_RESINES: Readonly<Record<string, number>> = {
  polyester: 1090,
  vinylester: 1560,
  epoxy: 2480,
};

function parBoiteFrapper(v: Valeurs): number {
  return Number(v.diametre) < 8 ? 100 : 50;
}

function volumeGoujon(v: Valeurs): number {
  return diametreMetrique(v['filetage-metrique']) ** 2 * Number(v.longueur);
}

function parBoiteGoujon(v: Valeurs): number {
  const d = diametreMetrique(v['filetage-metrique']);
  if (d <= 8) return 100;
  if (d === 10) return 50;
  return d === 12 ? 25 : 10;
}

export const MODELES_CHEVILLAGE: readonly ModeleArticle[] = [
  {
    code: 'FNU',
    noeud: 'chevilles-multi-materiaux',
    genre: 'cheville-nylon',
    nom: texte(
      'Cheville nylon multi-matériaux',
      'Multi-material nylon plug',
      'Taco de nailon multimaterial',
    ),
    declinaison: texte(
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
    ),
    description: texte(
      'S’expanse dans le plein, se noue derrière la paroi dans le creux et la plaque de plâtre. La collerette évite qu’elle ne s’enfonce ; l’ergot l’empêche de tourner. Perçage au diamètre de la cheville, sans percussion dans la brique creuse. Vis de 1 à 2 mm plus fine que la cheville.',
      'Expands in solid walls and knots behind hollow block and plasterboard. The collar stops it sinking in and the fins stop it spinning. Drill to plug diameter, with the hammer off in hollow brick. Use a screw 1 to 2 mm thinner than the plug.',
      'Se expande en macizo y se anuda tras la pared en hueco y placa de yeso. El collarín evita que se hunda y las aletas, que gire. Taladre al diámetro del taco, sin percusión en ladrillo hueco. Use un tornillo de 1 a 2 mm menos que el taco.',
    ),
    axes: { diametre: [8, 6, 10, 5, 12, 14], longueur: mesuresOf(LONGUEURS_NYLON) },
    fixes: { 'materiau-support': 'tous-materiaux', matiere: 'nylon' },
    existe: (v) => existeEnGamme(LONGUEURS_NYLON, v.diametre, v.longueur),
    marques: ['ankra', 'oskel', 'comptoir'],
    conditionnement: (v) => ({ unite: 'boite', contenu: BOITES_NYLON[Number(v.diametre)] ?? 50 }),
    prix: (v) =>
      arrondir(
        (BOITES_NYLON[Number(v.diametre)] ?? 50) *
          (Number(v.diametre) ** 2 * Number(v.longueur) * 0.0028 + 2.6),
      ),
    poids: (v) =>
      grammes(
        (BOITES_NYLON[Number(v.diametre)] ?? 50) *
          Number(v.diametre) ** 2 *
          Number(v.longueur) *
          0.00055 +
          20,
      ),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['VBF', 'FSD'],
    metiers: ['menuisier', 'electricien', 'plombier', 'maintenance'],
  },
  {
    code: 'FFR',
    noeud: 'chevilles-a-frapper',
    genre: 'cheville-a-frapper',
    nom: texte(
      'Cheville à frapper tête fraisée',
      'Countersunk hammer-in fixing',
      'Taco clavo avellanado',
    ),
    declinaison: texte(
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
    ),
    description: texte(
      'Corps nylon et clou-vis prémonté : on perce à travers la pièce, on frappe, c’est posé. Idéale pour tasseaux, rails d’ossature et plinthes en série. Le clou se dévisse au Pozidriv pour démonter. Matériaux pleins uniquement.',
      'Nylon body with a pre-fitted screw nail: drill through the fixture, hammer in, done. Made for battens, drywall track and skirting in quantity. The nail unscrews with a Pozidriv bit for removal. Solid materials only.',
      'Cuerpo de nailon con clavo roscado premontado: se taladra a través de la pieza, se golpea y queda fijado. Ideal para listones, canales y rodapiés en serie. El clavo se desatornilla con Pozidriv. Solo materiales macizos.',
    ),
    axes: { diametre: [6, 8, 5], longueur: mesuresOf(LONGUEURS_FRAPPER) },
    fixes: { 'materiau-support': 'murs-pleins', matiere: 'nylon', 'empreinte-vis': 'pz2' },
    existe: (v) => existeEnGamme(LONGUEURS_FRAPPER, v.diametre, v.longueur),
    marques: ['ankra', 'oskel'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteFrapper(v) }),
    prix: (v) =>
      arrondir(parBoiteFrapper(v) * (Number(v.diametre) ** 2 * Number(v.longueur) * 0.0037 + 3.8)),
    poids: (v) =>
      grammes(parBoiteFrapper(v) * Number(v.diametre) ** 2 * Number(v.longueur) * 0.0019 + 30),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['FSD', 'VPL'],
    metiers: ['plaquiste', 'menuisier', 'electricien'],
  },
  {
    code: 'FCM',
    noeud: 'chevilles-metalliques-expansion',
    genre: 'cheville-metallique-expansion',
    nom: texte(
      'Cheville métallique à expansion avec vis',
      'Metal cavity anchor with screw',
      'Taco metálico de expansión con tornillo',
    ),
    declinaison: texte(
      '{filetage-metrique} × {longueur}',
      '{filetage-metrique} × {longueur}',
      '{filetage-metrique} × {longueur}',
    ),
    description: texte(
      'Le corps se déploie en parapluie derrière la plaque de plâtre, le panneau ou la brique creuse. La vis métrique se retire et se remonte sans perdre la cheville. Posez à la pince à expansion : un serrage à la visseuse fait tourner le corps. Prenez la longueur selon l’épaisseur de la paroi.',
      'The legs open like an umbrella behind plasterboard, panel or hollow brick. The machine screw comes out and back in without losing the anchor. Set it with a setting tool: a driver makes the body spin. Choose the length by wall thickness.',
      'Se abre en paraguas tras la placa de yeso, el tablero o el ladrillo hueco. El tornillo métrico se quita y se pone sin perder el taco. Coloque con pinza de expansión: con atornillador el cuerpo gira. Elija la longitud según el espesor de la pared.',
    ),
    axes: {
      'filetage-metrique': ['m5', 'm6', 'm4', 'm8'],
      longueur: mesuresOf(LONGUEURS_EXPANSION),
    },
    fixes: { 'materiau-support': 'plaque-de-platre', matiere: 'acier', revetement: 'zingue-blanc' },
    existe: (v) => existeEnGamme(LONGUEURS_EXPANSION, v['filetage-metrique'], v.longueur),
    marques: ['ankra', 'oskel', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'boite',
      contenu: v['filetage-metrique'] === 'm8' ? 25 : 50,
    }),
    prix: (v) =>
      arrondir((v['filetage-metrique'] === 'm8' ? 25 : 50) * (volumeGoujon(v) * 0.0085 + 14)),
    poids: (v) =>
      grammes((v['filetage-metrique'] === 'm8' ? 25 : 50) * volumeGoujon(v) * 0.0085 + 30),
    suffixe: (v) => String(v['filetage-metrique']).toUpperCase() + codeMesure(v.longueur, 3),
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    complements: ['VPL', 'FAP'],
    metiers: ['plaquiste', 'electricien', 'plombier', 'agenceur'],
  },
  {
    code: 'FAP',
    noeud: 'chevilles-autoforeuses',
    genre: 'cheville-autoforeuse',
    nom: texte(
      'Cheville autoforeuse plaque de plâtre',
      'Self-drilling plasterboard fixing',
      'Taco autoperforante para placa de yeso',
    ),
    declinaison: texte('{longueur}, {matiere}', '{longueur}, {matiere}', '{longueur}, {matiere}'),
    description: texte(
      'Se visse directement dans la plaque avec un embout PH2, sans perçage. Nylon pour BA13 seul et charges légères, zamak lorsqu’il faut traverser un doublage ou une ancienne peinture dure. Pour appareillage, tringles et petits cadres ; pas de charge en porte-à-faux.',
      'Screws straight into the board with a PH2 bit, no drilling. Nylon for single 12.5 mm board and light loads, zinc alloy where it has to bite through double board or hard old paint. For accessories, rails and small frames; not for cantilevered loads.',
      'Se atornilla directamente en la placa con punta PH2, sin taladrar. Nailon para una placa de 13 mm y cargas ligeras; zamak para doble placa o pinturas viejas y duras. Para mecanismos, barras y cuadros pequeños; no admite cargas en voladizo.',
    ),
    axes: { longueur: [32, 25, 39], matiere: ['zamak', 'nylon'] },
    fixes: { 'materiau-support': 'plaque-de-platre', 'empreinte-vis': 'ph2' },
    existe: (v) => (v.matiere === 'nylon' ? v.longueur !== 39 : v.longueur !== 25),
    marques: ['ankra', 'oskel', 'comptoir'],
    conditionnement: () => ({ unite: 'boite', contenu: 100 }),
    prix: (v) => arrondir(v.matiere === 'zamak' ? 1450 + Number(v.longueur) * 12 : 1180),
    poids: (v) => grammes(100 * (v.matiere === 'zamak' ? 6.2 : 1.6)),
    suffixe: (v) => `${codeMesure(v.longueur, 2)}-${codeFinition(v.matiere)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['VEM', 'FCM'],
    metiers: ['plaquiste', 'electricien', 'peintre'],
  },
  {
    code: 'FGA',
    noeud: 'goujons-d-ancrage',
    genre: 'goujon-ancrage',
    nom: texte('Goujon d’ancrage', 'Through bolt anchor', 'Anclaje de expansión con espárrago'),
    declinaison: texte(
      '{filetage-metrique} × {longueur}, {revetement}',
      '{filetage-metrique} × {longueur}, {revetement}',
      '{filetage-metrique} × {longueur}, {revetement}',
    ),
    description: texte(
      'Fixation traversante en béton : percez au diamètre du filetage à travers la platine, soufflez le trou, frappez, serrez au couple. Le repère sur la tête indique la profondeur d’ancrage. Livré avec écrou et rondelle ; respectez l’entraxe et la distance au bord de l’évaluation.',
      'Through fixing for concrete: drill at thread diameter through the base plate, blow out the hole, drive in and tighten to torque. A mark on the end shows embedment depth. Supplied with nut and washer; keep to the spacing and edge distances of the assessment.',
      'Fijación pasante en hormigón: taladre al diámetro de la rosca a través de la placa, sople el taladro, golpee y apriete al par. La marca del extremo indica la profundidad. Con tuerca y arandela; respete separaciones y distancias al borde de la evaluación.',
    ),
    axes: {
      'filetage-metrique': ['m8', 'm10', 'm12', 'm6', 'm16', 'm20'],
      longueur: mesuresOf(LONGUEURS_GOUJON),
      revetement: ['zingue-blanc', 'inox-a4'],
    },
    fixes: { 'materiau-support': 'beton' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_GOUJON, v['filetage-metrique'], v.longueur) &&
      (v.revetement === 'zingue-blanc' || v['filetage-metrique'] !== 'm20'),
    marques: ['ankra', 'stahlmann'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteGoujon(v) }),
    prix: (v) =>
      arrondir(parBoiteGoujon(v) * (volumeGoujon(v) * 0.0095 + 12) * coutFinition(v.revetement)),
    poids: (v) => grammes(parBoiteGoujon(v) * volumeGoujon(v) * 0.0074 + 50),
    suffixe: (v) =>
      `${String(v['filetage-metrique']).toUpperCase()}${codeMesure(v.longueur, 3)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EAD 330232'],
    complements: ['FSQ', 'FPP', 'FSC'],
    metiers: ['metallier', 'serrurier', 'charpentier', 'macon'],
  },
  {
    code: 'FVB',
    noeud: 'vis-beton',
    genre: 'vis-beton',
    nom: texte(
      'Vis béton tête hexagonale à embase',
      'Hexagon flange concrete screw',
      'Tornillo para hormigón hexagonal con valona',
    ),
    declinaison: texte(
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
    ),
    description: texte(
      'Taille son filet dans le béton sans expansion : on peut fixer près des bords et charger aussitôt. Perçage au diamètre nominal, vissage à la boulonneuse à chocs, démontable. Ne réutilisez pas la vis dans le même trou.',
      'Cuts its own thread in concrete without expansion, so it sits close to edges and takes load at once. Drill at nominal diameter, drive with an impact wrench, fully removable. Do not reuse the screw in the same hole.',
      'Talla su rosca en el hormigón sin expansión: se coloca cerca del borde y admite carga inmediata. Taladre al diámetro nominal y atornille con llave de impacto; es desmontable. No reutilice el tornillo en el mismo taladro.',
    ),
    axes: { diametre: [8, 10, 6, 12], longueur: mesuresOf(LONGUEURS_VIS_BETON) },
    fixes: {
      'materiau-support': 'beton',
      'tete-vis': 'hexagonale-embase',
      'empreinte-vis': 'six-pans',
      revetement: 'zingue-blanc',
    },
    existe: (v) => existeEnGamme(LONGUEURS_VIS_BETON, v.diametre, v.longueur),
    marques: ['ankra', 'stahlmann'],
    conditionnement: (v) => ({ unite: 'boite', contenu: Number(v.diametre) <= 8 ? 50 : 25 }),
    prix: (v) =>
      arrondir(
        (Number(v.diametre) <= 8 ? 50 : 25) *
          (Number(v.diametre) ** 2 * Number(v.longueur) * 0.0125 + 22),
      ),
    poids: (v) =>
      grammes(
        (Number(v.diametre) <= 8 ? 50 : 25) *
          (Number(v.diametre) ** 2 * Number(v.longueur) * 0.0056 + 3) +
          40,
      ),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EAD 330232'],
    complements: ['FSQ', 'VDM'],
    metiers: ['metallier', 'plaquiste', 'maintenance'],
  },
  {
    code: 'FSC',
    noeud: 'resines-de-scellement',
    genre: 'cartouche-resine',
    nom: texte(
      'Résine de scellement chimique',
      'Injection anchoring resin',
      'Resina de anclaje químico',
    ),
    declinaison: texte(
      '{resine}, {contenance}',
      '{resine}, {contenance}',
      '{resine}, {contenance}',
    ),
    description: texte(
      'Polyester pour parpaing et brique creuse avec tamis, vinylester pour béton fissuré et tiges jusqu’à M24, époxy pour fers à béton et trous humides. Brossez et soufflez le trou, jetez les premiers centimètres de mélange. Deux canules par cartouche ; la 300 ml se pose au pistolet à silicone.',
      'Polyester for hollow block and brick with a sleeve, vinylester for cracked concrete and studs up to M24, epoxy for rebar and damp holes. Brush and blow the hole, discard the first few centimetres of mix. Two nozzles per cartridge; the 300 ml fits a standard sealant gun.',
      'Poliéster para bloque y ladrillo hueco con tamiz, viniléster para hormigón fisurado y varillas hasta M24, epoxi para barras corrugadas y taladros húmedos. Cepille y sople el taladro, deseche los primeros centímetros. Dos cánulas por cartucho; el de 300 ml usa pistola de silicona.',
    ),
    axes: { resine: ['vinylester', 'polyester', 'epoxy'], contenance: [300, 410, 585] },
    fixes: { 'materiau-support': 'creux' },
    existe: (v) => (v.resine === 'epoxy' ? v.contenance === 585 : v.contenance !== 585),
    marques: ['ankra', 'sikora'],
    conditionnement: () => ({ unite: 'cartouche', contenu: 1 }),
    prix: (v) =>
      arrondir(((PRIX_RESINES[String(v.resine)] ?? 1500) * (Number(v.contenance) + 60)) / 360),
    poids: (v) => grammes(Number(v.contenance) * 1.72 + 90),
    suffixe: (v) => `${String(v.resine).slice(0, 2).toUpperCase()}-${v.contenance}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EAD 330499'],
    complements: ['FTA', 'BTF', 'FSQ'],
    metiers: ['serrurier', 'metallier', 'macon', 'plombier'],
  },
  {
    code: 'FTA',
    noeud: 'tamis-d-injection',
    genre: 'tamis-injection',
    nom: texte('Tamis d’injection', 'Injection sleeve', 'Tamiz de inyección'),
    declinaison: texte(
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
      '{diametre} × {longueur}',
    ),
    description: texte(
      'Retient la résine dans les alvéoles du parpaing ou de la brique et la pousse à travers les mailles. Percez au diamètre du tamis, remplissez-le du fond vers le bord, puis enfoncez la tige en tournant. Ø 12 pour M6 et M8, Ø 16 pour M8 à M12, Ø 20 pour M12 et M16.',
      'Keeps the resin in place in hollow block or brick and keys it through the mesh. Drill to sleeve diameter, fill from the back out, then push the stud in with a twist. Ø 12 for M6 and M8, Ø 16 for M8 to M12, Ø 20 for M12 and M16.',
      'Retiene la resina en los huecos del bloque o ladrillo y la hace salir por la malla. Taladre al diámetro del tamiz, llénelo de dentro afuera e introduzca la varilla girando. Ø 12 para M6 y M8, Ø 16 para M8 a M12, Ø 20 para M12 y M16.',
    ),
    axes: { diametre: [16, 12, 20], longueur: mesuresOf(LONGUEURS_TAMIS) },
    fixes: { matiere: 'plastique', 'materiau-support': 'creux' },
    existe: (v) => existeEnGamme(LONGUEURS_TAMIS, v.diametre, v.longueur),
    marques: ['ankra', 'oskel'],
    conditionnement: () => ({ unite: 'sachet', contenu: 10 }),
    prix: (v) => arrondir(10 * (Number(v.diametre) * 1.6 + Number(v.longueur) * 0.22)),
    poids: (v) => grammes(Number(v.diametre) * Number(v.longueur) * 0.03),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    complements: ['FSC', 'BTF'],
    metiers: ['serrurier', 'metallier', 'plombier'],
  },
];
