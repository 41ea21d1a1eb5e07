import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { capitales, chiffres, nombre, selon } from './bareme.ts';

export const modelesSecours: readonly ModeleArticle[] = [
  {
    code: 'GTS',
    noeud: 'trousses-secours',
    genre: 'trousse-secours',
    nom: texte('Kit de premiers secours', 'First aid kit', 'Botiquín de primeros auxilios'),
    declinaison: texte(
      'en {contenant-secours}, {effectif-secours}',
      'in {contenant-secours}, {effectif-secours}',
      'en {contenant-secours}, {effectif-secours}',
    ),
    description: texte(
      'Pansements, compresses stériles, bandes, antiseptique, coussin hémostatique, couverture de survie et gants, avec liste de contenu et fiche de conduite à tenir. À placer dans chaque véhicule et à moins d’une minute du poste. Contrôler les dates de péremption tous les six mois.',
      'Plasters, sterile dressings, bandages, antiseptic, trauma pad, foil blanket and gloves, with a contents list and guidance leaflet. Keep one in every vehicle and within a minute of the workplace. Check expiry dates twice a year.',
      'Tiritas, compresas estériles, vendas, antiséptico, apósito hemostático, manta térmica y guantes, con lista de contenido y guía de actuación. Uno por vehículo y a menos de un minuto del puesto. Revise las caducidades cada seis meses.',
    ),
    axes: {
      'contenant-secours': ['coffret', 'trousse', 'armoire'],
      'effectif-secours': ['10', '4', '20'],
    },
    existe: (v) =>
      (v['contenant-secours'] !== 'trousse' || v['effectif-secours'] !== '20') &&
      (v['contenant-secours'] !== 'armoire' || v['effectif-secours'] !== '4'),
    marques: ['securam', 'protekta'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'contenant-secours', { trousse: 1290, coffret: 2490, armoire: 7900 }) +
      selon(v, 'effectif-secours', { '4': 600, '10': 1400, '20': 2600 }),
    poids: (v) =>
      selon(v, 'contenant-secours', { trousse: 250, coffret: 900, armoire: 4200 }) +
      selon(v, 'effectif-secours', { '4': 350, '10': 700, '20': 1300 }),
    suffixe: (v) =>
      `${selon(v, 'contenant-secours', { trousse: 'TR', coffret: 'CO', armoire: 'AR' })}-${capitales(v, 'effectif-secours').padStart(2, '0')}`,
    complements: ['GEX', 'GPS'],
    metiers: ['collectivite', 'maintenance', 'macon'],
  },
  {
    code: 'GEX',
    noeud: 'extincteurs',
    genre: 'extincteur',
    nom: texte('Extincteur portatif', 'Portable fire extinguisher', 'Extintor portátil'),
    declinaison: texte(
      'à {agent-extincteur} {charge-extincteur}',
      '{agent-extincteur} {charge-extincteur}',
      'de {agent-extincteur} {charge-extincteur}',
    ),
    description: texte(
      'Eau avec additif pour bureaux et ateliers bois, CO₂ pour armoires électriques, poudre ABC pour véhicules et chaufferies. Livré plombé avec support mural et étiquette de vérification. Maintenance annuelle par une personne compétente.',
      'Water with additive for offices and woodworking shops, CO₂ for switchgear, ABC powder for vehicles and boiler rooms. Supplied sealed with wall bracket and inspection tag. Yearly service by a competent person.',
      'Agua con aditivo para oficinas y talleres de madera, CO₂ para cuadros eléctricos, polvo ABC para vehículos y salas de calderas. Se entrega precintado con soporte mural y etiqueta de revisión. Mantenimiento anual.',
    ),
    axes: {
      'agent-extincteur': ['eau', 'poudre', 'co2'],
      'charge-extincteur': ['6l', '9l', '6', '9', '2', '5'],
    },
    existe: (v) =>
      selon(v, 'agent-extincteur', {
        eau: ['6l', '9l'],
        poudre: ['2', '6', '9'],
        co2: ['2', '5'],
      }).includes(String(v['charge-extincteur'])),
    marques: ['securam'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, `agent-extincteur`, { eau: 3300, poudre: 1900, co2: 3900 }) +
      selon(v, 'charge-extincteur', {
        '2': 1200,
        '5': 7600,
        '6': 3400,
        '9': 5200,
        '6l': 3600,
        '9l': 5400,
      }),
    poids: (v) =>
      selon(v, 'agent-extincteur', { eau: 3600, poudre: 2600, co2: 3400 }) +
      selon(v, 'charge-extincteur', {
        '2': 2000,
        '5': 9200,
        '6': 6400,
        '9': 9800,
        '6l': 6300,
        '9l': 9600,
      }),
    suffixe: (v) =>
      `${selon(v, 'agent-extincteur', { eau: 'EA', poudre: 'PA', co2: 'CO' })}-${capitales(v, 'charge-extincteur')}`,
    // Pressurised: travels as UN 1044.
    dangereux: true,
    normes: ['EN 3-7'],
    complements: ['GPS', 'GTS'],
    metiers: ['collectivite', 'maintenance', 'couvreur', 'plombier'],
  },
  {
    code: 'GPS',
    noeud: 'panneaux-securite',
    genre: 'panneau-securite',
    nom: texte('Panneau de sécurité', 'Safety sign', 'Señal de seguridad'),
    declinaison: texte(
      '« {message-panneau} », {format-panneau}, {support-panneau}',
      '“{message-panneau}”, {format-panneau}, {support-panneau}',
      '«{message-panneau}», {format-panneau}, {support-panneau}',
    ),
    description: texte(
      'Pictogramme normalisé imprimé en encres anti-UV, lisible sans texte par tous les intervenants du chantier. PVC 1,5 mm à visser ou à coller, ou vinyle adhésif pour porte et machine. Compter 300 mm pour une lecture à 10 m.',
      'Standard symbol printed in UV-resistant inks, understood without words by everyone on site. 1.5 mm PVC to screw or bond, or self-adhesive vinyl for doors and machines. Use 300 mm to be read from 10 m.',
      'Pictograma normalizado impreso con tintas anti-UV, comprensible sin texto para todos en la obra. PVC de 1,5 mm para atornillar o pegar, o vinilo adhesivo para puertas y máquinas. Cuente 300 mm para leerlo a 10 m.',
    ),
    axes: {
      'message-panneau': [
        'casque',
        'acces',
        'chaussures',
        'gants',
        'lunettes',
        'fumer',
        'electrique',
        'charge',
        'secours',
        'extincteur',
      ],
      'format-panneau': ['d180', 'd300', 'd80'],
      'support-panneau': ['pvc', 'adhesif'],
    },
    existe: (v) => v['format-panneau'] !== 'd80' || v['support-panneau'] === 'adhesif',
    marques: ['securam'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'format-panneau', { d80: 150, d180: 320, d300: 690 }) +
      selon(v, 'support-panneau', { pvc: 160, adhesif: 0 }),
    poids: (v) =>
      selon(v, 'format-panneau', { d80: 4, d180: 14, d300: 36 }) *
      selon(v, 'support-panneau', { pvc: 5, adhesif: 1 }),
    suffixe: (v) =>
      `${selon(v, 'message-panneau', {
        casque: 'M014',
        chaussures: 'M008',
        gants: 'M009',
        lunettes: 'M004',
        acces: 'P004',
        fumer: 'P002',
        electrique: 'W012',
        charge: 'W015',
        secours: 'E003',
        extincteur: 'F001',
      })}-${selon(v, 'format-panneau', { d80: '080', d180: '180', d300: '300' })}${selon(v, 'support-panneau', { pvc: 'P', adhesif: 'A' })}`,
    normes: ['EN ISO 7010'],
    complements: ['GCO', 'GRB'],
    metiers: ['collectivite', 'macon', 'maintenance', 'electricien'],
  },
  {
    code: 'GCO',
    noeud: 'cones-chantier',
    genre: 'cone-chantier',
    nom: texte(
      'Cône de signalisation souple',
      'Flexible traffic cone',
      'Cono de señalización flexible',
    ),
    declinaison: texte(
      'hauteur {hauteur}, {bandes-cone}',
      '{hauteur} high, {bandes-cone}',
      'altura {hauteur}, {bandes-cone}',
    ),
    description: texte(
      'PVC souple monobloc à base lestée : il plie sous la roue et reprend sa forme. Bandes rétroréfléchissantes exigées sur la voie publique, bandes peintes suffisantes dans un dépôt. S’empile, trou de tête pour lampe ou chaînette.',
      'One-piece flexible PVC with weighted base: bends under a wheel and springs back. Retroreflective bands are required on public roads, painted bands will do in a yard. Stackable, with a top hole for lamp or chain.',
      'PVC flexible de una pieza con base lastrada: se dobla bajo la rueda y recupera su forma. En vía pública se exigen bandas retrorreflectantes; en un almacén bastan las pintadas. Apilable, con orificio para baliza o cadena.',
    ),
    axes: { hauteur: [500, 300, 750], 'bandes-cone': ['retro', 'peintes'] },
    fixes: { couleur: 'orange', matiere: 'pvc' },
    existe: (v) => v.hauteur !== 750 || v['bandes-cone'] === 'retro',
    marques: ['securam', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        selon(v, 'hauteur', { '300': 490, '500': 990, '750': 1790 }) *
          (v['bandes-cone'] === 'retro' ? 1.5 : 1),
      ),
    poids: (v) => selon(v, 'hauteur', { '300': 700, '500': 1600, '750': 3200 }),
    longueurColis: (v) => nombre(v, 'hauteur'),
    suffixe: (v) => `${chiffres(v, 'hauteur')}-${v['bandes-cone'] === 'retro' ? 'R' : 'P'}`,
    normes: ['EN 13422'],
    complements: ['GRB', 'GPS', 'HGI'],
    metiers: ['collectivite', 'macon', 'paysagiste'],
  },
  {
    code: 'GRB',
    noeud: 'rubans-balisage',
    genre: 'ruban-balisage',
    nom: texte('Ruban de balisage', 'Barrier tape', 'Cinta de balizamiento'),
    declinaison: texte(
      '{motif-ruban}, 50 mm × {longueur-ruban}',
      '{motif-ruban}, 50 mm × {longueur-ruban}',
      '{motif-ruban}, 50 mm × {longueur-ruban}',
    ),
    description: texte(
      'Polyéthylène 40 µm imprimé recto verso, sans adhésif, en boîte dévidoir pour les longueurs courtes. Délimite une zone ; il ne retient personne et ne remplace pas un garde-corps.',
      'Non-adhesive 40 µm polyethylene printed on both sides, shorter lengths in a dispenser box. Marks off an area; it holds no one back and is no replacement for a guardrail.',
      'Polietileno de 40 µm impreso por ambas caras, sin adhesivo; las longitudes cortas en caja dispensadora. Delimita una zona, pero no retiene a nadie ni sustituye a una barandilla.',
    ),
    axes: { 'motif-ruban': ['rouge-blanc', 'jaune-noir'], 'longueur-ruban': [100, 500, 250] },
    marques: ['securam', 'comptoir'],
    conditionnement: () => ({ unite: 'rouleau', contenu: 1 }),
    prix: (v) => selon(v, 'longueur-ruban', { '100': 390, '250': 820, '500': 1490 }),
    poids: (v) => Math.round(nombre(v, 'longueur-ruban') * 1.9 + 40),
    suffixe: (v) =>
      `${selon(v, 'motif-ruban', { 'rouge-blanc': 'RB', 'jaune-noir': 'JN' })}-${chiffres(v, 'longueur-ruban')}`,
    complements: ['GCO', 'GPS'],
    metiers: ['collectivite', 'macon', 'maintenance'],
  },
];
