import { aLaPiece, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { emballage, poidsMastic, prixMastic } from './emballages.ts';

const DECLINAISON = texte(
  '{couleur}, {emballage-mastic}',
  '{couleur}, {emballage-mastic}',
  'en {couleur}, {emballage-mastic}',
);

export const mastics: readonly ModeleArticle[] = [
  {
    code: 'CSS',
    noeud: 'silicone-sanitaire',
    genre: 'cartouche-mastic',
    nom: texte('Mastic silicone sanitaire', 'Sanitary silicone sealant', 'Silicona sanitaria'),
    declinaison: DECLINAISON,
    description: texte(
      'Silicone acétique traité fongicide pour les joints de douche, de baignoire, de lavabo et de plan de travail. Adhère sans primaire sur verre, faïence et émail ; ne convient ni au marbre, ni au miroir, ni aux métaux sensibles. Lisser dans les 10 minutes, mise en eau après 24 heures.',
      'Acetoxy silicone with fungicide for joints around showers, baths, basins and worktops. Bonds without primer to glass, tiles and enamel; keep it away from marble, mirrors and corrodible metals. Tool within 10 minutes and keep dry for 24 hours.',
      'Silicona acética con fungicida para juntas de ducha, bañera, lavabo y encimera. Se adhiere sin imprimación a vidrio, azulejo y esmalte; no debe usarse sobre mármol, espejo ni metales sensibles. Alisar antes de 10 minutos y no mojar hasta pasadas 24 horas.',
    ),
    axes: {
      couleur: ['blanc', 'translucide', 'gris', 'beige', 'anthracite', 'noir', 'marron'],
      'emballage-mastic': ['cartouche-300', 'lot-300'],
    },
    marques: ['colsyl', 'sikora', 'jointex', 'comptoir'],
    conditionnement: (v) => emballage(v['emballage-mastic']).conditionnement,
    prix: (v) =>
      prixMastic(
        v['emballage-mastic'],
        v.couleur === 'blanc' || v.couleur === 'translucide' ? 545 : 610,
      ),
    poids: (v) => poidsMastic(v['emballage-mastic'], 0.98),
    suffixe: (v) => `${sigle(v.couleur)}-${sigle(v['emballage-mastic'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 15651-3 S-XS1', 'EN ISO 11600 F 20LM'],
    complements: ['CPI', 'CFJ'],
    metiers: ['plombier', 'plaquiste', 'agenceur', 'maintenance'],
  },
  {
    code: 'CSN',
    noeud: 'silicone-menuiserie',
    genre: 'cartouche-mastic',
    nom: texte(
      'Mastic silicone neutre menuiserie et vitrage',
      'Neutral-cure glazing and joinery silicone',
      'Silicona neutra para carpintería y vidrio',
    ),
    declinaison: DECLINAISON,
    description: texte(
      'Silicone neutre à bas module pour le calfeutrement des menuiseries PVC, aluminium et bois et pour le joint de vitrage. Sans odeur d’acide, il n’attaque ni les métaux, ni le béton, ni les profils laqués. Joint de 5 à 25 mm sur fond de joint, mouvement admis 25 %.',
      'Low-modulus neutral silicone for perimeter joints on PVC-U, aluminium and timber frames and for glazing. Free of acid odour, it does not attack metal, concrete or coated profiles. Joints 5 to 25 mm over a backer rod, movement capacity 25%.',
      'Silicona neutra de bajo módulo para el sellado perimetral de carpintería de PVC, aluminio y madera y para acristalar. Sin olor ácido, no ataca metales, hormigón ni perfiles lacados. Juntas de 5 a 25 mm sobre fondo de junta, movimiento admisible del 25 %.',
    ),
    axes: {
      couleur: ['blanc', 'gris', 'translucide', 'anthracite', 'noir', 'marron', 'beige'],
      'emballage-mastic': ['cartouche-300', 'lot-300', 'poche-600'],
    },
    existe: (v) =>
      v['emballage-mastic'] !== 'poche-600' ||
      ['blanc', 'gris', 'anthracite', 'noir'].includes(String(v.couleur)),
    marques: ['sikora', 'colsyl', 'jointex'],
    conditionnement: (v) => emballage(v['emballage-mastic']).conditionnement,
    prix: (v) => prixMastic(v['emballage-mastic'], v.couleur === 'blanc' ? 690 : 740),
    poids: (v) => poidsMastic(v['emballage-mastic'], 1.02),
    suffixe: (v) => `${sigle(v.couleur)}-${sigle(v['emballage-mastic'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 15651-1 F-EXT-INT-CC 25LM', 'EN 15651-2 G-CC 25LM'],
    complements: ['CPI', 'CFJ', 'CMI'],
    metiers: ['menuisier', 'metallier', 'agenceur'],
  },
  {
    code: 'CMA',
    noeud: 'mastics-acryliques',
    genre: 'cartouche-mastic',
    nom: texte(
      'Mastic acrylique à peindre',
      'Paintable acrylic sealant',
      'Sellador acrílico pintable',
    ),
    declinaison: DECLINAISON,
    description: texte(
      'Mastic en phase aqueuse pour fissures, raccords de plaques de plâtre, plinthes et huisseries intérieures. Se lisse à l’eau et reçoit la peinture dès qu’il forme une peau. À réserver aux joints peu sollicités, hors contact permanent avec l’eau.',
      'Water-based sealant for cracks, plasterboard junctions, skirting and internal frames. Smooths with a wet finger and can be overpainted once skinned. For low-movement joints away from standing water.',
      'Sellador al agua para grietas, encuentros de placas de yeso, rodapiés y marcos interiores. Se alisa con agua y admite pintura en cuanto forma piel. Para juntas de poco movimiento, sin contacto permanente con el agua.',
    ),
    axes: {
      couleur: ['blanc', 'gris', 'beige', 'marron'],
      'emballage-mastic': ['cartouche-300', 'lot-300', 'poche-600', 'lot-600'],
    },
    existe: (v) =>
      v.couleur === 'blanc' || !['poche-600', 'lot-600'].includes(String(v['emballage-mastic'])),
    marques: ['jointex', 'colsyl', 'comptoir'],
    conditionnement: (v) => emballage(v['emballage-mastic']).conditionnement,
    prix: (v) => prixMastic(v['emballage-mastic'], v.couleur === 'blanc' ? 285 : 320),
    poids: (v) => poidsMastic(v['emballage-mastic'], 1.62),
    suffixe: (v) => `${sigle(v.couleur)}-${sigle(v['emballage-mastic'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 15651-1 F-INT'],
    complements: ['CPI', 'CPW', 'CRM'],
    metiers: ['peintre', 'plaquiste', 'menuisier'],
  },
  {
    code: 'CMP',
    noeud: 'mastics-polyurethane',
    genre: 'cartouche-mastic',
    nom: texte('Mastic polyuréthane', 'Polyurethane sealant', 'Sellador de poliuretano'),
    declinaison: DECLINAISON,
    description: texte(
      'Mastic-colle élastique pour joints de façade, de dallage et de préfabrication, résistant à l’abrasion et aux intempéries. Peut se peindre après polymérisation complète, environ 3 mm par 24 heures. Primaire conseillé sur béton poreux en immersion temporaire.',
      'Elastic sealant for facade, floor and precast joints that stands up to abrasion and weather. Can be painted once fully cured, about 3 mm per 24 hours. Use a primer on porous concrete exposed to occasional immersion.',
      'Masilla elástica para juntas de fachada, solera y prefabricado, resistente a la abrasión y a la intemperie. Se puede pintar una vez curada, unos 3 mm cada 24 horas. Se aconseja imprimación sobre hormigón poroso con inmersión ocasional.',
    ),
    axes: {
      couleur: ['gris', 'blanc', 'noir', 'beige', 'marron'],
      'emballage-mastic': ['cartouche-300', 'poche-600', 'lot-300', 'lot-600'],
    },
    existe: (v) =>
      v['emballage-mastic'] !== 'lot-600' || ['gris', 'blanc', 'noir'].includes(String(v.couleur)),
    marques: ['sikora', 'colsyl', 'jointex'],
    conditionnement: (v) => emballage(v['emballage-mastic']).conditionnement,
    prix: (v) => prixMastic(v['emballage-mastic'], 725),
    poids: (v) => poidsMastic(v['emballage-mastic'], 1.22),
    suffixe: (v) => `${sigle(v.couleur)}-${sigle(v['emballage-mastic'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 15651-1 F-EXT-INT-CC 25HM', 'EN 15651-4 PW-EXT-INT-CC'],
    complements: ['CPI', 'CPB', 'CFJ'],
    metiers: ['macon', 'couvreur', 'charpentier', 'metallier'],
  },
  {
    code: 'CMH',
    noeud: 'mastics-hybrides',
    genre: 'cartouche-mastic',
    nom: texte(
      'Mastic-colle polymère hybride',
      'Hybrid polymer sealant adhesive',
      'Sellador adhesivo de polímero híbrido',
    ),
    declinaison: DECLINAISON,
    description: texte(
      'Colle et étanche en une passe, même sur support humide : pierre, métal, bois, PVC, miroir. Sans solvant ni isocyanate, il ne tache pas et ne fait pas de retrait. Le translucide reste au-dedans, les teintes opaques tiennent aux UV.',
      'Bonds and seals in one pass, even on damp substrates: stone, metal, timber, PVC, mirrors. Free of solvent and isocyanate, it neither stains nor shrinks. Keep the clear grade indoors; opaque colours are UV stable.',
      'Pega y sella en una sola pasada, incluso sobre soporte húmedo: piedra, metal, madera, PVC, espejo. Sin disolventes ni isocianatos, no mancha ni merma. El translúcido, solo en interior; los colores opacos resisten los UV.',
    ),
    axes: {
      couleur: ['blanc', 'gris', 'noir', 'translucide', 'anthracite', 'marron', 'beige'],
      'emballage-mastic': ['cartouche-290', 'lot-290', 'poche-600'],
    },
    existe: (v) =>
      v['emballage-mastic'] !== 'poche-600' ||
      ['blanc', 'gris', 'noir'].includes(String(v.couleur)),
    marques: ['sikora', 'colsyl', 'bremond', 'comptoir'],
    conditionnement: (v) => emballage(v['emballage-mastic']).conditionnement,
    prix: (v) => prixMastic(v['emballage-mastic'], v.couleur === 'translucide' ? 1090 : 985),
    poids: (v) => poidsMastic(v['emballage-mastic'], v.couleur === 'translucide' ? 1.06 : 1.5),
    suffixe: (v) => `${sigle(v.couleur)}-${sigle(v['emballage-mastic'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 15651-1 F-EXT-INT-CC 25HM', 'EN ISO 11600 F 25HM'],
    complements: ['CPI', 'CPB'],
    metiers: ['menuisier', 'agenceur', 'couvreur', 'metallier', 'maintenance'],
  },
  {
    code: 'CPI',
    noeud: 'pistolets-mastic',
    genre: 'pistolet-mastic',
    nom: texte('Pistolet à mastic manuel', 'Manual caulking gun', 'Pistola manual para sellador'),
    declinaison: texte('{modele-pistolet}', '{modele-pistolet}', '{modele-pistolet}'),
    description: texte(
      'Corps en acier ou en aluminium, poignée en fonte d’aluminium et tige à friction avec arrêt d’écoulement. Le berceau rotatif suit l’angle sans tordre le poignet ; le tube fermé reçoit les poches et les mastics épais. Démultiplication 12:1, 18:1 sur les modèles à tube.',
      'Steel or aluminium body, cast aluminium handle and friction rod with anti-drip release. The rotating cradle turns through corners without twisting the wrist; the closed barrel takes foil packs and stiff sealants. Thrust ratio 12:1, 18:1 on barrel models.',
      'Cuerpo de acero o aluminio, empuñadura de aluminio fundido y varilla de fricción con antigoteo. La cuna giratoria sigue el ángulo sin forzar la muñeca; el tubo cerrado admite bolsas y masillas espesas. Relación de empuje 12:1 y 18:1 en los modelos de tubo.',
    ),
    axes: { 'modele-pistolet': ['squelette-310', 'berceau-310', 'tube-400', 'tube-600'] },
    marques: ['outibel', 'stahlmann', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['modele-pistolet'], {
        'squelette-310': 890,
        'berceau-310': 1950,
        'tube-400': 3290,
        'tube-600': 3850,
      }),
    poids: (v) =>
      selon(v['modele-pistolet'], {
        'squelette-310': 480,
        'berceau-310': 720,
        'tube-400': 940,
        'tube-600': 1080,
      }),
    suffixe: (v) => sigle(v['modele-pistolet']),
    complements: ['CMP', 'CMH', 'CSN'],
    metiers: ['menuisier', 'plombier', 'peintre', 'macon'],
  },
  {
    code: 'CPB',
    noeud: 'pistolets-mastic',
    genre: 'pistolet-mastic-batterie',
    nom: texte(
      'Pistolet à mastic 18 V sans fil',
      '18 V cordless caulking gun',
      'Pistola para sellador 18 V a batería',
    ),
    declinaison: texte(
      'pour cartouche ou poche de {contenance}',
      'for {contenance} cartridges or foil packs',
      'para cartucho o bolsa de {contenance}',
    ),
    description: texte(
      'Poussée de 4 500 N et vitesse réglable sur six positions, recul automatique de la tige contre les coulures. Livré en machine nue, avec porte-cartouche et tube pour poche. Indispensable pour les longs linéaires de façade et les mastics froids.',
      '4,500 N of thrust, six speed settings and automatic rod retraction against drips. Supplied bare with cartridge holder and foil-pack barrel. Worth its price on long facade runs and with cold sealants.',
      'Fuerza de empuje de 4500 N, seis velocidades y retroceso automático de la varilla contra el goteo. Se entrega sin batería, con portacartuchos y tubo para bolsa. Imprescindible en grandes tramos de fachada y con masillas frías.',
    ),
    axes: { contenance: [310, 600] },
    fixes: { tension: 18 },
    marques: ['krafto', 'volmer', 'takiro'],
    conditionnement: aLaPiece,
    prix: ({ contenance }) => (contenance === 310 ? 18900 : 22400),
    poids: ({ contenance }) => (contenance === 310 ? 2150 : 2480),
    suffixe: ({ contenance }) => `18-${String(contenance)}`,
    machine: { garantieMois: 36 },
    ecoParticipation: { type: 'DEEE', centimes: 42 },
    normes: ['EN 62841-1'],
    complements: ['CMP', 'CMH'],
    metiers: ['macon', 'menuisier', 'metallier'],
  },
];
