import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeDixiemes,
  codeMesure,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from '../fixation/cout.ts';

/** Overall length of a jobber drill, by diameter (DIN 338). */
const DIN_338: Gamme = {
  1: [34],
  1.5: [40],
  2: [49],
  2.5: [57],
  3: [61],
  3.3: [65],
  3.5: [70],
  4: [75],
  4.2: [75],
  4.5: [80],
  5: [86],
  5.5: [93],
  6: [93],
  6.5: [101],
  6.8: [109],
  7: [109],
  7.5: [109],
  8: [117],
  8.5: [117],
  9: [125],
  9.5: [125],
  10: [133],
  10.2: [133],
  10.5: [133],
  11: [142],
  11.5: [142],
  12: [151],
  12.5: [151],
  13: [151],
};
const DIAMETRES_METAL = [
  5, 6, 4, 3, 8, 10, 3.5, 4.5, 2, 2.5, 3.3, 4.2, 5.5, 6.5, 6.8, 7, 8.5, 12, 9, 10.2, 13, 1, 1.5,
  7.5, 9.5, 10.5, 11, 11.5, 12.5,
];
const LONGUEURS_BOIS: Gamme = {
  3: [61],
  4: [75],
  5: [86],
  6: [93],
  7: [109],
  8: [117],
  10: [133],
  12: [151],
  14: [151],
  16: [160],
  18: [160],
  20: [166],
};
const LONGUEURS_CHARPENTE: Gamme = {
  8: [235, 460],
  10: [235, 460],
  12: [235, 460],
  14: [235, 460],
  16: [235, 460, 600],
  18: [235, 460, 600],
  20: [235, 460, 600],
  22: [235, 460],
  24: [235, 460],
  26: [460],
  28: [460],
  30: [460],
};

const TAILLE = texte(
  '{diametre} × {longueur}',
  '{diametre} × {longueur}',
  '{diametre} × {longueur}',
);

function volume(v: Valeurs): number {
  return Number(v.diametre) ** 2 * Number(v.longueur);
}

function parBoiteHss(v: Valeurs): number {
  return Number(v.diametre) <= 10.2 ? 10 : 5;
}

function centimesHss(v: Valeurs): number {
  return 48 + Number(v.diametre) ** 2 * 3.1;
}

/** A cylinder of steel less its flutes. */
function grammesForet(v: Valeurs): number {
  return volume(v) * 0.0046;
}

export const MODELES_FORETS: readonly ModeleArticle[] = [
  {
    code: 'FHS',
    noeud: 'forets-hss-meules',
    genre: 'foret-hss',
    nom: texte(
      'Foret métal HSS meulé',
      'Ground HSS jobber drill',
      'Broca para metal HSS rectificada',
    ),
    declinaison: TAILLE,
    description: texte(
      'Le foret d’atelier pour acier jusqu’à 900 N/mm², fonte, aluminium et plastiques. Affûtage en croix à 135° : il centre seul et pousse moins. Réduisez la vitesse quand le diamètre monte, et lubrifiez dès 6 mm.',
      'The workshop bit for steel up to 900 N/mm², cast iron, aluminium and plastics. 135° split point centres itself and needs less feed. Slow down as diameter rises and use cutting oil from 6 mm up.',
      'La broca de taller para acero de hasta 900 N/mm², fundición, aluminio y plásticos. Punta en cruz a 135°: se centra sola y exige menos empuje. Baje las vueltas al subir de diámetro y lubrique a partir de 6 mm.',
    ),
    axes: { diametre: DIAMETRES_METAL, longueur: mesuresOf(DIN_338) },
    fixes: {
      'nuance-coupe': 'hss-meule',
      'attachement-outil': 'cylindrique',
      'materiau-travaille': 'metal',
    },
    existe: (v) => existeEnGamme(DIN_338, v.diametre, v.longueur),
    marques: ['durandal', 'karbex', 'comptoir'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteHss(v) }),
    prix: (v) => arrondir(parBoiteHss(v) * centimesHss(v)),
    poids: (v) => grammes(parBoiteHss(v) * grammesForet(v) + 12),
    suffixe: (v) => codeDixiemes(v.diametre),
    normes: ['DIN 338'],
    complements: ['FKF', 'FHC'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'FHC',
    noeud: 'forets-hss-cobalt',
    genre: 'foret-hss',
    nom: texte('Foret métal HSS cobalt', 'Cobalt HSS jobber drill', 'Broca para metal HSS cobalto'),
    declinaison: TAILLE,
    description: texte(
      'Cobalt 5 % pour l’inox et les aciers jusqu’à 1 100 N/mm², qui usent un HSS en trois trous. Vitesse lente, avance franche et huile de coupe : un foret qui frotte écrouit l’inox et s’arrête. À éviter à la visseuse à percussion.',
      '5% cobalt for stainless and steels up to 1,100 N/mm² that kill a plain HSS bit in three holes. Low speed, firm feed and cutting oil: a bit that rubs work-hardens stainless and stalls. Keep it out of hammer drills.',
      'Cobalto 5 % para inox y aceros de hasta 1100 N/mm², que gastan una HSS en tres agujeros. Vueltas bajas, avance firme y aceite de corte: si roza, el inox se endurece. No la use con percusión.',
    ),
    axes: { diametre: DIAMETRES_METAL, longueur: mesuresOf(DIN_338) },
    fixes: {
      'nuance-coupe': 'hss-cobalt',
      'attachement-outil': 'cylindrique',
      'materiau-travaille': 'acier-inox',
    },
    existe: (v) => existeEnGamme(DIN_338, v.diametre, v.longueur),
    marques: ['karbex', 'durandal'],
    conditionnement: (v) => ({ unite: 'boite', contenu: parBoiteHss(v) }),
    prix: (v) => arrondir(parBoiteHss(v) * centimesHss(v) * 2.05),
    poids: (v) => grammes(parBoiteHss(v) * grammesForet(v) + 12),
    suffixe: (v) => codeDixiemes(v.diametre),
    normes: ['DIN 338'],
    complements: ['FHS', 'FKF'],
    metiers: ['metallier', 'serrurier', 'plombier'],
  },
  {
    code: 'FKF',
    noeud: 'coffrets-forets',
    genre: 'coffret-forets',
    nom: texte('Coffret de forets métal', 'Metal drill bit set', 'Estuche de brocas para metal'),
    declinaison: texte(
      '{nombre-pieces} pièces, {nuance-coupe}',
      '{nombre-pieces} pieces, {nuance-coupe}',
      '{nombre-pieces} piezas, {nuance-coupe}',
    ),
    description: texte(
      'Coffret métal à étages relevables : 19 forets de 1 à 10 mm, ou 25 forets de 1 à 13 mm, par demi-millimètre. Chaque logement est marqué, on voit d’un coup d’œil ce qui manque. Les forets se remplacent à l’unité de boîte.',
      'Metal case with lift-up tiers: 19 bits from 1 to 10 mm or 25 bits from 1 to 13 mm, in half-millimetre steps. Every slot is marked, so a missing bit shows at a glance. Refills are sold in boxes.',
      'Estuche metálico con niveles abatibles: 19 brocas de 1 a 10 mm o 25 brocas de 1 a 13 mm, cada medio milímetro. Cada alojamiento está marcado y se ve lo que falta. Los recambios se venden en caja.',
    ),
    axes: { 'nombre-pieces': [19, 25], 'nuance-coupe': ['hss-meule', 'hss-titane', 'hss-cobalt'] },
    fixes: { 'materiau-travaille': 'metal', 'attachement-outil': 'cylindrique' },
    marques: ['durandal', 'karbex', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondir(
        (v['nombre-pieces'] === 19 ? 2390 : 4690) *
          ({ 'hss-titane': 1.3, 'hss-cobalt': 2.1 }[String(v['nuance-coupe'])] ?? 1),
      ),
    poids: (v) => (v['nombre-pieces'] === 19 ? 690 : 1350),
    suffixe: (v) =>
      `${v['nombre-pieces']}-${{ 'hss-meule': 'G', 'hss-titane': 'T', 'hss-cobalt': 'C' }[String(v['nuance-coupe'])] ?? ''}`,
    ecoParticipation: { type: 'ABJ', centimes: 4 },
    normes: ['DIN 338'],
    complements: ['FHS', 'FHC'],
    metiers: ['metallier', 'maintenance', 'plombier'],
  },
  {
    code: 'FBB',
    noeud: 'forets-trois-pointes',
    genre: 'foret-bois-trois-pointes',
    nom: texte(
      'Foret bois trois pointes',
      'Brad point wood bit',
      'Broca para madera de tres puntas',
    ),
    declinaison: TAILLE,
    description: texte(
      'Pointe de centrage et deux traceurs qui tranchent les fibres : bord net, sans éclat, pour tourillons, avant-trous et fixations visibles. Bois massif, contreplaqué et panneau. Placez une cale martyre derrière la pièce débouchante.',
      'Centre point and two spurs that slice the fibres for a clean edge: dowels, pilot holes and visible fixings. For solid timber, plywood and board. Back through holes with scrap.',
      'Punta de centrado y dos cuchillas que cortan las fibras: borde limpio para espigas, pretaladros y fijaciones vistas. Madera maciza, contrachapado y tablero. Ponga un mártir detrás en agujeros pasantes.',
    ),
    axes: {
      diametre: [4, 5, 6, 8, 10, 3, 12, 7, 14, 16, 18, 20],
      longueur: mesuresOf(LONGUEURS_BOIS),
    },
    fixes: {
      'nuance-coupe': 'chrome',
      'attachement-outil': 'cylindrique',
      'materiau-travaille': 'bois',
    },
    existe: (v) => existeEnGamme(LONGUEURS_BOIS, v.diametre, v.longueur),
    marques: ['durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(125 + Number(v.diametre) ** 1.7 * 5),
    poids: (v) => grammes(grammesForet(v) * 0.9 + 1),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    complements: ['VBF', 'BMF'],
    metiers: ['menuisier', 'agenceur', 'charpentier'],
  },
  {
    code: 'FMP',
    noeud: 'meches-plates',
    genre: 'meche-plate',
    nom: texte('Mèche plate à bois', 'Flat wood bit', 'Broca de pala para madera'),
    declinaison: texte(
      'Ø {diametre}, longueur {longueur}',
      'Ø {diametre}, {longueur} long',
      'Ø {diametre}, longitud {longueur}',
    ),
    description: texte(
      'Perçage rapide pour le passage de câbles et de tubes dans solives et montants. Queue six pans qui ne tourne pas dans le mandrin. Finition sommaire : arrêtez quand la pointe sort et terminez par l’autre face.',
      'Fast drilling for cable and pipe runs through joists and studs. Hex shank that cannot slip in the chuck. Rough finish: stop when the point shows and finish from the other side.',
      'Taladrado rápido para pasar cables y tubos por viguetas y montantes. Vástago hexagonal que no patina. Acabado basto: pare cuando asome la punta y termine por la otra cara.',
    ),
    axes: { diametre: [16, 20, 25, 12, 18, 22, 32, 10, 14, 28, 30, 38, 40], longueur: [152, 400] },
    fixes: {
      'attachement-outil': 'hexagonal',
      'nuance-coupe': 'hcs',
      'materiau-travaille': 'bois',
    },
    existe: (v) => v.longueur === 152 || (Number(v.diametre) >= 12 && Number(v.diametre) <= 32),
    marques: ['krafto', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(170 + Number(v.diametre) * 6.5 + (v.longueur === 400 ? 420 : 0)),
    poids: (v) => grammes(28 + Number(v.diametre) * 1.3 + (v.longueur === 400 ? 70 : 0)),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    complements: ['FML'],
    metiers: ['electricien', 'plombier', 'charpentier'],
  },
  {
    code: 'FML',
    noeud: 'meches-charpente',
    genre: 'meche-charpente',
    nom: texte('Mèche hélicoïdale de charpente', 'Auger bit', 'Broca salomónica para vigas'),
    declinaison: TAILLE,
    description: texte(
      'Vis de centrage qui tire la mèche et goulotte profonde qui sort les copeaux : trous droits dans poutres et madriers. Queue six pans. À employer à basse vitesse avec poignée latérale : le couple est fort au débouché.',
      'Lead screw pulls the bit through and a deep flute lifts the chips: straight holes in beams and heavy timber. Hex shank. Run slowly with a side handle, as torque peaks at break-through.',
      'El husillo tira de la broca y la hélice profunda saca la viruta: agujeros rectos en vigas y tablones. Mango hexagonal. Use pocas vueltas y empuñadura lateral: el par es alto al salir.',
    ),
    axes: {
      diametre: [10, 12, 16, 20, 8, 14, 18, 22, 24, 26, 28, 30],
      longueur: mesuresOf(LONGUEURS_CHARPENTE),
    },
    fixes: {
      'attachement-outil': 'hexagonal-11',
      'nuance-coupe': 'hcs',
      'materiau-travaille': 'bois',
    },
    existe: (v) => existeEnGamme(LONGUEURS_CHARPENTE, v.diametre, v.longueur),
    marques: ['durandal', 'karbex'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(480 + Number(v.diametre) * 22 + volume(v) * 0.0052),
    poids: (v) => grammes(volume(v) * 0.0026 + 60),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => codeMesure(v.diametre, 2) + codeMesure(v.longueur, 3),
    complements: ['BCC', 'VCH'],
    metiers: ['charpentier', 'menuisier', 'paysagiste'],
  },
];
