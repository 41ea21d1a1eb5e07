import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import { arrondir, codeFinition, codeMesure, existeEnGamme, grammes, type Gamme } from './cout.ts';

const LONGUEURS_POINTES: Gamme = {
  1.8: [30, 35, 40],
  2.2: [40, 45, 50],
  2.5: [50, 55, 60],
  2.7: [60, 70],
  3: [70, 80],
  3.4: [80, 90],
  3.9: [90, 100],
  4.4: [110, 120],
  4.9: [130, 140],
};
const LONGUEURS_BANDE: Gamme = {
  2.8: [50, 63, 70, 80],
  3.1: [70, 80, 90],
};

function grammesPointe(v: Valeurs): number {
  return Number(v.diametre) ** 2 * Number(v.longueur) * 0.0062;
}

export const MODELES_CLOUTERIE: readonly ModeleArticle[] = [
  {
    code: 'FPT',
    noeud: 'pointes-tete-plate',
    genre: 'pointe',
    nom: texte('Pointe tête plate', 'Flat head wire nail', 'Punta cabeza plana'),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Pointe de coffrage et de charpente, tête quadrillée anti-dérapage, vendue au kilo, par boîte de 5 kg. Brute pour le coffrage et l’intérieur, galvanisée dès que le bois voit la pluie. Émoussez la pointe près du bout pour éviter de fendre.',
      'General framing and formwork nail with a chequered head, sold by weight in 5 kg boxes. Bright for formwork and indoors, galvanised wherever timber sees rain. Blunt the point near board ends to avoid splitting.',
      'Punta de encofrado y carpintería con cabeza estriada, vendida al peso en caja de 5 kg. Brillante para encofrado e interior, galvanizada si la madera se moja. Despunte el clavo cerca de la testa para no rajar.',
    ),
    axes: {
      diametre: [2.7, 3, 3.4, 3.9, 2.5, 2.2, 4.4, 4.9, 1.8],
      longueur: [30, 35, 40, 45, 50, 55, 60, 70, 80, 90, 100, 110, 120, 130, 140],
      revetement: ['brut', 'galva-chaud'],
    },
    fixes: { 'tige-clou': 'lisse', matiere: 'acier' },
    existe: (v) => existeEnGamme(LONGUEURS_POINTES, v.diametre, v.longueur),
    marques: ['ferralis', 'comptoir'],
    conditionnement: () => ({ unite: 'kg', contenu: 1, multiple: 5 }),
    prix: (v) =>
      arrondir((296 + 180 / Number(v.diametre)) * (v.revetement === 'galva-chaud' ? 1.4 : 1)),
    poids: () => 1000,
    suffixe: (v) =>
      `${codeMesure(v.diametre, 2)}${codeMesure(v.longueur, 3)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 10230-1', 'EN 14592'],
    complements: ['FCB'],
    metiers: ['charpentier', 'macon', 'couvreur'],
  },
  {
    code: 'FPA',
    noeud: 'pointes-ancrage',
    genre: 'pointe-annelee',
    nom: texte(
      'Pointe d’ancrage annelée',
      'Ring shank connector nail',
      'Punta de anclaje anillada',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'La seule pointe prévue pour les équerres et sabots : collet conique qui se cale dans le trou de 5, tige annelée qui ne remonte pas. Ø 4 × 35 ou 40 pour les assemblages courants, 50 et 60 pour les fortes sections. Inox A4 en extérieur exposé.',
      'The nail brackets and hangers are designed for: a conical collar that fills the 5 mm hole and a ring shank that will not back out. Ø 4 × 35 or 40 for common joints, 50 and 60 for heavy sections. A4 stainless for exposed work.',
      'La punta que exigen escuadras y estribos: collar cónico que ajusta en el agujero de 5 y caña anillada que no se sale. Ø 4 × 35 o 40 para uniones corrientes, 50 y 60 para grandes secciones. Inox A4 en exterior expuesto.',
    ),
    axes: {
      diametre: [4],
      longueur: [40, 35, 50, 60, 75, 100],
      revetement: ['zingue-blanc', 'inox-a4'],
    },
    fixes: { 'tige-clou': 'annelee' },
    existe: (v) => v.revetement === 'zingue-blanc' || Number(v.longueur) <= 60,
    marques: ['rothbeck', 'ferralis'],
    conditionnement: () => ({ unite: 'boite', contenu: 250 }),
    prix: (v) =>
      arrondir(250 * (grammesPointe(v) * 0.55 + 1.5) * (v.revetement === 'inox-a4' ? 4.4 : 1)),
    poids: (v) => grammes(250 * grammesPointe(v) + 40),
    suffixe: (v) => `${codeMesure(v.longueur, 3)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN 14592'],
    complements: ['FEQ', 'FSA', 'FFP'],
    metiers: ['charpentier', 'couvreur'],
  },
  {
    code: 'FCB',
    noeud: 'clous-bande-34',
    genre: 'clous-en-bande',
    nom: texte('Clou en bande papier 34°', '34° paper collated nail', 'Clavo en tira de papel 34°'),
    declinaison: texte(
      '{diametre} × {longueur}, {tige-clou}, {revetement}',
      '{diametre} × {longueur}, {tige-clou} shank, {revetement}',
      '{diametre} × {longueur}, {tige-clou}, {revetement}',
    ),
    description: texte(
      'Tête en D décalée, bande papier sans éclats de plastique, pour cloueurs à gaz, à batterie et pneumatiques de 30 à 34°. Annelé pour la tenue à l’arrachement de l’ossature, lisse pour le coffrage. Boîte sans cartouche de gaz.',
      'Clipped D head, paper tape with no plastic fragments, for 30–34° gas, cordless and air framing nailers. Ring shank for withdrawal strength in framing, smooth for formwork. Supplied without fuel cell.',
      'Cabeza en D, tira de papel sin restos de plástico, para clavadoras de gas, batería y neumáticas de 30 a 34°. Anillado para resistir el arranque en entramados, liso para encofrado. Caja sin cartucho de gas.',
    ),
    axes: {
      diametre: [3.1, 2.8],
      longueur: [90, 80, 70, 63, 50],
      'tige-clou': ['annelee', 'lisse'],
      revetement: ['galva-chaud', 'brut', 'inox-a2'],
    },
    existe: (v) =>
      existeEnGamme(LONGUEURS_BANDE, v.diametre, v.longueur) &&
      (v.revetement !== 'inox-a2' || v['tige-clou'] === 'annelee'),
    marques: ['krafto', 'ferralis'],
    conditionnement: (v) => ({ unite: 'boite', contenu: Number(v.longueur) <= 63 ? 3300 : 2200 }),
    prix: (v) =>
      arrondir(
        (Number(v.longueur) <= 63 ? 3300 : 2200) *
          (grammesPointe(v) * 0.32 + 0.75) *
          (v['tige-clou'] === 'annelee' ? 1.06 : 1) *
          ({ brut: 0.85, 'inox-a2': 4.1 }[String(v.revetement)] ?? 1),
      ),
    poids: (v) => grammes((Number(v.longueur) <= 63 ? 3300 : 2200) * grammesPointe(v) + 200),
    suffixe: (v) =>
      `${codeMesure(v.diametre, 2)}${codeMesure(v.longueur, 3)}-${v['tige-clou'] === 'annelee' ? 'A' : 'L'}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 15 },
    normes: ['EN 14592'],
    metiers: ['charpentier', 'couvreur', 'menuisier'],
  },
  {
    code: 'FCF',
    noeud: 'clous-finition',
    genre: 'clous-de-finition',
    nom: texte('Clou de finition', 'Finish nail', 'Clavo de acabado'),
    declinaison: texte(
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
      '{diametre} × {longueur}, {revetement}',
    ),
    description: texte(
      'Bande droite pour cloueur de finition 16 Ga : plinthes, chambranles, lambris, baguettes. Tête presque invisible, à reboucher à la pâte à bois. Prenez une longueur d’environ trois fois l’épaisseur de la moulure.',
      'Straight strip for 16-gauge finish nailers: skirting, architrave, panelling and beads. The head almost disappears and takes filler. Use a length of about three times the moulding thickness.',
      'Tira recta para clavadora de acabado de calibre 16: rodapiés, tapajuntas, frisos y molduras. Cabeza casi invisible que se tapa con masilla. Use una longitud de unas tres veces el espesor de la moldura.',
    ),
    axes: { longueur: [38, 50, 32, 25, 45, 57, 63], revetement: ['zingue-blanc', 'inox-a2'] },
    fixes: { diametre: 1.6, 'tige-clou': 'lisse' },
    marques: ['krafto', 'ferralis'],
    conditionnement: () => ({ unite: 'boite', contenu: 2500 }),
    prix: (v) => arrondir((Number(v.longueur) * 34 + 520) * (v.revetement === 'inox-a2' ? 3.1 : 1)),
    poids: (v) => grammes(2500 * Number(v.longueur) * 0.0158 + 60),
    suffixe: (v) => `16${codeMesure(v.longueur, 3)}-${codeFinition(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    complements: ['FAG'],
    metiers: ['menuisier', 'agenceur'],
  },
  {
    code: 'FAG',
    noeud: 'agrafes-fil-fin',
    genre: 'agrafe',
    nom: texte('Agrafe fil fin', 'Fine wire staple', 'Grapa de hilo fino'),
    declinaison: texte(
      '{largeur-lien} × {hauteur}, {revetement}',
      '{largeur-lien} × {hauteur}, {revetement}',
      '{largeur-lien} × {hauteur}, {revetement}',
    ),
    description: texte(
      'Pour agrafeuse à main ou électrique : pare-vapeur, écran de sous-toiture, isolant mince, tissus. Hauteur 6 ou 8 sur bois dur, 10 à 14 sur résineux. En extérieur ou sous toiture ventilée, prenez l’inox.',
      'For hand and electric tackers: vapour barriers, roof underlay, thin insulation and fabric. 6 or 8 mm legs in hardwood, 10 to 14 in softwood. Choose stainless outdoors or in ventilated roofs.',
      'Para grapadora manual o eléctrica: barrera de vapor, láminas bajo teja, aislantes finos y telas. Altura 6 u 8 en madera dura, de 10 a 14 en conífera. En exterior o cubierta ventilada, elija inox.',
    ),
    axes: { hauteur: [10, 8, 12, 14, 6], revetement: ['zingue-blanc', 'inox-a2'] },
    fixes: { 'largeur-lien': 11.3 },
    marques: ['krafto', 'outibel', 'comptoir'],
    conditionnement: (v) => ({ unite: 'boite', contenu: v.revetement === 'inox-a2' ? 1000 : 5000 }),
    prix: (v) =>
      arrondir(
        v.revetement === 'inox-a2' ? 690 + Number(v.hauteur) * 28 : 680 + Number(v.hauteur) * 46,
      ),
    poids: (v) =>
      grammes(
        (v.revetement === 'inox-a2' ? 1000 : 5000) * (Number(v.hauteur) * 2 + 11) * 0.0041 + 30,
      ),
    suffixe: (v) => `${codeMesure(v.hauteur, 2)}-${codeFinition(v.revetement)}`,
    complements: ['FCF'],
    metiers: ['couvreur', 'plaquiste', 'menuisier'],
  },
];
