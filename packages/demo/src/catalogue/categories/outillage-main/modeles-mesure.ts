/** Tapes, levels, squares, marking, clamps, vices and trestles. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { gabarit } from './gabarit.ts';

export const modelesMesure: readonly ModeleArticle[] = [
  {
    code: 'MMR',
    noeud: 'metres-poche',
    genre: 'metre-ruban',
    nom: texte('Mètre ruban classe II', 'Class II pocket tape', 'Flexómetro clase II'),
    declinaison: texte(
      '{longueur-deroulee}, ruban {largeur}',
      '{longueur-deroulee}, {largeur} blade',
      '{longueur-deroulee}, cinta {largeur}',
    ),
    description: texte(
      'Ruban acier laqué gainé nylon, lecture par le dessous et crochet à trois rivets. Le ruban de 25 mm tient 2 m à l’horizontale sans plier. Boîtier de cote marquée, pour les prises d’intérieur à intérieur.',
      'Nylon-coated steel blade readable from both sides, with a three-rivet hook. The 25 mm blade stands out 2 m without buckling. Case length marked for inside measurements.',
      'Cinta de acero con recubrimiento de nailon, lectura por ambas caras y gancho de tres remaches. La de 25 mm se mantiene 2 m en voladizo. Caja con medida marcada para tomas interiores.',
    ),
    axes: { 'longueur-deroulee': [5, 3, 8, 10], largeur: [25, 16, 19] },
    existe: (v) =>
      Number(v['longueur-deroulee']) >= 8
        ? v.largeur === 25
        : v['longueur-deroulee'] === 3
          ? v.largeur === 16
          : v.largeur !== 16,
    marques: ['bremond', 'stahlmann', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => 220 + Number(v['longueur-deroulee']) * 110 + Number(v.largeur) * 18,
    poids: (v) => 40 + Number(v['longueur-deroulee']) * Number(v.largeur) * 2,
    suffixe: (v) => `${v['longueur-deroulee']}-${v.largeur}`,
    ecoParticipation: { type: 'ABJ', centimes: 1 },
    normes: ['2014/32/EU MI-008'],
    complements: ['MCR', 'MEQ', 'MNV'],
    metiers: ['menuisier', 'agenceur', 'macon', 'plaquiste', 'electricien'],
  },
  {
    code: 'MML',
    noeud: 'mesures-longues',
    genre: 'mesure-longue',
    nom: texte(
      'Mesure longue fibre de verre',
      'Fibreglass long tape',
      'Cinta larga de fibra de vidrio',
    ),
    declinaison: gabarit('{longueur-deroulee}'),
    description: texte(
      'Ruban fibre qui ne rouille pas et ne conduit pas le courant, sur cadre ouvert facile à rincer. Manivelle démultipliée par trois et pointe de piquage. Classe III : pour l’implantation, pas pour l’ajustage.',
      'Fibreglass tape that neither rusts nor conducts, on an open frame that rinses clean. Geared 3:1 crank and ground spike. Class III: for setting out, not for fitting.',
      'Cinta de fibra que no se oxida ni conduce, en bastidor abierto fácil de enjuagar. Manivela multiplicada por tres y pica de suelo. Clase III: para replanteo, no para ajuste.',
    ),
    axes: { 'longueur-deroulee': [30, 20, 50] },
    fixes: { largeur: 13 },
    marques: ['bremond', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => 690 + Number(v['longueur-deroulee']) * 48,
    poids: (v) => 320 + Number(v['longueur-deroulee']) * 14,
    longueurColis: () => 330,
    suffixe: (v) => `${v['longueur-deroulee']}M`,
    ecoParticipation: { type: 'ABJ', centimes: 4 },
    normes: ['2014/32/EU MI-008'],
    complements: ['MCD'],
    metiers: ['macon', 'paysagiste', 'charpentier'],
  },
  {
    code: 'MNV',
    noeud: 'niveaux',
    genre: 'niveau',
    nom: texte('Niveau tubulaire aluminium', 'Aluminium box level', 'Nivel tubular de aluminio'),
    declinaison: gabarit('{longueur}, {aimant}'),
    description: texte(
      'Profil rectangulaire renforcé, deux faces de mesure fraisées et fioles collées à 0,5 mm/m, y compris à l’envers. Semelle magnétique pour l’ossature métallique et l’huisserie. Embouts amortisseurs démontables pour tracer jusqu’à l’angle.',
      'Reinforced box section, two milled faces and vials bonded to 0.5 mm/m, upside down included. Magnetic base for steel studs and frames. Removable shock caps so you can mark right into the corner.',
      'Perfil rectangular reforzado, dos caras fresadas y ampollas pegadas a 0,5 mm/m, también invertido. Base magnética para perfilería y cercos metálicos. Tapones amortiguadores desmontables para marcar hasta el rincón.',
    ),
    axes: { longueur: [600, 400, 800, 1000, 1200, 1800, 2000], aimant: ['lisse', 'magnetique'] },
    existe: (v) => v.aimant === 'lisse' || Number(v.longueur) <= 1200,
    fixes: { matiere: 'aluminium' },
    marques: ['bremond', 'stahlmann', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      1650 + Math.round(Number(v.longueur) * 2.6) + (v.aimant === 'magnetique' ? 1200 : 0),
    poids: (v) =>
      90 + Math.round(Number(v.longueur) * 0.85) + (v.aimant === 'magnetique' ? 120 : 0),
    longueurColis: (v) => Number(v.longueur) + 20,
    suffixe: (v) => `${v.longueur}${v.aimant === 'magnetique' ? 'M' : ''}`,
    ecoParticipation: { type: 'ABJ', centimes: 6 },
    complements: ['MMR', 'MRM', 'MEQ'],
    metiers: ['macon', 'plaquiste', 'menuisier', 'plombier'],
  },
  {
    code: 'MEQ',
    noeud: 'equerres',
    genre: 'equerre',
    nom: texte('Équerre de menuisier', 'Try square', 'Escuadra de carpintero'),
    declinaison: texte(
      'lame {longueur}, talon {matiere}',
      '{longueur} blade, {matiere} stock',
      'hoja {longueur}, talón de {matiere}',
    ),
    description: texte(
      'Lame en acier inoxydable graduée, rivetée et contrôlée à 90° à mieux que 0,1 mm par 100 mm. Le talon à onglet trace aussi le 45°. Vérifier en retournant l’équerre sur un même trait.',
      'Graduated stainless blade, riveted and checked square to better than 0.1 mm per 100 mm. The mitred stock also marks 45°. Check it by flipping the square on the same line.',
      'Hoja de acero inoxidable graduada, remachada y verificada a 90° con menos de 0,1 mm por 100 mm. El talón ingletado traza también a 45°. Compruébela girándola sobre la misma línea.',
    ),
    axes: { longueur: [250, 150, 200, 300, 350], matiere: ['aluminium', 'bois'] },
    existe: (v) => v.matiere === 'aluminium' || Number(v.longueur) <= 300,
    marques: ['bremond', 'stahlmann', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) => 650 + Number(v.longueur) * 4 + (v.matiere === 'bois' ? 700 : 0),
    poids: (v) => 60 + Math.round(Number(v.longueur) * 0.9),
    longueurColis: (v) => Number(v.longueur) + 20,
    suffixe: (v) => `${v.longueur}-${v.matiere === 'bois' ? 'BO' : 'AL'}`,
    ecoParticipation: { type: 'ABJ', centimes: 2 },
    complements: ['MCR', 'MMR'],
    metiers: ['menuisier', 'agenceur', 'charpentier'],
  },
  {
    code: 'MCR',
    noeud: 'crayons-marqueurs',
    genre: 'crayon-chantier',
    nom: texte('Crayon de chantier', 'Site pencil', 'Lápiz de obra'),
    declinaison: gabarit('{mine}, {longueur}'),
    description: texte(
      'Corps ovale qui ne roule pas sur le toit. Mine graphite HB pour le bois, dure pour la pierre et le béton, universelle pour le verre, le métal et le panneau stratifié mouillés. Tailler au couteau, mine à plat.',
      'Oval body that will not roll off the roof. HB graphite for wood, hard lead for stone and concrete, all-surface lead for wet glass, metal and laminate. Sharpen with a knife to a flat lead.',
      'Cuerpo oval que no rueda por el tejado. Mina HB para madera, dura para piedra y hormigón, universal para vidrio, metal y estratificado mojados. Afílelo con cuchilla, con la mina plana.',
    ),
    axes: { mine: ['charpentier', 'macon', 'universel'], longueur: [240, 180, 300] },
    existe: (v) => v.mine !== 'universel' || v.longueur === 240,
    marques: ['bremond', 'comptoir'],
    conditionnement: () => ({ unite: 'boite', contenu: 12 }),
    prix: (v) =>
      selon(v.mine, { charpentier: 590, macon: 690, universel: 1390 }) + Number(v.longueur),
    poids: (v) => Math.round(Number(v.longueur) * 0.6),
    longueurColis: (v) => Number(v.longueur) + 10,
    suffixe: (v) => `${selon(v.mine, { charpentier: 1, macon: 2, universel: 3 })}-${v.longueur}`,
    complements: ['MEQ', 'MMR', 'MCD'],
    metiers: ['charpentier', 'menuisier', 'macon', 'plaquiste'],
  },
  {
    code: 'MCD',
    noeud: 'cordeaux-traceurs',
    genre: 'cordeau',
    nom: texte('Cordeau traceur', 'Chalk line reel', 'Tiralíneas'),
    declinaison: gabarit('{longueur-deroulee}, {matiere}'),
    description: texte(
      'Rappel rapide et joint qui retient la poudre dans le carter. Poudre bleue effaçable pour l’intérieur, rouge permanente pour la toiture. Tendre, pincer une seule fois : un second claquement double le trait.',
      'Fast rewind and a seal that keeps the chalk in the case. Blue chalk wipes off indoors, red is permanent for roofs. Pull tight and snap once: a second snap doubles the line.',
      'Recogida rápida y junta que retiene el polvo en la caja. Polvo azul borrable en interior, rojo permanente en cubierta. Tense y suelte una sola vez: un segundo golpe duplica la línea.',
    ),
    axes: { 'longueur-deroulee': [30, 15], matiere: ['aluminium', 'plastique'] },
    marques: ['bremond', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v.matiere, { aluminium: 1190, plastique: 590 }) + Number(v['longueur-deroulee']) * 12,
    poids: (v) =>
      selon(v.matiere, { aluminium: 260, plastique: 180 }) + Number(v['longueur-deroulee']) * 2,
    suffixe: (v) => `${v['longueur-deroulee']}-${v.matiere === 'aluminium' ? 'AL' : 'PL'}`,
    ecoParticipation: { type: 'ABJ', centimes: 2 },
    complements: ['MCR', 'MML'],
    metiers: ['charpentier', 'couvreur', 'plaquiste', 'macon'],
  },
];

export const modelesSerrage: readonly ModeleArticle[] = [
  {
    code: 'MSJ',
    noeud: 'serre-joints-pompe',
    genre: 'serre-joint',
    nom: texte('Serre-joint à pompe', 'Malleable F-clamp', 'Sargento de husillo'),
    declinaison: gabarit('{capacite-serrage} × {saillie}'),
    description: texte(
      'Rail profilé étiré à froid, mors en fonte malléable, vis roulée et patins orientables. Serrage jusqu’à 550 kg en saillie 120. Protéger le bois tendre par des cales ; un encollage de plateau demande un serre-joint tous les 25 cm.',
      'Cold-drawn profiled bar, malleable iron arms, rolled spindle and swivel pads. Up to 550 kg of force with the 120 mm throat. Pad softwood with blocks; gluing up a top takes a clamp every 25 cm.',
      'Barra perfilada estirada en frío, brazos de fundición maleable, husillo laminado y platillos orientables. Hasta 550 kg de fuerza con profundidad 120. Proteja la madera blanda con tacos; para encolar un tablero, un sargento cada 25 cm.',
    ),
    axes: {
      'capacite-serrage': [300, 200, 400, 500, 600, 800, 1000, 1500],
      saillie: [120, 80, 100],
    },
    existe: (v) => {
      const capacite = Number(v['capacite-serrage']);
      return v.saillie === 120
        ? capacite >= 300
        : v.saillie === 100
          ? capacite <= 600
          : capacite <= 300;
    },
    marques: ['hettner', 'durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => 420 + Math.round(Number(v['capacite-serrage']) * 1.35) + Number(v.saillie) * 8,
    poids: (v) => Math.round(Number(v['capacite-serrage']) * 1.6) + Number(v.saillie) * 7,
    longueurColis: (v) => Number(v['capacite-serrage']) + 160,
    suffixe: (v) => `${v['capacite-serrage']}-${v.saillie}`,
    ecoParticipation: { type: 'ABJ', centimes: 8 },
    normes: ['DIN 5117'],
    complements: ['MSU', 'MTR'],
    metiers: ['menuisier', 'agenceur', 'metallier'],
  },
  {
    code: 'MSU',
    noeud: 'serre-joints-une-main',
    genre: 'serre-joint-une-main',
    nom: texte('Serre-joint à une main', 'One-handed bar clamp', 'Sargento de una mano'),
    declinaison: gabarit('{capacite-serrage} × {saillie}'),
    description: texte(
      'Approche et serrage à la gâchette pendant que l’autre main tient la pièce ; mors réversible pour écarter. Patins souples qui ne marquent pas le stratifié. 140 kg d’effort : pour positionner et coller, pas pour redresser.',
      'Advance and clamp with the trigger while the other hand holds the work; reversible jaw for spreading. Soft pads leave no mark on laminate. 140 kg of force: for positioning and gluing, not for straightening.',
      'Aproxima y aprieta con el gatillo mientras la otra mano sujeta la pieza; mordaza reversible para separar. Almohadillas que no marcan el estratificado. 140 kg de fuerza: para posicionar y encolar, no para enderezar.',
    ),
    axes: { 'capacite-serrage': [300, 150, 450, 600, 900], saillie: [80, 60] },
    existe: (v) => v.saillie === 80 || Number(v['capacite-serrage']) <= 300,
    marques: ['hettner', 'durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      990 + Math.round(Number(v['capacite-serrage']) * 1.5) + (v.saillie === 80 ? 600 : 0),
    poids: (v) =>
      350 + Math.round(Number(v['capacite-serrage']) * 0.9) + (v.saillie === 80 ? 220 : 0),
    longueurColis: (v) => Number(v['capacite-serrage']) + 200,
    suffixe: (v) => `${v['capacite-serrage']}-${v.saillie}`,
    ecoParticipation: { type: 'ABJ', centimes: 6 },
    complements: ['MSJ', 'MTR'],
    metiers: ['agenceur', 'menuisier', 'plaquiste'],
  },
  {
    code: 'MET',
    noeud: 'etaux',
    genre: 'etau',
    nom: texte(
      'Étau d’établi à base tournante',
      'Swivel-base bench vice',
      'Tornillo de banco giratorio',
    ),
    declinaison: texte(
      'mors {largeur}, ouverture {ouverture-max}',
      '{largeur} jaws, {ouverture-max} opening',
      'mordazas {largeur}, apertura {ouverture-max}',
    ),
    description: texte(
      'Corps en fonte ductile, mors acier trempé remplaçables et enclume arrière. Base orientable à 360°, à boulonner en M10 ou M12 à travers le plateau, à l’aplomb d’un pied. Des mordaches en aluminium protègent les pièces finies.',
      'Ductile iron body, replaceable hardened jaws and a rear anvil. 360° base, to be bolted through the top with M10 or M12, over a bench leg. Aluminium soft jaws protect finished work.',
      'Cuerpo de fundición dúctil, mordazas templadas recambiables y yunque trasero. Base giratoria de 360°, atornillada con M10 o M12 a través del tablero, sobre una pata. Unas mordazas de aluminio protegen las piezas acabadas.',
    ),
    axes: { largeur: [125, 100, 150], 'ouverture-max': [150, 125, 200] },
    existe: (v) => v['ouverture-max'] === selon(v.largeur, { 100: 125, 125: 150, 150: 200 }),
    marques: ['stahlmann', 'durandal', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v.largeur, { 100: 8900, 125: 12900, 150: 18900 }),
    poids: (v) => selon(v.largeur, { 100: 8200, 125: 12800, 150: 19500 }),
    longueurColis: (v) => Number(v.largeur) * 3 + 40,
    suffixe: (v) => `${v.largeur}`,
    ecoParticipation: { type: 'ABJ', centimes: 42 },
    complements: ['OLI', 'OSM'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'MTR',
    noeud: 'treteaux-etablis',
    genre: 'treteau',
    nom: texte('Tréteau pliant acier', 'Folding steel trestle', 'Caballete plegable de acero'),
    declinaison: texte(
      '{hauteur}, {charge} la paire',
      '{hauteur}, {charge} per pair',
      '{hauteur}, {charge} el par',
    ),
    description: texte(
      'Acier galvanisé, pieds repliables et verrouillés, lisse revêtue de caoutchouc. Le grand modèle se règle pied par pied sur sol inégal. La charge s’entend répartie sur deux tréteaux ; ne pas s’en servir comme plateforme de travail.',
      'Galvanised steel with folding, locking legs and a rubber-faced rail. The taller model copes with uneven floors. The load is spread over two trestles; not to be used as a work platform.',
      'Acero galvanizado, patas plegables con bloqueo y travesaño con caucho. El modelo más alto se adapta a suelos irregulares. La carga se entiende repartida en dos caballetes; no debe usarse como plataforma de trabajo.',
    ),
    axes: { hauteur: [780, 1050], charge: [300, 500] },
    fixes: { matiere: 'acier', revetement: 'galva-chaud' },
    marques: ['altitud', 'outibel', 'comptoir'],
    conditionnement: () => ({ unite: 'paire', contenu: 2 }),
    prix: (v) =>
      selon(v.hauteur, { 780: 4490, 1050: 6490 }) + selon(v.charge, { 300: 0, 500: 1800 }),
    poids: (v) =>
      selon(v.hauteur, { 780: 8600, 1050: 12200 }) + selon(v.charge, { 300: 0, 500: 2400 }),
    longueurColis: (v) => Number(v.hauteur) + 120,
    suffixe: (v) => `${v.hauteur}-${v.charge}`,
    ecoParticipation: { type: 'ABJ', centimes: 28 },
    complements: ['MSJ', 'MSU'],
    metiers: ['menuisier', 'agenceur', 'peintre', 'plaquiste'],
  },
];
