import { cote, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { grammes, metresCarres } from './couts.ts';

const CODES_QUALITE = { standard: 'ST', hydrofuge: 'HY', ignifuge: 'IG', leger: 'LE' };

export const MODELES_FIBRES: readonly ModeleArticle[] = [
  {
    code: 'PMD',
    noeud: 'mdf-bruts',
    genre: 'panneau-mdf',
    nom: texte('Panneau MDF', 'MDF board', 'Tablero MDF'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {qualite-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {qualite-panneau}',
      '{longueur} × {largeur} × {epaisseur}, {qualite-panneau}',
    ),
    description: texte(
      'Fibres fines et homogènes, à moulurer, fraiser et laquer. L’hydrofuge, repérable à sa teinte verte, va aux pièces humides ; l’ignifugé, rose, aux établissements recevant du public. Bouche-porez les chants avant laquage et aspirez les poussières.',
      'Fine, even fibres to mould, rout and lacquer. The moisture-resistant grade, tinted green, suits damp rooms; the pink flame-retardant grade suits public buildings. Seal the edges before lacquering and extract the dust.',
      'Fibra fina y homogénea para moldurar, fresar y lacar. El hidrófugo, teñido de verde, va en zonas húmedas; el ignífugo, rosa, en locales públicos. Selle los cantos antes de lacar y aspire el polvo.',
    ),
    axes: {
      longueur: [2800, 3050],
      largeur: [2070, 1220],
      epaisseur: [19, 16, 10, 3, 6, 8, 12, 22, 25, 30],
      'qualite-panneau': ['standard', 'hydrofuge', 'ignifuge', 'leger'],
    },
    existe: (v) => {
      const epaisseur = Number(v.epaisseur);
      if ((v.longueur === 2800) !== (v.largeur === 2070)) return false;
      if (v['qualite-panneau'] === 'standard')
        return v.longueur === 2800 || [3, 6, 10, 19].includes(epaisseur);
      if (v.longueur !== 2800) return false;
      if (v['qualite-panneau'] === 'hydrofuge') return epaisseur >= 8;
      return [12, 16, 19, 22].includes(epaisseur);
    },
    marques: ['pannobel', 'bastide'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          (210 + Number(v.epaisseur) * 44) *
          selon(v['qualite-panneau'], { standard: 1, hydrofuge: 1.45, ignifuge: 2.1, leger: 1.15 }),
      ),
    poids: (v) => grammes(v, v['qualite-panneau'] === 'leger' ? 600 : 740),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${cote(v.epaisseur, 2)}-${v.longueur}-${selon(v['qualite-panneau'], CODES_QUALITE)}`,
    secable: { trait: 4 },
    ecoParticipation: { type: 'PMCB', centimes: 58 },
    normes: ['EN 622-5', 'E1'],
    complements: ['PSH', 'PCT'],
    metiers: ['menuisier', 'agenceur', 'peintre'],
  },
  {
    code: 'PAG',
    noeud: 'agglomeres',
    genre: 'panneau-agglomere',
    nom: texte('Panneau aggloméré', 'Chipboard panel', 'Tablero aglomerado'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {qualite-panneau}, {rives}',
      '{longueur} × {largeur} × {epaisseur}, {qualite-panneau}, {rives}',
      '{longueur} × {largeur} × {epaisseur}, {qualite-panneau}, {rives}',
    ),
    description: texte(
      'Panneau de particules pour agencement et planchers. En plancher, posez le rainuré-languetté de 22 mm sur solives à 500 mm d’entraxe, collé dans les rainures, joint périphérique de 10 mm. Prenez l’hydrofuge en pièce d’eau.',
      'Particle board for fitting out and flooring. For floors lay 22 mm tongue and groove on joists at 500 mm centres, glued in the joints, with a 10 mm perimeter gap. Use the moisture-resistant grade in wet rooms.',
      'Tablero de partículas para interiorismo y forjados. En suelo, coloque el machihembrado de 22 mm sobre viguetas cada 500 mm, encolado en las ranuras y con junta perimetral de 10 mm. En zonas húmedas use el hidrófugo.',
    ),
    axes: {
      longueur: [2800, 2050],
      largeur: [2070, 925],
      epaisseur: [19, 16, 22, 10, 25],
      'qualite-panneau': ['standard', 'hydrofuge'],
      rives: ['droites', 'rainurees'],
    },
    existe: (v) =>
      v.rives === 'droites'
        ? v.longueur === 2800 && v.largeur === 2070
        : v.longueur === 2050 && v.largeur === 925 && [16, 19, 22].includes(Number(v.epaisseur)),
    marques: ['pannobel', 'bastide'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) =>
      Math.round(
        metresCarres(v) *
          (180 + Number(v.epaisseur) * 29) *
          (v['qualite-panneau'] === 'hydrofuge' ? 1.38 : 1) *
          (v.rives === 'rainurees' ? 1.18 : 1),
      ),
    poids: (v) => grammes(v, 640),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${cote(v.epaisseur, 2)}-${selon(v['qualite-panneau'], CODES_QUALITE)}${v.rives === 'rainurees' ? '-RL' : ''}`,
    secable: { trait: 4 },
    ecoParticipation: { type: 'PMCB', centimes: 48 },
    normes: ['EN 312', 'E1'],
    metiers: ['menuisier', 'charpentier', 'agenceur'],
  },
  {
    code: 'POS',
    noeud: 'osb',
    genre: 'panneau-osb',
    nom: texte('Panneau OSB3', 'OSB3 panel', 'Tablero OSB3'),
    declinaison: texte(
      '{longueur} × {largeur} × {epaisseur}, {rives}',
      '{longueur} × {largeur} × {epaisseur}, {rives}',
      '{longueur} × {largeur} × {epaisseur}, {rives}',
    ),
    description: texte(
      'Panneau structurel en milieu humide pour contreventement, support de couverture et plancher. Grand axe perpendiculaire aux appuis, joint de 3 mm entre panneaux. Clouez tous les 150 mm en rive et 300 mm en partie courante.',
      'Structural board for humid conditions: bracing, roof decking and floors. Long axis across the supports, 3 mm gap between panels. Nail every 150 mm at the edges and 300 mm in the field.',
      'Tablero estructural en ambiente húmedo para arriostramiento, cubierta y forjado. Eje mayor perpendicular a los apoyos y junta de 3 mm entre tableros. Clave cada 150 mm en los bordes y cada 300 mm en el centro.',
    ),
    axes: {
      longueur: [2500, 2800],
      largeur: [1250, 1196, 675],
      epaisseur: [12, 9, 15, 18, 22],
      rives: ['droites', 'rainurees'],
    },
    existe: (v) =>
      v.rives === 'droites'
        ? (v.longueur === 2500 && v.largeur === 1250) ||
          (v.longueur === 2800 && v.largeur === 1196 && Number(v.epaisseur) <= 12)
        : v.longueur === 2500 && v.largeur === 675 && Number(v.epaisseur) >= 12,
    marques: ['bastide', 'pannobel'],
    conditionnement: () => ({ unite: 'plaque', contenu: 1 }),
    prix: (v) =>
      Math.round(
        metresCarres(v) * (150 + Number(v.epaisseur) * 41) * (v.rives === 'rainurees' ? 1.14 : 1),
      ),
    poids: (v) => grammes(v, 620),
    longueurColis: (v) => Number(v.longueur),
    suffixe: (v) =>
      `${cote(v.epaisseur, 2)}-${v.longueur}-${v.rives === 'rainurees' ? 'RL' : 'BD'}`,
    secable: { trait: 4 },
    ecoParticipation: { type: 'PMCB', centimes: 24 },
    normes: ['EN 300', 'EN 13986'],
    metiers: ['charpentier', 'couvreur', 'menuisier', 'macon'],
  },
];
