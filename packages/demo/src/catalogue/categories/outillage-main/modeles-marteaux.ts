/** Hammers, mallets, masonry chisels and wrecking bars. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { gabarit } from './gabarit.ts';

export const modelesMarteaux: readonly ModeleArticle[] = [
  {
    code: 'OMA',
    noeud: 'marteaux-menuisier',
    genre: 'marteau-menuisier',
    nom: texte('Marteau de menuisier', 'Joiner’s hammer', 'Martillo de carpintero'),
    declinaison: texte(
      'tête {largeur-tete}, {manche}',
      '{largeur-tete} face, {manche}',
      'cabeza {largeur-tete}, {manche}',
    ),
    description: texte(
      'Panne carrée et pointe amincie pour amorcer un clou entre deux doigts. 25 mm pour la parclose et la pointe fine, 28 mm à l’établi, 32 mm pour l’huisserie. Tête emmanchée et coincée par coin métallique.',
      'Square face and thin cross peen for starting a pin held between the fingers. 25 mm for glazing beads and pins, 28 mm for the bench, 32 mm for frames. Head secured with a steel wedge.',
      'Cara cuadrada y peña fina para iniciar el clavo entre los dedos. 25 mm para junquillos y puntas finas, 28 mm para el banco, 32 mm para cercos. Cabeza fijada con cuña metálica.',
    ),
    axes: { 'largeur-tete': [25, 22, 28, 30, 32], manche: ['frene', 'bimatiere'] },
    existe: (v) => v.manche === 'frene' || Number(v['largeur-tete']) >= 25,
    marques: ['durandal', 'stahlmann', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => Number(v['largeur-tete']) * 42 + (v.manche === 'bimatiere' ? 620 : 0),
    poids: (v) => Number(v['largeur-tete']) * 16,
    longueurColis: () => 320,
    suffixe: (v) => `${v['largeur-tete']}-${v.manche === 'frene' ? 'FR' : 'BM'}`,
    ecoParticipation: { type: 'ABJ', centimes: 4 },
    complements: ['OCO', 'OMT'],
    metiers: ['menuisier', 'agenceur'],
  },
  {
    code: 'OMC',
    noeud: 'marteaux-coffreur',
    genre: 'marteau-coffreur',
    nom: texte('Marteau arrache-clou', 'Claw hammer', 'Martillo de encofrador'),
    declinaison: gabarit('{masse-tete}, {manche}'),
    description: texte(
      'Rainure aimantée pour piquer le clou à une main et panne fendue qui arrache jusqu’à 5 mm de diamètre. L’acier monobloc ne se démanche pas, le hickory ménage le coude. Frappe gaufrée : éviter le bois apparent.',
      'Magnetic nail starter for one-handed setting and a claw that draws nails up to 5 mm. One-piece steel never comes loose; hickory is kinder to the elbow. Milled face: keep it off visible timber.',
      'Ranura imantada para iniciar el clavo con una mano y uña que arranca hasta 5 mm de diámetro. El de acero de una pieza no se desmanga; el hickory cuida el codo. Boca grafilada: evite la madera vista.',
    ),
    axes: { 'masse-tete': [600, 450, 700], manche: ['acier', 'hickory', 'fibre'] },
    existe: (v) => v['masse-tete'] !== 450 || v.manche !== 'hickory',
    marques: ['durandal', 'stahlmann', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Number(v['masse-tete']) * 3 + selon(v.manche, { acier: 1400, hickory: 900, fibre: 600 }),
    poids: (v) =>
      Number(v['masse-tete']) + selon(v.manche, { acier: 420, hickory: 260, fibre: 300 }),
    longueurColis: () => 380,
    suffixe: (v) => `${v['masse-tete']}-${selon(v.manche, { acier: 1, hickory: 2, fibre: 3 })}`,
    ecoParticipation: { type: 'ABJ', centimes: 6 },
    complements: ['OPB', 'MCR'],
    metiers: ['charpentier', 'macon', 'couvreur'],
  },
  {
    code: 'OMS',
    noeud: 'massettes-masses',
    genre: 'massette',
    nom: texte('Massette', 'Club hammer', 'Maceta'),
    declinaison: gabarit('{masse-tete}, {manche}'),
    description: texte(
      'Tête en acier forgé à chanfrein, trempe limitée aux faces pour ne pas éclater sur le ciseau. 1 000 g pour la saignée, 1 250 g pour tout faire, 1 500 g pour la pierre. Vérifier l’emmanchement avant chaque journée.',
      'Forged head with chamfered faces, hardened on the faces only so it will not chip on the chisel. 1,000 g for chasing, 1,250 g for general work, 1,500 g for stone. Check the handle every morning.',
      'Cabeza forjada con bisel, templada solo en las caras para que no salte sobre el cincel. 1000 g para rozas, 1250 g para todo uso, 1500 g para piedra. Revise el mango cada día.',
    ),
    axes: { 'masse-tete': [1250, 1000, 1500], manche: ['frene', 'fibre'] },
    marques: ['durandal', 'bastide', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      650 + Math.round(Number(v['masse-tete']) * 0.62) + (v.manche === 'fibre' ? 450 : 0),
    poids: (v) => Number(v['masse-tete']) + 280,
    longueurColis: () => 280,
    suffixe: (v) => `${v['masse-tete']}-${v.manche === 'frene' ? 'FR' : 'FI'}`,
    ecoParticipation: { type: 'ABJ', centimes: 6 },
    complements: ['OCI', 'OPB'],
    metiers: ['macon', 'electricien', 'plombier'],
  },
  {
    code: 'OMX',
    noeud: 'massettes-masses',
    genre: 'masse',
    nom: texte('Masse couple', 'Sledge hammer', 'Maza'),
    declinaison: gabarit('{masse-tete}, {manche}'),
    description: texte(
      'À deux mains, pour démolir une cloison, enfoncer un piquet ou ajuster un bloc. Manche de 90 cm à bague de protection contre les coups manqués. La fibre tient mieux aux intempéries, le frêne se remplace sur place.',
      'Two-handed, for knocking down partitions, driving stakes or nudging blocks. 90 cm handle with an overstrike collar. Fibreglass stands the weather, ash can be replaced on site.',
      'Para dos manos: derribar tabiques, clavar estacas o ajustar bloques. Mango de 90 cm con anillo contra golpes fallidos. La fibra resiste la intemperie; el fresno se cambia en obra.',
    ),
    axes: { 'masse-tete': [4000, 3000, 5000, 6000], manche: ['frene', 'fibre'] },
    marques: ['durandal', 'bastide', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      950 + Math.round(Number(v['masse-tete']) * 0.62) + (v.manche === 'fibre' ? 850 : 0),
    poids: (v) => Number(v['masse-tete']) + 900,
    longueurColis: () => 920,
    suffixe: (v) => `${v['masse-tete']}-${v.manche === 'frene' ? 'FR' : 'FI'}`,
    ecoParticipation: { type: 'ABJ', centimes: 14 },
    complements: ['OPB', 'OMS'],
    metiers: ['macon', 'paysagiste', 'collectivite'],
  },
  {
    code: 'OMT',
    noeud: 'maillets',
    genre: 'maillet',
    nom: texte('Maillet', 'Mallet', 'Mazo'),
    declinaison: texte(
      'en {matiere}, Ø {diametre}',
      '{diametre}, {matiere}',
      'de {matiere}, Ø {diametre}',
    ),
    description: texte(
      'Bois pour le ciseau et l’assemblage, caoutchouc pour le pavé et le carrelage, nylon pour ajuster sans marquer. Le caoutchouc noir peut tacher une pierre claire : intercaler une cale.',
      'Wood for chisels and joints, rubber for paving and tiles, nylon for knocking parts home without marks. Black rubber may stain pale stone: use a block between.',
      'De madera para formón y ensambles, de caucho para adoquín y baldosa, de nailon para ajustar sin marcar. El caucho negro puede manchar la piedra clara: interponga un taco.',
    ),
    axes: { matiere: ['bois', 'caoutchouc', 'nylon'], diametre: [60, 35, 50, 75, 90] },
    existe: (v) =>
      v.matiere === 'bois'
        ? v.diametre === 60 || v.diametre === 75
        : v.matiere === 'nylon'
          ? Number(v.diametre) <= 60
          : Number(v.diametre) >= 60,
    marques: ['durandal', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v.matiere, { bois: 700, caoutchouc: 250, nylon: 900 }) + Number(v.diametre) * 14,
    poids: (v) => Number(v.diametre) * 9,
    longueurColis: () => 340,
    suffixe: (v) => `${selon(v.matiere, { bois: 1, caoutchouc: 2, nylon: 3 })}-${v.diametre}`,
    ecoParticipation: { type: 'ABJ', centimes: 4 },
    complements: ['OCO', 'OMA'],
    metiers: ['menuisier', 'macon', 'paysagiste'],
  },
  {
    code: 'OCI',
    noeud: 'burins-ciseaux-macon',
    genre: 'burin',
    nom: texte('Burin de maçon', 'Guarded masonry chisel', 'Cincel de albañil con protector'),
    declinaison: texte(
      '{forme-ciseau-macon} {largeur} × {longueur}',
      '{forme-ciseau-macon} {largeur} × {longueur}',
      '{forme-ciseau-macon} {largeur} × {longueur}',
    ),
    description: texte(
      'Acier chrome-vanadium trempé au tranchant, tête adoucie qui s’écrase sans projeter d’éclats. Pare-coup souple qui protège la main et amortit. Porter des lunettes, reprendre le tranchant à la lime dès qu’il s’arrondit.',
      'Chrome-vanadium steel hardened at the edge, with a soft head that mushrooms without flying chips. The flexible guard saves your hand and absorbs shock. Wear goggles and dress the edge as soon as it rounds off.',
      'Acero cromo-vanadio templado en el filo, con cabeza blanda que no proyecta esquirlas. El protector flexible resguarda la mano y amortigua. Use gafas y repase el filo en cuanto se redondee.',
    ),
    axes: {
      'forme-ciseau-macon': ['plat', 'pointe', 'large'],
      largeur: [25, 18, 50, 70],
      longueur: [300, 250, 220],
    },
    existe: (v) =>
      v['forme-ciseau-macon'] === 'large'
        ? Number(v.largeur) >= 50 && v.longueur === 220
        : v['forme-ciseau-macon'] === 'pointe'
          ? v.largeur === 18 && v.longueur !== 220
          : v.largeur === 25 && v.longueur !== 220,
    marques: ['durandal', 'bastide', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => 480 + Number(v.largeur) * 8 + Number(v.longueur) * 2,
    poids: (v) => 180 + Number(v.longueur) + Number(v.largeur) * 4,
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${selon(v['forme-ciseau-macon'], { plat: 1, pointe: 2, large: 3 })}-${v.largeur}-${v.longueur}`,
    ecoParticipation: { type: 'ABJ', centimes: 4 },
    complements: ['OMS'],
    metiers: ['macon', 'electricien', 'plombier'],
  },
  {
    code: 'OPB',
    noeud: 'pieds-de-biche',
    genre: 'pied-de-biche',
    nom: texte('Pied-de-biche', 'Wrecking bar', 'Palanca de uña'),
    declinaison: gabarit('{longueur}'),
    description: texte(
      'Barre hexagonale forgée de 18 mm, trempée aux deux extrémités : col-de-cygne pour arracher, biseau pour décoller. Glisser une cale sous le talon sur un support que l’on garde.',
      'Forged 18 mm hexagonal bar hardened at both ends: gooseneck for pulling, bevel for prising. Slip a block under the heel when the surface is to be kept.',
      'Barra hexagonal forjada de 18 mm, templada en ambos extremos: cuello de cisne para arrancar y bisel para despegar. Ponga un taco bajo el talón si hay que conservar la superficie.',
    ),
    axes: { longueur: [600, 400, 800, 1000] },
    fixes: { matiere: 'acier' },
    marques: ['durandal', 'bastide', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => 550 + Math.round(Number(v.longueur) * 1.35),
    poids: (v) => Math.round(Number(v.longueur) * 2.4),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${v.longueur}`,
    ecoParticipation: { type: 'ABJ', centimes: 6 },
    complements: ['OMC', 'OMS'],
    metiers: ['charpentier', 'macon', 'couvreur'],
  },
];
