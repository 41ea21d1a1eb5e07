import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, capitales, chiffres, codeCouleur, nombre, selon } from './bareme.ts';

const TAILLES = [9, 10, 8, 11, 7, 6, 12];

export const modelesMains: readonly ModeleArticle[] = [
  {
    code: 'GNI',
    noeud: 'gants-enduits-nitrile',
    genre: 'gant-enduit',
    nom: texte('Gant de manutention nitrile', 'Nitrile handling glove', 'Guante de nitrilo'),
    declinaison: texte(
      '{enduction}, {couleur}, taille {taille-gant}',
      '{enduction}, {couleur}, size {taille-gant}',
      '{enduction}, {couleur}, talla {taille-gant}',
    ),
    description: texte(
      'Tricot nylon sans couture jauge 15 et mousse de nitrile respirante, bonne prise sur pièces sèches ou légèrement huilées. Paume enduite pour la précision, enduction totale pour les milieux gras. Lavable cinq fois à 40 °C.',
      'Seamless 15-gauge nylon liner with breathable foam nitrile, sure grip on dry or lightly oiled parts. Palm coated for fine work, fully coated for greasy jobs. Washes five times at 40 °C.',
      'Punto de nailon sin costuras de galga 15 y espuma de nitrilo transpirable, buen agarre en piezas secas o algo aceitadas. Palma recubierta para precisión, recubrimiento total para medios grasos. Cinco lavados a 40 °C.',
    ),
    axes: {
      'taille-gant': TAILLES,
      enduction: ['paume', 'trois-quarts', 'totale'],
      couleur: ['noir', 'gris', 'bleu'],
    },
    existe: (v) => v.couleur !== 'gris' || v.enduction === 'paume',
    marques: ['protekta', 'securam', 'comptoir'],
    conditionnement: () => ({ unite: 'paire', contenu: 1, multiple: 10 }),
    prix: (v) => selon(v, 'enduction', { paume: 235, 'trois-quarts': 285, totale: 340 }),
    poids: (v) =>
      nombre(v, 'taille-gant') * 4 +
      selon(v, 'enduction', { paume: 6, 'trois-quarts': 14, totale: 22 }),
    suffixe: (v) =>
      `${selon(v, 'enduction', { paume: 'P', 'trois-quarts': 'TQ', totale: 'T' })}-${codeCouleur(v)}-${chiffres(v, 'taille-gant')}`,
    normes: ['EN ISO 21420', 'EN 388 4131X'],
    complements: ['GLU', 'GCC'],
    metiers: ['menuisier', 'plombier', 'electricien', 'maintenance'],
  },
  {
    code: 'GPU',
    noeud: 'gants-enduits-pu',
    genre: 'gant-enduit',
    nom: texte(
      'Gant de précision enduit PU',
      'PU-coated precision glove',
      'Guante de precisión con PU',
    ),
    declinaison: texte(
      '{couleur}, taille {taille-gant}',
      '{couleur}, size {taille-gant}',
      '{couleur}, talla {taille-gant}',
    ),
    description: texte(
      'Fine enduction polyuréthane sur polyamide jauge 13 : on sent une vis de 3 et on visse sans retirer le gant. Blanc pour les finitions et le vitrage, noir ou gris pour le chantier. À garder au sec, le PU n’aime ni l’eau ni les solvants.',
      'Thin polyurethane film on 13-gauge polyamide: you can feel a No. 4 screw and drive it without taking the glove off. White for finishing and glazing, black or grey for site. Keep dry; PU dislikes water and solvents.',
      'Fina capa de poliuretano sobre poliamida de galga 13: se nota un tornillo de 3 y se atornilla sin quitarse el guante. Blanco para acabados y vidrio, negro o gris para obra. Mejor en seco: el PU no tolera agua ni disolventes.',
    ),
    axes: { 'taille-gant': [9, 10, 8, 7, 11, 6, 12], couleur: ['noir', 'gris', 'blanc'] },
    marques: ['protekta', 'securam', 'comptoir'],
    conditionnement: () => ({ unite: 'paire', contenu: 1, multiple: 10 }),
    prix: () => 145,
    poids: (v) => 16 + nombre(v, 'taille-gant') * 2,
    suffixe: (v) => `${codeCouleur(v)}-${chiffres(v, 'taille-gant')}`,
    normes: ['EN ISO 21420', 'EN 388 3131X'],
    complements: ['GLU'],
    metiers: ['agenceur', 'menuisier', 'electricien', 'plaquiste'],
  },
  {
    code: 'GLX',
    noeud: 'gants-enduits-latex',
    genre: 'gant-enduit',
    nom: texte(
      'Gant de maçon latex crêpé',
      'Crinkle latex grip glove',
      'Guante de albañil de látex rugoso',
    ),
    declinaison: texte('taille {taille-gant}', 'size {taille-gant}', 'talla {taille-gant}'),
    description: texte(
      'Latex naturel crêpé sur coton-polyester jauge 10 : il accroche parpaings, briques et tuiles, même mouillés. Dos aéré, poignet élastique. Contient du latex, à éviter en cas d’allergie.',
      'Crinkled natural latex on 10-gauge polycotton: it grips blocks, bricks and tiles, wet or dry. Open back and knitted wrist. Contains latex; unsuitable for allergic users.',
      'Látex natural rugoso sobre algodón-poliéster de galga 10: agarra bloques, ladrillos y tejas incluso mojados. Dorso aireado y puño elástico. Contiene látex; evítese en caso de alergia.',
    ),
    axes: { 'taille-gant': [9, 10, 8, 11, 7] },
    fixes: { couleur: 'vert', enduction: 'paume' },
    marques: ['protekta', 'comptoir'],
    conditionnement: () => ({ unite: 'paire', contenu: 1, multiple: 12 }),
    prix: () => 165,
    poids: (v) => 40 + nombre(v, 'taille-gant') * 4,
    suffixe: (v) => chiffres(v, 'taille-gant'),
    normes: ['EN ISO 21420', 'EN 388 2142X'],
    complements: ['GCC', 'GBO'],
    metiers: ['macon', 'couvreur', 'paysagiste'],
  },
  {
    code: 'GAC',
    noeud: 'gants-anticoupure',
    genre: 'gant-anticoupure',
    nom: texte('Gant anticoupure', 'Cut-resistant glove', 'Guante anticorte'),
    declinaison: texte(
      '{niveau-coupure}, taille {taille-gant}',
      '{niveau-coupure}, size {taille-gant}',
      '{niveau-coupure}, talla {taille-gant}',
    ),
    description: texte(
      'Fibre polyéthylène haute ténacité, renfort acier à partir du niveau D, paume polyuréthane ou nitrile selon le niveau. B pour le placo et la petite tôle, C et D pour le verre et le profilé, F pour la tôle vive. Renfort entre pouce et index.',
      'High-tenacity polyethylene yarn, steel reinforced from level D, with PU or nitrile palm depending on level. B for plasterboard and light sheet, C and D for glass and profiles, F for raw sheet metal. Reinforced thumb crotch.',
      'Fibra de polietileno de alta tenacidad, con refuerzo de acero a partir del nivel D, palma de PU o nitrilo según el nivel. B para placa de yeso y chapa fina, C y D para vidrio y perfiles, F para chapa viva. Refuerzo entre pulgar e índice.',
    ),
    axes: { 'niveau-coupure': ['c', 'b', 'd', 'f'], 'taille-gant': TAILLES },
    fixes: { couleur: 'gris', enduction: 'paume' },
    marques: ['protekta', 'norderik', 'securam'],
    conditionnement: () => ({ unite: 'paire', contenu: 1 }),
    prix: (v) => selon(v, 'niveau-coupure', { b: 490, c: 690, d: 990, f: 1490 }),
    poids: (v) =>
      nombre(v, 'taille-gant') * 4 + selon(v, 'niveau-coupure', { b: 8, c: 14, d: 26, f: 38 }),
    suffixe: (v) => `${capitales(v, 'niveau-coupure')}-${chiffres(v, 'taille-gant')}`,
    normes: ['EN ISO 21420', 'EN 388', 'ISO 13997'],
    complements: ['GLU', 'GCC'],
    metiers: ['metallier', 'serrurier', 'plaquiste', 'couvreur'],
  },
  {
    code: 'GCU',
    noeud: 'gants-cuir',
    genre: 'gant-cuir',
    nom: texte(
      'Gant de maîtrise tout fleur de bovin',
      'Grain cowhide driver glove',
      'Guante de conductor de flor vacuno',
    ),
    declinaison: texte('taille {taille-gant}', 'size {taille-gant}', 'talla {taille-gant}'),
    description: texte(
      'Fleur de bovin hydrofuge épaisseur 1 mm, serrage élastique au dos, ourlet protège-artère. Souple dès la première prise, pour la conduite d’engins, la levée de charges et le bois brut. Ne pas sécher près d’une source de chaleur.',
      'Water-repellent 1 mm grain cowhide with elasticated back and hemmed wrist. Supple from the first day, for plant driving, lifting and sawn timber. Do not dry next to a heat source.',
      'Flor de vacuno hidrófuga de 1 mm, elástico en el dorso y ribete en el puño. Flexible desde el primer día, para maquinaria, carga y madera en bruto. No lo seque junto a una fuente de calor.',
    ),
    axes: { 'taille-gant': [10, 9, 11, 8, 7, 12] },
    fixes: { matiere: 'cuir' },
    marques: ['maillotin', 'protekta', 'comptoir'],
    conditionnement: () => ({ unite: 'paire', contenu: 1 }),
    prix: (v) => (nombre(v, 'taille-gant') > 11 ? 790 : 690),
    poids: (v) => 60 + nombre(v, 'taille-gant') * 9,
    suffixe: (v) => chiffres(v, 'taille-gant'),
    normes: ['EN ISO 21420', 'EN 388 2122X'],
    complements: ['GSH'],
    metiers: ['charpentier', 'macon', 'paysagiste', 'collectivite'],
  },
  {
    code: 'GGS',
    noeud: 'gants-soudeur',
    genre: 'gant-soudeur',
    nom: texte(
      'Gant de soudeur croûte de bovin',
      'Split cowhide welding gauntlet',
      'Guante de soldador de serraje',
    ),
    declinaison: texte(
      'manchette {longueur}, taille {taille-gant}',
      '{longueur} cuff, size {taille-gant}',
      'con manguito de {longueur}, talla {taille-gant}',
    ),
    description: texte(
      'Croûte anti-chaleur doublée molleton, coutures en para-aramide passepoilées, manchette contre les projections. Type A : protection thermique élevée pour l’électrode enrobée et le MIG-MAG. Préférer un gant type B pour le TIG fin.',
      'Heat-resistant split leather with fleece lining, welted para-aramid seams and a cuff against spatter. Type A: high heat protection for stick and MIG-MAG. Choose a type B glove for fine TIG work.',
      'Serraje anticalor forrado de muletón, costuras de paraaramida ribeteadas y manguito contra proyecciones. Tipo A: alta protección térmica para electrodo y MIG-MAG. Para TIG fino, mejor un guante tipo B.',
    ),
    axes: { longueur: [150, 200], 'taille-gant': [10, 11, 9] },
    fixes: { matiere: 'cuir' },
    marques: ['protekta', 'maillotin'],
    conditionnement: () => ({ unite: 'paire', contenu: 1 }),
    prix: (v) => (v.longueur === 200 ? 1190 : 980),
    poids: (v) => arrondi(120 + nombre(v, 'taille-gant') * 12 + nombre(v, 'longueur') / 2),
    suffixe: (v) => `${chiffres(v, 'longueur')}-${chiffres(v, 'taille-gant')}`,
    normes: ['EN 12477 A', 'EN 407', 'EN 388'],
    complements: ['GMS', 'HSD'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'GJN',
    noeud: 'gants-jetables',
    genre: 'gant-jetable',
    nom: texte(
      'Gant jetable nitrile non poudré',
      'Powder-free nitrile disposable glove',
      'Guante desechable de nitrilo sin polvo',
    ),
    declinaison: texte(
      '{epaisseur}, {couleur}, taille {taille}',
      '{epaisseur}, {couleur}, size {taille}',
      '{epaisseur}, {couleur}, talla {taille}',
    ),
    description: texte(
      'Ambidextre, bout des doigts texturé, sans latex. Le 0,1 mm suffit au silicone, aux colles et à la peinture ; le 0,2 mm texturé diamant tient à la graisse et aux pièces mécaniques. Étanche aux projections, à changer à chaque contact prolongé avec un solvant.',
      'Ambidextrous, latex-free, textured fingertips. 0.1 mm suits silicone, adhesives and paint; the 0.2 mm diamond-grip version stands up to grease and mechanical parts. Splash protection only: change after longer contact with solvents.',
      'Ambidiestro, sin látex, yemas texturizadas. El de 0,1 mm basta para silicona, colas y pintura; el de 0,2 mm con diamante aguanta grasa y piezas mecánicas. Protege de salpicaduras; cámbielo tras un contacto prolongado con disolventes.',
    ),
    axes: {
      taille: ['l', 'xl', 'm', 's', 'xxl'],
      couleur: ['bleu', 'noir', 'orange'],
      epaisseur: [0.1, 0.2],
    },
    existe: (v) =>
      (v.couleur === 'bleu' ? v.epaisseur === 0.1 : true) &&
      (v.couleur === 'orange' ? v.epaisseur === 0.2 : true),
    marques: ['protekta', 'securam', 'comptoir'],
    conditionnement: (v) => ({ unite: 'boite', contenu: contenuJetable(v) }),
    prix: (v) =>
      selon(v, 'epaisseur', { '0.1': 790, '0.2': 1490 }) + (v.couleur === 'bleu' ? 0 : 90),
    poids: (v) =>
      Math.round(
        contenuJetable(v) *
          nombre(v, 'epaisseur') *
          selon(v, 'taille', { s: 36, m: 40, l: 44, xl: 48, xxl: 52 }),
      ),
    suffixe: (v) =>
      `${chiffres(v, 'epaisseur').replace('.', '')}-${codeCouleur(v)}-${capitales(v, 'taille')}`,
    normes: ['EN ISO 374-1/B', 'EN ISO 374-5', 'EN ISO 21420'],
    complements: ['GDM', 'GLM'],
    metiers: ['peintre', 'plombier', 'maintenance', 'collectivite'],
  },
  {
    code: 'GGF',
    noeud: 'gants-froid',
    genre: 'gant-enduit',
    nom: texte(
      'Gant hiver latex doublé acrylique',
      'Acrylic-lined winter latex glove',
      'Guante de invierno de látex forrado',
    ),
    declinaison: texte(
      '{enduction}, taille {taille-gant}',
      '{enduction}, size {taille-gant}',
      '{enduction}, talla {taille-gant}',
    ),
    description: texte(
      'Doublure acrylique bouclette et mousse de latex qui reste souple sous zéro. L’enduction 3/4 arrête la pluie sur les doigts, la paume seule garde le dos respirant. Protège du froid de contact, non de l’immersion.',
      'Brushed acrylic loop liner and foam latex that stays supple below zero. 3/4 coating keeps rain off the fingers; palm coating leaves the back breathable. Against contact cold, not immersion.',
      'Forro acrílico de rizo y espuma de látex que sigue flexible bajo cero. El recubrimiento 3/4 frena la lluvia en los dedos; solo en la palma deja transpirar el dorso. Protege del frío por contacto, no de la inmersión.',
    ),
    axes: { 'taille-gant': [9, 10, 11, 8, 12], enduction: ['paume', 'trois-quarts'] },
    fixes: { couleur: 'noir' },
    marques: ['protekta', 'norderik', 'comptoir'],
    conditionnement: () => ({ unite: 'paire', contenu: 1 }),
    prix: (v) => selon(v, 'enduction', { paume: 450, 'trois-quarts': 590 }),
    poids: (v) =>
      nombre(v, 'taille-gant') * 7 + selon(v, 'enduction', { paume: 20, 'trois-quarts': 35 }),
    suffixe: (v) =>
      `${selon(v, 'enduction', { paume: 'P', 'trois-quarts': 'TQ' })}-${chiffres(v, 'taille-gant')}`,
    normes: ['EN ISO 21420', 'EN 388 2231X', 'EN 511 X2X'],
    complements: ['HBN', 'HPA'],
    metiers: ['macon', 'couvreur', 'paysagiste', 'collectivite'],
  },
];

/** Thick gloves and the largest sizes come fewer to the box. */
function contenuJetable(v: Readonly<Record<string, number | string>>): number {
  if (v.epaisseur === 0.2) return 50;
  return v.taille === 'xxl' ? 90 : 100;
}
