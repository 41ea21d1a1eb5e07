import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import { arrondir, codeFinition, codeMesure, existeEnGamme, grammes, type Gamme } from './cout.ts';

/** Legs of equal length, by width. */
const EQUERRES: Gamme = { 70: [55], 90: [65], 105: [90] };
const SABOTS: Gamme = {
  40: [110],
  51: [105, 135],
  60: [100, 130, 160],
  64: [128],
  76: [152, 182],
  80: [120, 150, 180],
  100: [140, 200],
};

function grammesAcier(v: Valeurs): number {
  // Density of steel, both faces of a bent plate.
  return (
    2 * Number(v.hauteur ?? v.longueur) * Number(v.largeur) * Number(v.epaisseur) * 0.00785 * 0.9
  );
}

export const MODELES_CONNECTEURS: readonly ModeleArticle[] = [
  {
    code: 'FEQ',
    noeud: 'equerres-renforcees',
    genre: 'equerre-charpente',
    nom: texte('Équerre renforcée', 'Reinforced angle bracket', 'Escuadra reforzada'),
    declinaison: texte(
      '{hauteur} × {hauteur} × {largeur}, {epaisseur}, {revetement}',
      '{hauteur} × {hauteur} × {largeur}, {epaisseur}, {revetement}',
      '{hauteur} × {hauteur} × {largeur}, {epaisseur}, {revetement}',
    ),
    description: texte(
      'Nervure emboutie qui triple la rigidité : fixation de pannes sur arbalétriers, de solives, de lisses sur dalle. Trous de 5 pour pointes d’ancrage, de 11 ou 13 pour boulon ou goujon. Clouez tous les trous près du pli pour atteindre la valeur de calcul.',
      'A pressed rib triples stiffness: purlins to rafters, joists, and sole plates to slab. 5 mm holes for connector nails, 11 or 13 mm for a bolt or anchor. Fill every nail hole next to the fold to reach the design value.',
      'El nervio embutido triplica la rigidez: correas sobre pares, viguetas, durmientes sobre losa. Taladros de 5 para puntas de anclaje y de 11 o 13 para perno o anclaje. Clave todos los agujeros junto al pliegue para lograr el valor de cálculo.',
    ),
    axes: {
      hauteur: [90, 70, 105],
      largeur: [65, 55, 90],
      epaisseur: [2.5, 2, 3],
      revetement: ['galva-chaud', 'inox-a4'],
      'classe-service': ['1-2', '3'],
    },
    existe: (v) =>
      existeEnGamme(EQUERRES, v.hauteur, v.largeur) &&
      (v['classe-service'] === '3') === (v.revetement === 'inox-a4') &&
      Number(v.epaisseur) >= (v.hauteur === 70 ? 2 : 2.5) &&
      Number(v.epaisseur) <= (v.hauteur === 105 ? 3 : 2.5),
    marques: ['rothbeck', 'ferralis'],
    conditionnement: (v) => ({ unite: 'piece', contenu: 1, multiple: v.hauteur === 105 ? 5 : 10 }),
    prix: (v) => arrondir((grammesAcier(v) * 0.42 + 28) * (v.revetement === 'inox-a4' ? 4.2 : 1)),
    poids: (v) => grammes(grammesAcier(v)),
    suffixe: (v) =>
      `${codeMesure(v.hauteur, 3)}${codeMesure(v.largeur, 3)}${Number(v.epaisseur) * 10}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EAD 130186'],
    complements: ['FPA', 'FGA', 'VTR'],
    metiers: ['charpentier', 'menuisier', 'couvreur'],
  },
  {
    code: 'FSA',
    noeud: 'sabots-ailes-exterieures',
    genre: 'sabot-charpente',
    nom: texte(
      'Sabot de charpente à ailes extérieures',
      'External flange joist hanger',
      'Estribo para viga de alas exteriores',
    ),
    declinaison: texte('{largeur} × {hauteur}', '{largeur} × {hauteur}', '{largeur} × {hauteur}'),
    description: texte(
      'Porte une solive en bout, sur bois ou sur béton. Choisissez la largeur de la solive plus 1 mm au plus, et une hauteur d’au moins deux tiers de la retombée. Clouage total pour la charge pleine, partiel pour la moitié environ.',
      'Carries a joist end on timber or concrete. Pick joist width with no more than 1 mm of play, and a height of at least two thirds of the joist. Full nailing for full load, partial nailing for about half.',
      'Soporta la testa de una vigueta, sobre madera u hormigón. Elija el ancho de la vigueta con 1 mm de holgura como máximo y al menos dos tercios de su canto. Clavado total para la carga completa, parcial para la mitad.',
    ),
    axes: {
      largeur: [60, 80, 51, 76, 100, 64, 40],
      hauteur: [100, 105, 110, 120, 128, 130, 135, 140, 150, 152, 160, 180, 182, 200],
    },
    fixes: { epaisseur: 2, revetement: 'galva-chaud', 'classe-service': '1-2' },
    existe: (v) => existeEnGamme(SABOTS, v.largeur, v.hauteur),
    marques: ['rothbeck', 'ferralis'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(Number(v.largeur) * 0.55 + Number(v.hauteur) * 1.15 + 42),
    poids: (v) =>
      grammes((Number(v.largeur) + 2 * Number(v.hauteur) + 80) * 80 * 2 * 0.00785 * 0.8),
    suffixe: (v) => codeMesure(v.largeur, 3) + codeMesure(v.hauteur, 3),
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EAD 130186'],
    complements: ['FPA', 'FGA'],
    metiers: ['charpentier', 'macon'],
  },
  {
    code: 'FPP',
    noeud: 'pieds-de-poteau',
    genre: 'pied-de-poteau',
    nom: texte('Pied de poteau réglable', 'Adjustable post base', 'Pie de pilar regulable'),
    declinaison: texte(
      'platine {largeur}, réglage {hauteur}',
      '{largeur} plate, {hauteur} adjustment',
      'placa {largeur}, regulación {hauteur}',
    ),
    description: texte(
      'Écarte le bois du sol et règle la hauteur après pose, pour pergola, carport et auvent. Platine haute vissée en bout de poteau, platine basse à quatre goujons M10. Gardez au moins 150 mm entre le sol et le bois en extérieur.',
      'Keeps timber clear of the ground and allows height adjustment after installation, for pergolas, carports and canopies. Top plate screws into the post end, base plate takes four M10 anchors. Keep at least 150 mm between ground and timber outdoors.',
      'Separa la madera del suelo y permite ajustar la altura tras el montaje, para pérgolas, cocheras y porches. La placa superior se atornilla a la testa; la inferior, con cuatro anclajes M10. Deje 150 mm como mínimo entre suelo y madera en exterior.',
    ),
    axes: { largeur: [90, 70, 110, 130], hauteur: [100, 150, 200] },
    fixes: { revetement: 'galva-chaud', 'classe-service': '3' },
    existe: (v) => Number(v.largeur) >= 90 || Number(v.hauteur) < 200,
    marques: ['rothbeck', 'ferralis'],
    conditionnement: aLaPiece,
    prix: (v) => arrondir(Number(v.largeur) * 7.2 + Number(v.hauteur) * 3.1 + 260),
    poids: (v) => grammes(Number(v.largeur) ** 2 * 0.09 + Number(v.hauteur) * 2.2 + 150),
    suffixe: (v) => codeMesure(v.largeur, 3) + codeMesure(v.hauteur, 3),
    ecoParticipation: { type: 'PMCB', centimes: 4 },
    normes: ['EAD 130186'],
    complements: ['FGA', 'VCH', 'BTF'],
    metiers: ['charpentier', 'paysagiste', 'menuisier'],
  },
  {
    code: 'FFP',
    noeud: 'feuillards-plaques',
    genre: 'feuillard-perfore',
    nom: texte(
      'Feuillard perforé de contreventement',
      'Perforated bracing strap',
      'Fleje perforado de arriostramiento',
    ),
    declinaison: texte(
      '{largeur} × {epaisseur}, rouleau de {longueur-rouleau-metal}',
      '{largeur} × {epaisseur}, {longueur-rouleau-metal} roll',
      '{largeur} × {epaisseur}, rollo de {longueur-rouleau-metal}',
    ),
    description: texte(
      'Contreventement de toiture et d’ossature bois, posé en croix et tendu au tendeur. Acier S250 galvanisé, trous de 5 au pas de 20 mm. Fixez avec au moins six pointes d’ancrage à chaque extrémité.',
      'Cross bracing for roofs and timber frames, tightened with a strap tensioner. Galvanised S250 steel with 5 mm holes at 20 mm pitch. Fix with at least six connector nails at each end.',
      'Arriostramiento de cubiertas y entramados, colocado en cruz y tensado. Acero S250 galvanizado, agujeros de 5 cada 20 mm. Fije con un mínimo de seis puntas de anclaje en cada extremo.',
    ),
    axes: { largeur: [40, 60, 25], epaisseur: [2, 1.5], 'longueur-rouleau-metal': [25, 50, 10] },
    fixes: { revetement: 'galva-chaud' },
    existe: (v) => (v.largeur === 25 ? v.epaisseur === 1.5 : true),
    marques: ['rothbeck', 'ferralis'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-rouleau-metal']) }),
    prix: (v) =>
      arrondir(
        Number(v['longueur-rouleau-metal']) * Number(v.largeur) * Number(v.epaisseur) * 2.3 + 350,
      ),
    poids: (v) =>
      grammes(Number(v['longueur-rouleau-metal']) * Number(v.largeur) * Number(v.epaisseur) * 7.0),
    suffixe: (v) =>
      `${codeMesure(v.largeur, 2)}${Number(v.epaisseur) * 10}-${v['longueur-rouleau-metal']}M`,
    ecoParticipation: { type: 'PMCB', centimes: 12 },
    normes: ['EN 14545'],
    complements: ['FPA'],
    metiers: ['charpentier', 'couvreur'],
  },
];
