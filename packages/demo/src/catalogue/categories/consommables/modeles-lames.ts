import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import { arrondir, existeEnGamme, grammes, mesuresOf, type Gamme } from '../fixation/cout.ts';
import { codeMateriau } from './code-materiau.ts';

/** Teeth made for each diameter of circular saw blade. */
const DENTS_BOIS: Gamme = {
  160: [12, 24, 48],
  165: [24, 40, 48],
  190: [16, 24, 48],
  210: [24, 48, 64],
  216: [24, 48, 60, 80],
  230: [24, 48],
  250: [24, 40, 60, 80],
  300: [28, 48, 72, 96],
  305: [48, 80, 96],
  315: [28, 48],
};
const DENTS_METAL: Gamme = {
  160: [48],
  190: [56],
  216: [64, 80],
  250: [80],
  305: [60, 96],
  355: [80],
};

/** Use of a jigsaw blade: material, cut, pitch and working length, in that order. */
const LAMES_SAUTEUSE: readonly (readonly [string, string, number, number])[] = [
  ['bois', 'rapide', 4, 75],
  ['bois', 'propre', 2.5, 75],
  ['bois', 'courbe', 1.4, 50],
  ['bois', 'rapide', 4, 110],
  ['bois', 'propre', 2.7, 90],
  ['stratifie', 'propre', 1.7, 75],
  ['stratifie', 'inversee', 2.5, 75],
  ['metal', 'fine', 1.2, 50],
  ['metal', 'epaisse', 2, 50],
  ['aluminium', 'epaisse', 3, 75],
];
/** Pitch of a reciprocating blade, by material and length. */
const LAMES_SABRE: readonly (readonly [string, number, number])[] = [
  ['bois', 5, 150],
  ['bois', 5, 240],
  ['bois-cloue', 4.3, 150],
  ['bois-cloue', 4.3, 228],
  ['bois-cloue', 4.3, 300],
  ['metal', 1.4, 150],
  ['metal', 1.8, 150],
  ['metal', 1.8, 228],
  ['acier-inox', 3, 150],
  ['beton-cellulaire', 12.7, 240],
  ['beton-cellulaire', 12.7, 300],
];

function alesageLame(v: Valeurs): number {
  if (v.diametre === 355) return 25.4;
  return Number(v.diametre) < 190 ? 20 : 30;
}

function isLameSauteuse(v: Valeurs): boolean {
  return LAMES_SAUTEUSE.some(
    ([materiau, coupe, pas, longueur]) =>
      materiau === v['materiau-travaille'] &&
      coupe === v['coupe-lame'] &&
      pas === v['pas-dents'] &&
      longueur === v['longueur-utile'],
  );
}

function isLameSabre(v: Valeurs): boolean {
  return LAMES_SABRE.some(
    ([materiau, pas, longueur]) =>
      materiau === v['materiau-travaille'] && pas === v['pas-dents'] && longueur === v.longueur,
  );
}

export const MODELES_LAMES: readonly ModeleArticle[] = [
  {
    code: 'BLC',
    noeud: 'lames-circulaires-bois',
    genre: 'lame-circulaire',
    nom: texte(
      'Lame de scie circulaire carbure bois',
      'Carbide circular saw blade for wood',
      'Disco de sierra circular de metal duro para madera',
    ),
    declinaison: texte(
      '{diametre} × {alesage}, {nombre-dents} dents',
      '{diametre} × {alesage}, {nombre-dents} teeth',
      '{diametre} × {alesage}, {nombre-dents} dientes',
    ),
    description: texte(
      'Denture alternée carbure, fentes de dilatation découpées au laser. 12 à 24 dents pour déligner vite, 40 à 60 pour le travers, 80 et plus pour le mélaminé sans éclat. Vérifiez alésage et vitesse maximale gravée avant montage ; bague de réduction 30/20 à part.',
      'Alternate-bevel carbide teeth and laser-cut expansion slots. 12 to 24 teeth for fast ripping, 40 to 60 for cross-cutting, 80 and over for chip-free melamine. Check bore and the engraved maximum speed before fitting; 30/20 reducing ring sold separately.',
      'Dientes alternos de metal duro y ranuras de dilatación cortadas a láser. De 12 a 24 dientes para corte al hilo, de 40 a 60 para través y 80 o más para melamina sin astillas. Compruebe el diámetro interior y la velocidad máxima grabada; anillo 30/20 aparte.',
    ),
    axes: {
      diametre: [190, 216, 160, 250, 165, 210, 230, 300, 305, 315],
      'nombre-dents': mesuresOf(DENTS_BOIS),
      alesage: [30, 20],
    },
    fixes: { 'nuance-coupe': 'carbure', 'materiau-travaille': 'bois' },
    existe: (v) =>
      existeEnGamme(DENTS_BOIS, v.diametre, v['nombre-dents']) && v.alesage === alesageLame(v),
    marques: ['karbex', 'durandal', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondir(
        600 + Number(v.diametre) * 3.2 + Number(v.diametre) * Number(v['nombre-dents']) * 0.19,
      ),
    poids: (v) => grammes(Number(v.diametre) ** 2 * 0.0115),
    longueurColis: (v) => Number(v.diametre) + 20,
    suffixe: (v) => `${v.diametre}-${v['nombre-dents']}`,
    ecoParticipation: { type: 'ABJ', centimes: 3 },
    normes: ['EN 847-1'],
    complements: ['BLS', 'BLM'],
    metiers: ['menuisier', 'charpentier', 'agenceur'],
  },
  {
    code: 'BLM',
    noeud: 'lames-circulaires-metal',
    genre: 'lame-circulaire',
    nom: texte(
      'Lame de scie circulaire carbure aluminium',
      'Carbide circular saw blade for aluminium',
      'Disco de sierra circular de metal duro para aluminio',
    ),
    declinaison: texte(
      '{diametre} × {alesage}, {nombre-dents} dents',
      '{diametre} × {alesage}, {nombre-dents} teeth',
      '{diametre} × {alesage}, {nombre-dents} dientes',
    ),
    description: texte(
      'Denture trapèze-plate à angle négatif : coupe nette des profilés aluminium, PVC et composites sans arrachement. Bloquez le profilé et graissez à la cire de coupe. Ne convient pas à l’acier.',
      'Triple-chip teeth with negative rake for clean cuts in aluminium section, PVC and composites without grabbing. Clamp the section and use cutting wax. Not suitable for steel.',
      'Diente trapezoidal plano con ángulo negativo: corte limpio de perfiles de aluminio, PVC y composites sin tirones. Sujete el perfil y use cera de corte. No apto para acero.',
    ),
    axes: {
      diametre: [216, 250, 305, 190, 160, 355],
      'nombre-dents': mesuresOf(DENTS_METAL),
      alesage: [30, 20, 25.4],
    },
    fixes: { 'nuance-coupe': 'carbure', 'materiau-travaille': 'aluminium' },
    existe: (v) =>
      existeEnGamme(DENTS_METAL, v.diametre, v['nombre-dents']) && v.alesage === alesageLame(v),
    marques: ['karbex', 'durandal'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondir(
        900 + Number(v.diametre) * 4 + Number(v.diametre) * Number(v['nombre-dents']) * 0.21,
      ),
    poids: (v) => grammes(Number(v.diametre) ** 2 * 0.012),
    longueurColis: (v) => Number(v.diametre) + 20,
    suffixe: (v) => `${v.diametre}-${v['nombre-dents']}`,
    ecoParticipation: { type: 'ABJ', centimes: 3 },
    normes: ['EN 847-1'],
    complements: ['BLC'],
    metiers: ['menuisier', 'metallier', 'serrurier'],
  },
  {
    code: 'BLS',
    noeud: 'lames-sauteuse',
    genre: 'lame-sauteuse',
    nom: texte('Lame de scie sauteuse', 'Jigsaw blade', 'Hoja de sierra de calar'),
    declinaison: texte(
      'pour {materiau-travaille}, {coupe-lame}, {longueur-utile}, pas {pas-dents}',
      'for {materiau-travaille}, {coupe-lame}, {longueur-utile}, {pas-dents} pitch',
      'para {materiau-travaille}, {coupe-lame}, {longueur-utile}, paso {pas-dents}',
    ),
    description: texte(
      'Queue en T, la plus répandue. Gros pas avoyé pour le bois épais, denture fine détalonnée pour une face propre, denture inversée pour couper un plan de travail par-dessus. Deux ou trois dents doivent toujours rester en prise dans la tôle.',
      'T-shank, the most widespread. Coarse set teeth for thick timber, fine ground teeth for a clean face, reverse teeth for cutting worktops from above. Keep at least two or three teeth engaged in sheet metal.',
      'Vástago en T, el más extendido. Paso grueso triscado para madera gruesa, diente fino para caras limpias, diente invertido para encimeras desde arriba. En chapa, mantenga siempre dos o tres dientes en contacto.',
    ),
    axes: {
      'materiau-travaille': ['bois', 'metal', 'stratifie', 'aluminium'],
      'coupe-lame': ['propre', 'rapide', 'courbe', 'inversee', 'fine', 'epaisse'],
      'longueur-utile': [75, 50, 90, 110],
      'pas-dents': [2.5, 4, 1.2, 2, 1.4, 1.7, 2.7, 3],
    },
    fixes: { 'attachement-outil': 't' },
    existe: isLameSauteuse,
    marques: ['volmer', 'krafto', 'comptoir'],
    conditionnement: () => ({ unite: 'sachet', contenu: 5 }),
    prix: (v) =>
      arrondir(
        480 +
          Number(v['longueur-utile']) * 3.4 +
          (['metal', 'aluminium'].includes(String(v['materiau-travaille'])) ? 320 : 0),
      ),
    poids: (v) => grammes(5 * Number(v['longueur-utile']) * 0.085 + 12),
    suffixe: (v) => `${codeMateriau(v)}${v['longueur-utile']}-${Number(v['pas-dents']) * 10}`,
    complements: ['BLC', 'BLR'],
    metiers: ['menuisier', 'agenceur', 'plombier'],
  },
  {
    code: 'BLR',
    noeud: 'lames-sabre',
    genre: 'lame-sabre',
    nom: texte('Lame de scie sabre', 'Reciprocating saw blade', 'Hoja de sierra de sable'),
    declinaison: texte(
      'pour {materiau-travaille}, {longueur}, pas {pas-dents}',
      'for {materiau-travaille}, {longueur}, {pas-dents} pitch',
      'para {materiau-travaille}, {longueur}, paso {pas-dents}',
    ),
    description: texte(
      'Bimétal souple pour la démolition : elle plie sur un clou au lieu de casser. Carbure pour l’inox et le béton cellulaire. Plaquez la semelle contre la pièce et choisissez une lame qui dépasse de 50 mm.',
      'Flexible bi-metal for demolition that bends on a nail instead of snapping. Carbide for stainless and aircrete. Press the shoe against the work and pick a blade that clears it by 50 mm.',
      'Bimetal flexible para derribo: se dobla con un clavo en vez de partirse. Metal duro para inox y hormigón celular. Apoye la zapata en la pieza y elija una hoja que sobresalga 50 mm.',
    ),
    axes: {
      'materiau-travaille': ['bois-cloue', 'metal', 'bois', 'acier-inox', 'beton-cellulaire'],
      longueur: [150, 228, 240, 300],
      'pas-dents': [4.3, 1.8, 1.4, 5, 3, 12.7],
    },
    fixes: { 'attachement-outil': 'universel' },
    existe: isLameSabre,
    marques: ['volmer', 'krafto', 'comptoir'],
    conditionnement: (v) =>
      isCarbure(v) ? { unite: 'piece', contenu: 1 } : { unite: 'sachet', contenu: 5 },
    prix: (v) =>
      arrondir(
        isCarbure(v) ? 900 + Number(v.longueur) * 3.6 : 5 * (120 + Number(v.longueur) * 0.95),
      ),
    poids: (v) => grammes((isCarbure(v) ? 1 : 5) * Number(v.longueur) * 0.15 + 15),
    longueurColis: (v) => Number(v.longueur) + 30,
    suffixe: (v) => `${codeMateriau(v)}${v.longueur}-${Number(v['pas-dents']) * 10}`,
    complements: ['BLS'],
    metiers: ['plombier', 'charpentier', 'maintenance', 'macon'],
  },
];

function isCarbure(v: Valeurs): boolean {
  return ['acier-inox', 'beton-cellulaire'].includes(String(v['materiau-travaille']));
}
