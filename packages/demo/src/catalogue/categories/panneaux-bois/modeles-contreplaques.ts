import { cote } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { grammes, metresCarres } from './couts.ts';

const FORMAT = '{longueur} × {largeur} × {epaisseur}';

export const MODELES_CONTREPLAQUES: readonly ModeleArticle[] = [
  {
    code: 'PCP',
    noeud: 'contreplaques-peuplier',
    genre: 'contreplaque',
    nom: texte('Contreplaqué peuplier', 'Poplar plywood', 'Contrachapado de chopo'),
    declinaison: texte(FORMAT, FORMAT, FORMAT),
    description: texte(
      'Panneau clair et léger, collage intérieur, faces poncées prêtes à teinter ou à plaquer. Idéal pour fonds de tiroir, aménagement de véhicule et décors. Ne pas exposer à l’humidité.',
      'Light, pale board with interior bonding, sanded faces ready to stain or veneer. Ideal for drawer bottoms, camper conversions and set building. Keep it dry.',
      'Tablero claro y ligero, encolado interior, caras lijadas listas para teñir o chapar. Ideal para fondos de cajón, camperización y decorados. No lo exponga a la humedad.',
    ),
    axes: {
      longueur: [2500, 3100],
      largeur: [1220, 1530],
      epaisseur: [10, 5, 3, 8, 12, 15, 18, 20],
    },
    fixes: { essence: 'peuplier' },
    existe: (v) =>
      (v.longueur === 2500) === (v.largeur === 1220) &&
      (v.longueur === 2500 || Number(v.epaisseur) >= 10),
    marques: ['pannobel', 'bastide'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) => Math.round(metresCarres(v) * (310 + Number(v.epaisseur) * 108)),
    poids: (v) => grammes(v, 460),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.epaisseur, 2)}-${v.longueur}`,
    secable: { trait: 4, fil: () => true },
    ecoParticipation: { type: 'PMCB', centimes: 26 },
    normes: ['EN 636-1', 'EN 314-2'],
    metiers: ['menuisier', 'agenceur'],
  },
  {
    code: 'PCO',
    noeud: 'contreplaques-okoume',
    genre: 'contreplaque',
    nom: texte(
      'Contreplaqué okoumé extérieur',
      'Exterior okoume plywood',
      'Contrachapado exterior de okume',
    ),
    declinaison: texte(FORMAT, FORMAT, FORMAT),
    description: texte(
      'Tout okoumé, collage phénolique résistant à l’eau bouillante, pour bardage peint, débords de toit et nautisme léger. Protégez les chants par deux couches de résine ou de peinture avant pose. Face I, contre-face II.',
      'Okoume throughout with boil-proof phenolic bonding, for painted cladding, soffits and light boatbuilding. Seal the edges with two coats of resin or paint before fixing. Face I, back II.',
      'Okume en todas las chapas, encolado fenólico resistente al agua hirviendo, para fachada pintada, aleros y náutica ligera. Proteja los cantos con dos manos de resina o pintura antes de colocar. Cara I, contracara II.',
    ),
    axes: {
      longueur: [2500, 3100],
      largeur: [1220, 1530],
      epaisseur: [15, 10, 5, 12, 18, 22, 8, 25],
    },
    fixes: { essence: 'okoume' },
    existe: (v) =>
      (v.longueur === 2500) === (v.largeur === 1220) &&
      (v.longueur === 2500 || Number(v.epaisseur) >= 10),
    marques: ['pannobel', 'lignea'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) => Math.round(metresCarres(v) * (520 + Number(v.epaisseur) * 172)),
    poids: (v) => grammes(v, 500),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.epaisseur, 2)}-${v.longueur}`,
    secable: { trait: 4, fil: () => true },
    ecoParticipation: { type: 'PMCB', centimes: 32 },
    normes: ['EN 636-3', 'EN 314-2'],
    metiers: ['menuisier', 'charpentier', 'couvreur'],
  },
  {
    code: 'PCF',
    noeud: 'contreplaques-filmes',
    genre: 'contreplaque-filme',
    nom: texte(
      'Contreplaqué bouleau filmé antidérapant',
      'Anti-slip film-faced birch plywood',
      'Contrachapado fenólico de abedul antideslizante',
    ),
    declinaison: texte(FORMAT, FORMAT, FORMAT),
    description: texte(
      'Film phénolique brun, une face quadrillée antidérapante, chants protégés à la peinture. Planchers de fourgon, remorques, échafaudages et scènes. Prenez 18 mm au moins là où roule un transpalette, et posez les joints sur appui.',
      'Brown phenolic film, one wire-mesh anti-slip face, painted edges. Van floors, trailers, scaffold decks and stages. Use at least 18 mm where a pallet truck runs, and land every joint on a support.',
      'Película fenólica marrón, una cara de rejilla antideslizante y cantos sellados con pintura. Suelos de furgoneta, remolques, andamios y escenarios. Use 18 mm como mínimo donde ruede una transpaleta y apoye todas las juntas.',
    ),
    axes: { longueur: [2500, 3000], largeur: [1250, 1500], epaisseur: [15, 9, 12, 18, 21, 27] },
    existe: (v) => (v.longueur === 2500) === (v.largeur === 1250),
    marques: ['pannobel', 'bastide'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) => Math.round(metresCarres(v) * (640 + Number(v.epaisseur) * 186)),
    poids: (v) => grammes(v, 690),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) => `${cote(v.epaisseur, 2)}-${v.longueur}`,
    secable: { trait: 4 },
    ecoParticipation: { type: 'PMCB', centimes: 38 },
    normes: ['EN 636-3', 'EN 13986'],
    metiers: ['menuisier', 'charpentier', 'macon'],
  },
];
