import { aLaPiece, chiffres, dixiemes, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

export const entretien: readonly ModeleArticle[] = [
  {
    code: 'CDM',
    noeud: 'degrippants',
    genre: 'aerosol',
    nom: texte(
      'Dégrippant multifonction',
      'Multi-purpose penetrating spray',
      'Aflojatodo multiusos',
    ),
    declinaison: texte('aérosol {contenance}', '{contenance} aerosol', 'aerosol {contenance}'),
    description: texte(
      'Pénètre la rouille, chasse l’humidité, lubrifie et laisse un film anticorrosion. Sans silicone, il ne gêne pas la peinture après dégraissage. Sur un écrou bloqué, laisser agir 10 minutes et recommencer avant de forcer.',
      'Creeps into rust, drives out moisture, lubricates and leaves a corrosion-proof film. Silicone free, so paint will take after degreasing. On a seized nut, leave for 10 minutes and repeat before forcing.',
      'Penetra el óxido, expulsa la humedad, lubrica y deja una película anticorrosiva. Sin silicona: admite pintura tras desengrasar. En una tuerca agarrotada, dejar actuar 10 minutos y repetir antes de forzar.',
    ),
    axes: { contenance: [400, 200, 500] },
    marques: ['durandal', 'bremond', 'comptoir'],
    conditionnement: aLaPiece,
    prix: ({ contenance }) => selon(contenance, { 200: 590, 400: 890, 500: 1040 }),
    poids: ({ contenance }) => Math.round(Number(contenance) * 0.82 + 85),
    suffixe: ({ contenance }) => String(contenance),
    dangereux: true,
    complements: ['CLA', 'CSO'],
    metiers: ['serrurier', 'metallier', 'plombier', 'maintenance'],
  },
  {
    code: 'CLA',
    noeud: 'lubrifiants-aerosol',
    genre: 'aerosol',
    nom: texte(
      'Lubrifiant technique en aérosol',
      'Technical aerosol lubricant',
      'Lubricante técnico en aerosol',
    ),
    declinaison: texte(
      '{formule-lubrifiant}, {contenance}',
      '{formule-lubrifiant}, {contenance}',
      '{formule-lubrifiant}, {contenance}',
    ),
    description: texte(
      'Un lubrifiant par usage : silicone pour les joints et glissières plastique, PTFE sec pour les poussières de bois, graphite pour les cylindres, graisse blanche pour paumelles et portails. Valve tous sens et capillaire relevable. Tenue de −30 à +200 °C selon la formule.',
      'One lubricant for each job: silicone for seals and plastic runners, dry PTFE where there is sawdust, graphite for lock cylinders, white grease for hinges and gates. Any-angle valve and flip-up straw. Works from −30 to +200 °C depending on formula.',
      'Un lubricante para cada uso: silicona para juntas y guías de plástico, PTFE seco donde hay serrín, grafito para bombillos, grasa blanca para bisagras y cancelas. Válvula en todas las posiciones y cánula abatible. De −30 a +200 °C según la fórmula.',
    ),
    axes: {
      'formule-lubrifiant': ['silicone', 'ptfe', 'graisse-blanche', 'chaine', 'cuivre', 'graphite'],
      contenance: [400, 150],
    },
    existe: (v) =>
      v.contenance === 400
        ? v['formule-lubrifiant'] !== 'graphite'
        : ['graphite', 'ptfe', 'silicone'].includes(String(v['formule-lubrifiant'])),
    marques: ['durandal', 'bremond', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (Number(v.contenance) / 400) ** 0.55 *
          selon(v['formule-lubrifiant'], {
            silicone: 945,
            ptfe: 1290,
            'graisse-blanche': 1090,
            chaine: 1180,
            cuivre: 1490,
            graphite: 1280,
          }),
      ),
    poids: ({ contenance }) => Math.round(Number(contenance) * 0.78 + 70),
    suffixe: (v) => `${sigle(v['formule-lubrifiant'])}-${String(v.contenance)}`,
    dangereux: true,
    complements: ['CDM', 'CGR'],
    metiers: ['serrurier', 'menuisier', 'metallier', 'maintenance'],
  },
  {
    code: 'CGR',
    noeud: 'graisses',
    genre: 'cartouche-graisse',
    nom: texte('Graisse', 'Grease', 'Grasa'),
    declinaison: texte(
      '{savon-graisse}, {masse-kg}',
      '{savon-graisse}, {masse-kg}',
      '{savon-graisse}, {masse-kg}',
    ),
    description: texte(
      'Graisse NLGI 2 pour paliers, roulements, articulations et crémaillères. La cartouche de 400 g s’adapte aux pompes courantes. Ne pas mélanger deux savons différents : nettoyer l’ancien avant de regarnir.',
      'NLGI 2 grease for bearings, bushes, pivots and racks. The 400 g cartridge fits standard grease guns. Never mix two soap types: clean out the old grease before refilling.',
      'Grasa NLGI 2 para cojinetes, rodamientos, articulaciones y cremalleras. El cartucho de 400 g encaja en las bombas habituales. No mezclar jabones distintos: limpiar la grasa vieja antes de rellenar.',
    ),
    axes: {
      'savon-graisse': [
        'lithium-ep2',
        'calcium-marine',
        'graphitee',
        'haute-temperature',
        'alimentaire',
      ],
      'masse-kg': [0.4, 1, 5],
    },
    existe: (v) =>
      v['masse-kg'] !== 5 ||
      v['savon-graisse'] === 'lithium-ep2' ||
      v['savon-graisse'] === 'calcium-marine',
    marques: ['durandal', 'bremond'],
    conditionnement: (v) =>
      v['masse-kg'] === 0.4
        ? { unite: 'cartouche', contenu: 1 }
        : { unite: v['masse-kg'] === 5 ? 'seau' : 'piece', contenu: 1 },
    prix: (v) =>
      Math.round(
        (Number(v['masse-kg']) * 1000) ** 0.92 *
          selon(v['savon-graisse'], {
            'lithium-ep2': 2.5,
            'calcium-marine': 3.1,
            graphitee: 3.3,
            'haute-temperature': 4.6,
            alimentaire: 7.2,
          }),
      ),
    poids: (v) => Math.round(Number(v['masse-kg']) * 1060 + 40),
    suffixe: (v) => `${sigle(v['savon-graisse'])}-${dixiemes(v['masse-kg'], 2)}`,
    normes: ['DIN 51825', 'NLGI 2'],
    complements: ['CLA'],
    metiers: ['maintenance', 'metallier', 'paysagiste'],
  },
  {
    code: 'CSO',
    noeud: 'solvants',
    genre: 'bidon',
    nom: texte('Solvant', 'Solvent', 'Disolvente'),
    declinaison: texte(
      '{nature-solvant}, {volume-litres}',
      '{nature-solvant}, {volume-litres}',
      '{nature-solvant}, {volume-litres}',
    ),
    description: texte(
      'Pour diluer peintures et vernis, nettoyer les outils et dégraisser avant collage. Essayer sur une partie cachée : l’acétone et le diluant cellulosique attaquent plastiques et laques. Liquides inflammables : ventiler, porter gants et lunettes, rapporter les restes en déchèterie.',
      'To thin paints and varnishes, clean tools and degrease before bonding. Test on a hidden area: acetone and cellulose thinner attack plastics and lacquers. Flammable liquids: ventilate, wear gloves and goggles, take leftovers to a waste centre.',
      'Para diluir pinturas y barnices, limpiar herramientas y desengrasar antes de pegar. Probar en una zona oculta: la acetona y el disolvente nitro atacan plásticos y lacas. Líquidos inflamables: ventilar, usar guantes y gafas y llevar los restos al punto limpio.',
    ),
    axes: {
      'nature-solvant': [
        'white-spirit',
        'acetone',
        'alcool-menager',
        'diluant-synthetique',
        'diluant-cellulosique',
        'terebenthine',
      ],
      'volume-litres': [1, 5, 20],
    },
    existe: (v) =>
      v['volume-litres'] !== 20 ||
      ['white-spirit', 'acetone', 'diluant-cellulosique'].includes(String(v['nature-solvant'])),
    marques: ['bastide', 'bremond', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        120 +
          Number(v['volume-litres']) ** 0.86 *
            selon(v['nature-solvant'], {
              'white-spirit': 390,
              acetone: 520,
              'alcool-menager': 360,
              'diluant-synthetique': 480,
              'diluant-cellulosique': 560,
              terebenthine: 980,
            }),
      ),
    poids: (v) =>
      Math.round(Number(v['volume-litres']) * 830 + 60 + Number(v['volume-litres']) * 25),
    suffixe: (v) => `${sigle(v['nature-solvant'])}-${chiffres(v['volume-litres'], 2)}`,
    dangereux: true,
    complements: ['CCN', 'CLS'],
    metiers: ['peintre', 'menuisier', 'agenceur', 'maintenance'],
  },
];
