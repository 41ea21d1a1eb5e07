import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, capitales, chiffres, codeCouleur, nombre, selon } from './bareme.ts';

export const modelesTete: readonly ModeleArticle[] = [
  {
    code: 'GCC',
    noeud: 'casques-chantier',
    genre: 'casque-chantier',
    nom: texte('Casque de chantier', 'Site safety helmet', 'Casco de obra'),
    declinaison: texte(
      '{reglage-coiffe}, {couleur}',
      'with {reglage-coiffe}, {couleur}',
      'con {reglage-coiffe}, {couleur}',
    ),
    description: texte(
      'Calotte en polyéthylène haute densité, coiffe textile six points et bandeau anti-sueur remplaçable. Fentes de 30 mm pour coquilles antibruit et écran facial. À remplacer après tout choc et au plus tard quatre ans après la mise en service.',
      'High-density polyethylene shell with a six-point textile cradle and a replaceable sweatband. 30 mm side slots take ear defenders and a face shield. Replace after any impact and no later than four years after first use.',
      'Casquete de polietileno de alta densidad, arnés textil de seis puntos y banda antisudor recambiable. Ranuras de 30 mm para orejeras y pantalla facial. Debe sustituirse tras cualquier impacto y, como máximo, a los cuatro años de uso.',
    ),
    axes: {
      'reglage-coiffe': ['cremaillere', 'glissiere'],
      couleur: ['blanc', 'jaune', 'bleu', 'rouge', 'orange', 'vert'],
    },
    marques: ['protekta', 'securam', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v, 'reglage-coiffe', { cremaillere: 1190, glissiere: 690 }),
    poids: (v) => selon(v, 'reglage-coiffe', { cremaillere: 385, glissiere: 340 }),
    suffixe: (v) =>
      `${selon(v, 'reglage-coiffe', { cremaillere: 'CR', glissiere: 'GL' })}-${codeCouleur(v)}`,
    normes: ['EN 397', 'EN 50365'],
    complements: ['GCB', 'GLU', 'GCA'],
    metiers: ['macon', 'charpentier', 'couvreur', 'collectivite'],
  },
  {
    code: 'GCH',
    noeud: 'casques-hauteur',
    genre: 'casque-hauteur',
    nom: texte(
      'Casque pour travail en hauteur',
      'Working-at-height helmet',
      'Casco para trabajos en altura',
    ),
    declinaison: texte(
      '{aeration-casque}, jugulaire 4 points, {couleur}',
      '{aeration-casque}, 4-point chin strap, {couleur}',
      '{aeration-casque}, barboquejo de 4 puntos, {couleur}',
    ),
    description: texte(
      'Calotte ABS sans visière pour garder le regard vers le haut sur corde, nacelle ou charpente. La jugulaire se règle en deux positions, largable au sol, verrouillée en hauteur. Porte-lampe à quatre clips et fentes pour coquilles.',
      'Peakless ABS shell that leaves the upward view clear on rope, platform or roof frame. The chin strap has two settings: breakaway on the ground, locked at height. Four lamp clips and accessory slots.',
      'Casquete de ABS sin visera que deja libre la vista hacia arriba en cuerda, plataforma o cubierta. El barboquejo tiene dos posiciones: desprendible en el suelo y bloqueada en altura. Cuatro clips para linterna y ranuras para orejeras.',
    ),
    axes: {
      'aeration-casque': ['ventile', 'non-ventile'],
      couleur: ['blanc', 'rouge', 'bleu', 'jaune', 'noir'],
    },
    marques: ['altitud', 'protekta'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v, 'aeration-casque', { ventile: 6490, 'non-ventile': 6890 }),
    poids: (v) => selon(v, 'aeration-casque', { ventile: 455, 'non-ventile': 470 }),
    suffixe: (v) =>
      `${selon(v, 'aeration-casque', { ventile: 'V', 'non-ventile': 'N' })}-${codeCouleur(v)}`,
    normes: ['EN 12492', 'EN 397'],
    complements: ['GHA', 'GLA', 'GCB'],
    metiers: ['couvreur', 'charpentier', 'paysagiste', 'maintenance'],
  },
  {
    code: 'GCA',
    noeud: 'casquettes-antiheurt',
    genre: 'casquette-antiheurt',
    nom: texte('Casquette antiheurt', 'Bump cap', 'Gorra antigolpes'),
    declinaison: texte(
      'visière {longueur-visiere}, {couleur}',
      '{longueur-visiere} peak, {couleur}',
      'con visera de {longueur-visiere}, {couleur}',
    ),
    description: texte(
      'Coque ABS ajourée et mousse EVA sous une casquette en coton lavable à 40 °C. Elle protège des chocs contre un objet fixe, gaine, poutre ou capot ; elle ne remplace pas un casque là où un objet peut tomber.',
      'Perforated ABS shell and EVA padding inside a cotton cap that washes at 40 °C. It guards against knocks on fixed objects such as ducts, beams and bonnets, and is no substitute for a helmet where things may fall.',
      'Carcasa de ABS perforada y acolchado de EVA bajo una gorra de algodón lavable a 40 °C. Protege de golpes contra objetos fijos como conductos o vigas; no sustituye al casco donde pueda haber caída de objetos.',
    ),
    axes: {
      'longueur-visiere': [7, 5, 3],
      couleur: ['noir', 'marine', 'gris', 'rouge'],
    },
    marques: ['protekta', 'securam'],
    conditionnement: aLaPiece,
    prix: () => 1790,
    poids: (v) => 165 + nombre(v, 'longueur-visiere') * 3,
    suffixe: (v) => `${chiffres(v, 'longueur-visiere')}-${codeCouleur(v)}`,
    normes: ['EN 812'],
    complements: ['GLU', 'GBJ'],
    metiers: ['plombier', 'electricien', 'maintenance', 'agenceur'],
  },
  {
    code: 'GLU',
    noeud: 'lunettes-branches',
    genre: 'lunettes-protection',
    nom: texte('Lunettes de protection à branches', 'Safety spectacles', 'Gafas de protección'),
    declinaison: texte(
      'oculaire {teinte-oculaire}, {traitement-oculaire}',
      'with {teinte-oculaire}, {traitement-oculaire}',
      'con ocular {teinte-oculaire}, {traitement-oculaire}',
    ),
    description: texte(
      'Oculaire polycarbonate enveloppant, résistance F contre les particules lancées à 45 m/s, branches bimatière et pont de nez souple. Incolore pour l’atelier, jaune pour les lieux sombres, fumé en plein soleil. 26 g : on les oublie.',
      'Wraparound polycarbonate lens rated F against particles at 45 m/s, with soft-tipped arms and nose bridge. Clear for the workshop, amber for poor light, smoke for bright sun. At 26 g they stay on all day.',
      'Ocular envolvente de policarbonato, resistencia F frente a partículas a 45 m/s, patillas bimaterial y puente nasal blando. Incoloro para el taller, amarillo para poca luz, ahumado a pleno sol. Solo 26 g.',
    ),
    axes: {
      'teinte-oculaire': ['incolore', 'fume', 'jaune', 'mixte'],
      'traitement-oculaire': ['antibuee', 'antirayures'],
    },
    fixes: { 'matiere-oculaire': 'polycarbonate' },
    marques: ['protekta', 'securam', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'teinte-oculaire', { incolore: 420, jaune: 450, fume: 470, mixte: 590 }) +
      selon(v, 'traitement-oculaire', { antirayures: 0, antibuee: 240 }),
    poids: () => 26,
    suffixe: (v) =>
      `${selon(v, 'teinte-oculaire', { incolore: 'IN', jaune: 'JA', fume: 'FU', mixte: 'IO' })}-${selon(v, 'traitement-oculaire', { antirayures: 'AR', antibuee: 'AB' })}`,
    normes: ['EN 166 1 F'],
    complements: ['GBJ', 'GFP', 'GNI'],
    metiers: ['menuisier', 'metallier', 'agenceur', 'maintenance'],
  },
  {
    code: 'GLM',
    noeud: 'lunettes-masques',
    genre: 'lunettes-masque',
    nom: texte(
      'Lunettes-masque ventilation indirecte',
      'Indirect-vent safety goggles',
      'Gafas panorámicas de ventilación indirecta',
    ),
    declinaison: texte(
      'oculaire {matiere-oculaire}, {traitement-oculaire}',
      '{matiere-oculaire} lens, {traitement-oculaire}',
      'ocular de {matiere-oculaire}, {traitement-oculaire}',
    ),
    description: texte(
      'Jupe souple en PVC à porter par-dessus des lunettes correctrices, bande élastique large et réglable. Le polycarbonate tient l’impact B à 120 m/s ; l’acétate supporte mieux solvants et projections chimiques.',
      'Soft PVC frame that fits over prescription glasses, with a wide adjustable headband. Polycarbonate withstands 120 m/s impacts (grade B); acetate copes better with solvents and chemical splash.',
      'Montura blanda de PVC que se lleva sobre gafas graduadas, con banda elástica ancha y regulable. El policarbonato resiste impactos B a 120 m/s; el acetato soporta mejor disolventes y salpicaduras químicas.',
    ),
    axes: {
      'matiere-oculaire': ['polycarbonate', 'acetate'],
      'traitement-oculaire': ['antibuee', 'antirayures'],
    },
    fixes: { 'teinte-oculaire': 'incolore' },
    marques: ['protekta', 'securam'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'matiere-oculaire', { polycarbonate: 890, acetate: 1050 }) +
      selon(v, 'traitement-oculaire', { antirayures: 0, antibuee: 310 }),
    poids: () => 98,
    suffixe: (v) =>
      `${selon(v, 'matiere-oculaire', { polycarbonate: 'PC', acetate: 'AC' })}-${selon(v, 'traitement-oculaire', { antirayures: 'AR', antibuee: 'AB' })}`,
    normes: ['EN 166 3 4', 'EN 170'],
    complements: ['GDM', 'GJN'],
    metiers: ['peintre', 'plaquiste', 'macon', 'maintenance'],
  },
  {
    code: 'GMS',
    noeud: 'masques-soudage-opto',
    genre: 'masque-soudage',
    nom: texte(
      'Masque de soudage optoélectronique',
      'Auto-darkening welding helmet',
      'Careta de soldar optoelectrónica',
    ),
    declinaison: texte(
      '{champ-soudage}, {teinte-soudage}',
      '{champ-soudage}, {teinte-soudage}',
      '{champ-soudage}, {teinte-soudage}',
    ),
    description: texte(
      'Cellule à assombrissement en 0,1 ms, état clair teinte 4, sensibilité et retour réglables, position meulage. Convient à l’arc électrode, au MIG-MAG et au TIG dès 10 A. Alimentation solaire avec pile de secours, écrans de garde fournis.',
      'Darkens in 0.1 ms from a shade 4 light state, with adjustable sensitivity and delay, and a grind setting. For MMA, MIG-MAG and TIG from 10 A. Solar powered with a back-up cell; cover lenses supplied.',
      'Oscurece en 0,1 ms desde un estado claro de tono 4, con sensibilidad y retardo regulables y posición de amolado. Para electrodo, MIG-MAG y TIG desde 10 A. Alimentación solar con pila de reserva; cubrefiltros incluidos.',
    ),
    axes: {
      'champ-soudage': ['98x55', '96x39', '100x67'],
      'teinte-soudage': ['9-13', '5-13'],
    },
    existe: (v) => v['champ-soudage'] !== '96x39' || v['teinte-soudage'] === '9-13',
    marques: ['stahlmann', 'protekta'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'champ-soudage', { '96x39': 6900, '98x55': 11900, '100x67': 18900 }) +
      selon(v, 'teinte-soudage', { '9-13': 0, '5-13': 3900 }),
    poids: (v) => selon(v, 'champ-soudage', { '96x39': 440, '98x55': 490, '100x67': 545 }),
    suffixe: (v) => `${capitales(v, 'champ-soudage')}-${capitales(v, 'teinte-soudage')}`,
    ecoParticipation: { type: 'DEEE', centimes: 8 },
    normes: ['EN 379', 'EN 175', 'EN 166'],
    complements: ['GGS', 'HSD'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'GBJ',
    noeud: 'bouchons-jetables',
    genre: 'bouchon-oreille',
    nom: texte(
      'Bouchons d’oreille jetables',
      'Disposable earplugs',
      'Tapones auditivos desechables',
    ),
    declinaison: texte(
      'SNR {snr}, {cordelette}, {paires} paires',
      'SNR {snr}, {cordelette}, {paires} pairs',
      'SNR {snr}, {cordelette}, {paires} pares',
    ),
    description: texte(
      'Mousse polyuréthane conique à retour lent, à rouler entre les doigts avant de l’introduire. Chaque paire est en sachet. 200 paires en boîte distributrice ou 500 en recharge pour distributeur mural.',
      'Tapered slow-recovery polyurethane foam: roll between the fingers, insert, hold. Pairs are individually bagged. 200 pairs in a dispenser box, or a 500-pair refill for a wall dispenser.',
      'Espuma cónica de poliuretano de recuperación lenta; se enrolla entre los dedos antes de insertarla. Cada par va en bolsita. 200 pares en caja dispensadora o 500 en recarga para dispensador mural.',
    ),
    axes: { snr: [37, 34, 28], cordelette: ['sans', 'avec'], paires: [200, 500] },
    existe: (v) => v.cordelette === 'sans' || v.paires === 200,
    marques: ['protekta', 'securam', 'comptoir'],
    conditionnement: (v) => ({ unite: 'boite', contenu: nombre(v, 'paires') }),
    prix: (v) =>
      arrondi(
        nombre(v, 'paires') *
          (selon(v, 'cordelette', { sans: 11.5, avec: 29 }) + (nombre(v, 'snr') - 28) * 0.25) *
          (v.paires === 500 ? 0.82 : 1),
      ),
    poids: (v) =>
      Math.round(nombre(v, 'paires') * selon(v, 'cordelette', { sans: 1.6, avec: 3.4 })),
    suffixe: (v) =>
      `${chiffres(v, 'snr')}-${selon(v, 'cordelette', { sans: 'SC', avec: 'AC' })}-${chiffres(v, 'paires')}`,
    normes: ['EN 352-2'],
    complements: ['GCB', 'GLU'],
    metiers: ['menuisier', 'metallier', 'macon', 'collectivite'],
  },
  {
    code: 'GCB',
    noeud: 'casques-antibruit-passifs',
    genre: 'casque-antibruit',
    nom: texte('Casque antibruit', 'Ear defenders', 'Orejeras antirruido'),
    declinaison: texte(
      'SNR {snr}, {monture-antibruit}',
      'SNR {snr}, {monture-antibruit}',
      'SNR {snr}, {monture-antibruit}',
    ),
    description: texte(
      'Coquilles pivotantes à coussinets mousse remplaçables, hauteur réglable, arceau isolé sans pièce métallique apparente. Choisir l’affaiblissement qui ramène le niveau entre 75 et 80 dB(A) : trop fort, il isole des alarmes.',
      'Swivelling cups with replaceable foam cushions, adjustable height and no exposed metal on the headband. Pick the attenuation that brings the level down to 75–80 dB(A); more than that hides warning signals.',
      'Copas orientables con almohadillas de espuma recambiables, altura regulable y arco sin metal a la vista. Elija la atenuación que deje el nivel entre 75 y 80 dB(A); un exceso impide oír las alarmas.',
    ),
    axes: { snr: [30, 27, 33, 36], 'monture-antibruit': ['serre-tete', 'casque', 'nuque'] },
    existe: (v) => v['monture-antibruit'] === 'serre-tete' || nombre(v, 'snr') < 36,
    marques: ['protekta', 'securam'],
    conditionnement: (v) => ({
      unite: v['monture-antibruit'] === 'casque' ? 'paire' : 'piece',
      contenu: 1,
    }),
    prix: (v) =>
      arrondi(
        1250 +
          (nombre(v, 'snr') - 27) * 210 +
          selon(v, 'monture-antibruit', { 'serre-tete': 0, casque: 280, nuque: 190 }),
      ),
    poids: (v) => 170 + (nombre(v, 'snr') - 27) * 18,
    suffixe: (v) =>
      `${chiffres(v, 'snr')}-${selon(v, 'monture-antibruit', { 'serre-tete': 'ST', casque: 'CA', nuque: 'TN' })}`,
    normes: ['EN 352-1', 'EN 352-3'],
    complements: ['GCC', 'GBJ', 'GLU'],
    metiers: ['menuisier', 'paysagiste', 'charpentier', 'metallier'],
  },
  {
    code: 'GEF',
    noeud: 'ecrans-faciaux',
    genre: 'ecran-facial',
    nom: texte('Écran facial', 'Face shield', 'Pantalla facial'),
    declinaison: texte(
      '{matiere-oculaire}, {fixation-ecran}',
      '{matiere-oculaire}, {fixation-ecran}',
      'de {matiere-oculaire}, {fixation-ecran}',
    ),
    description: texte(
      'Visière de 200 mm de haut qui couvre le visage jusqu’au menton. Polycarbonate pour le meulage et le débroussaillage, acétate pour les produits chimiques. À porter avec des lunettes : l’écran seul laisse passer les éclats par-dessous.',
      '200 mm deep visor that covers the face down to the chin. Polycarbonate for grinding and brush cutting, acetate for chemicals. Wear spectacles underneath: fragments can get in from below.',
      'Visor de 200 mm de alto que cubre el rostro hasta la barbilla. Policarbonato para amolado y desbroce, acetato para productos químicos. Úsese con gafas: por debajo pueden entrar partículas.',
    ),
    axes: {
      'matiere-oculaire': ['polycarbonate', 'acetate'],
      'fixation-ecran': ['serre-tete', 'casque'],
    },
    fixes: { 'teinte-oculaire': 'incolore' },
    marques: ['protekta', 'securam'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'matiere-oculaire', { polycarbonate: 1690, acetate: 1490 }) +
      selon(v, 'fixation-ecran', { 'serre-tete': 0, casque: 300 }),
    poids: (v) => selon(v, 'fixation-ecran', { 'serre-tete': 240, casque: 210 }),
    suffixe: (v) =>
      `${selon(v, 'matiere-oculaire', { polycarbonate: 'PC', acetate: 'AC' })}-${selon(v, 'fixation-ecran', { 'serre-tete': 'ST', casque: 'CA' })}`,
    normes: ['EN 166 3'],
    complements: ['GLU', 'GCC', 'GCB'],
    metiers: ['metallier', 'paysagiste', 'serrurier', 'maintenance'],
  },
];
