import { chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

/** Grams of a metre of copper tube 1 mm thick. */
const cuivreAuMetre = (diametre: number): number => Math.PI * (diametre - 1) * 8.93;
/** Cents per gram of drawn copper tube. */
const COURS = 1.55;

const EPAISSEURS_PER: Readonly<Record<string, number>> = { 12: 1.1, 16: 1.5, 20: 1.9, 25: 2.3 };
const EPAISSEURS_MULTICOUCHE: Readonly<Record<string, number>> = { 16: 2, 20: 2, 26: 3, 32: 3 };

export const tubes: readonly ModeleArticle[] = [
  {
    code: 'RCB',
    noeud: 'tubes-cuivre-barre',
    genre: 'tube-cuivre',
    nom: texte('Tube cuivre écroui', 'Hard copper tube', 'Tubo de cobre rígido'),
    declinaison: texte(
      'Ø {diametre}, épaisseur {epaisseur}, barre de {longueur-tube}',
      'Ø {diametre}, {epaisseur} wall, {longueur-tube} length',
      'Ø {diametre}, espesor {epaisseur}, barra de {longueur-tube}',
    ),
    description: texte(
      'Cuivre Cu-DHP pour eau sanitaire, chauffage et gaz, à braser ou à sertir. L’écroui tient droit en apparent ; recuire avant cintrage au-delà de 18 mm. Coupe sur demande ; ébavurer et calibrer avant raccordement.',
      'Cu-DHP copper for potable water, heating and gas, soldered or pressed. Hard temper stays straight on show; anneal before bending above 18 mm. Cut on demand; deburr and size before jointing.',
      'Cobre Cu-DHP para agua sanitaria, calefacción y gas, para soldar o prensar. El rígido queda recto a la vista; recocer antes de curvar a partir de 18 mm. Corte a petición; desbarbar y calibrar antes de unir.',
    ),
    axes: { diametre: [14, 16, 12, 18, 22, 28, 10, 35, 42, 54], 'longueur-tube': [5, 4, 2] },
    existe: (v) => v['longueur-tube'] === 5 || Number(v.diametre) <= 22,
    fixes: { epaisseur: 1, matiere: 'cuivre' },
    marques: ['tubeo', 'aquanor'],
    conditionnement: () => ({ unite: 'barre', contenu: 1 }),
    prix: (v) => Math.round(cuivreAuMetre(Number(v.diametre)) * Number(v['longueur-tube']) * COURS),
    poids: (v) => Math.round(cuivreAuMetre(Number(v.diametre)) * Number(v['longueur-tube'])),
    longueurColis: (v) => Number(v['longueur-tube']) * 1000,
    suffixe: (v) => `${chiffres(v.diametre, 2)}-1-${String(v['longueur-tube'])}M`,
    secable: { trait: 1 },
    ecoParticipation: { type: 'PMCB', centimes: 5 },
    normes: ['EN 1057 R290'],
    complements: ['RSC', 'TCI'],
    metiers: ['plombier', 'maintenance'],
  },
  {
    code: 'RCR',
    noeud: 'tubes-cuivre-couronne',
    genre: 'couronne-tube',
    nom: texte('Tube cuivre recuit', 'Soft copper tube', 'Tubo de cobre recocido'),
    declinaison: texte(
      'Ø {diametre}, {gaine-tube}, couronne de {longueur-tube}',
      'Ø {diametre}, {gaine-tube}, {longueur-tube} coil',
      'Ø {diametre}, {gaine-tube}, rollo de {longueur-tube}',
    ),
    description: texte(
      'Se cintre à la main ou au ressort, pour parcours encastrés et remplacements en rénovation. La version gainée se noie en dalle sans contact avec le ciment. Dérouler sur sol propre, boucher les bouts pendant le chantier.',
      'Bends by hand or spring for concealed runs and refurbishment. The sheathed version is cast in the slab without touching cement. Unroll on a clean floor and plug the ends during work.',
      'Se curva a mano o con muelle, para recorridos empotrados y reformas. La versión con funda se embebe en la losa sin contacto con el cemento. Desenrollar sobre suelo limpio y tapar los extremos durante la obra.',
    ),
    axes: {
      diametre: [12, 14, 16, 10, 18, 22],
      'gaine-tube': ['nu', 'bleu', 'rouge'],
      'longueur-tube': [25, 10, 50],
    },
    existe: (v) =>
      (v['gaine-tube'] === 'nu' ||
        (Number(v.diametre) >= 12 && Number(v.diametre) <= 16 && v['longueur-tube'] !== 10)) &&
      (v['longueur-tube'] !== 50 || Number(v.diametre) <= 16),
    fixes: { epaisseur: 1, matiere: 'cuivre' },
    marques: ['tubeo', 'aquanor'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-tube']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-tube']) *
          (cuivreAuMetre(Number(v.diametre)) * COURS * 1.04 + (v['gaine-tube'] === 'nu' ? 0 : 85)),
      ),
    poids: (v) =>
      Math.round(
        Number(v['longueur-tube']) *
          (cuivreAuMetre(Number(v.diametre)) + (v['gaine-tube'] === 'nu' ? 0 : 60)),
      ),
    suffixe: (v) =>
      `${chiffres(v.diametre, 2)}-${sigle(v['gaine-tube'])}-${String(v['longueur-tube'])}M`,
    ecoParticipation: { type: 'PMCB', centimes: 20 },
    normes: ['EN 1057 R220'],
    complements: ['RSC', 'TCI'],
    metiers: ['plombier'],
  },
  {
    code: 'RPE',
    noeud: 'tubes-per',
    genre: 'couronne-tube',
    nom: texte('Tube PER', 'PEX pipe', 'Tubo PEX'),
    declinaison: texte(
      '{diametre} × {epaisseur}, {gaine-tube}, {longueur-tube}',
      '{diametre} × {epaisseur}, {gaine-tube}, {longueur-tube}',
      '{diametre} × {epaisseur}, {gaine-tube}, {longueur-tube}',
    ),
    description: texte(
      'Polyéthylène réticulé pour distribution hydrocâblée et chauffage, 6 bar à 95 °C, 10 bar à 60 °C. Bleu pour l’eau froide, rouge pour la chaude ; le tube gainé se remplace sans casser. Pas de raccord noyé hors à glissement, et rayon de cintrage de huit diamètres.',
      'Cross-linked polyethylene for manifold plumbing and heating, 6 bar at 95 °C, 10 bar at 60 °C. Blue for cold, red for hot; sheathed pipe can be replaced without breaking out. Only sliding-sleeve joints may be buried; bend to eight diameters.',
      'Polietileno reticulado para distribución por colectores y calefacción, 6 bar a 95 °C y 10 bar a 60 °C. Azul para fría, rojo para caliente; el tubo con funda se cambia sin romper. Solo se empotran uniones de casquillo; radio de ocho diámetros.',
    ),
    axes: {
      diametre: [16, 12, 20, 25],
      epaisseur: [1.5, 1.1, 1.9, 2.3],
      'gaine-tube': ['bleu', 'rouge', 'nu'],
      'longueur-tube': [50, 100, 25, 240],
    },
    existe: (v) =>
      selon(v.diametre, EPAISSEURS_PER) === v.epaisseur &&
      (v['longueur-tube'] !== 240 || (v['gaine-tube'] === 'nu' && Number(v.diametre) <= 16)) &&
      (v.diametre !== 25 || v['longueur-tube'] === 50 || v['longueur-tube'] === 25),
    marques: ['tubeo', 'aquanor', 'comptoir'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-tube']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-tube']) *
          (Number(v.diametre) ** 1.35 * 1.35 + (v['gaine-tube'] === 'nu' ? 0 : 24)),
      ),
    poids: (v) =>
      Math.round(
        Number(v['longueur-tube']) *
          (Math.PI * Number(v.diametre) * Number(v.epaisseur) * 0.9 +
            (v['gaine-tube'] === 'nu' ? 0 : 55)),
      ),
    suffixe: (v) =>
      `${String(v.diametre)}-${sigle(v['gaine-tube'])}-${chiffres(v['longueur-tube'], 3)}`,
    ecoParticipation: { type: 'PMCB', centimes: 20 },
    normes: ['EN ISO 15875-2', 'ACS'],
    complements: ['RGP', 'TCI'],
    metiers: ['plombier', 'maintenance'],
  },
  {
    code: 'RMC',
    noeud: 'tubes-multicouche',
    genre: 'couronne-tube',
    nom: texte('Tube multicouche', 'Multilayer pipe', 'Tubo multicapa'),
    declinaison: texte(
      '{diametre} × {epaisseur}, {gaine-tube}, {longueur-tube}',
      '{diametre} × {epaisseur}, {gaine-tube}, {longueur-tube}',
      '{diametre} × {epaisseur}, {gaine-tube}, {longueur-tube}',
    ),
    description: texte(
      'Âme aluminium soudée entre deux couches de polyéthylène réticulé : garde la forme donnée et ne laisse pas passer l’oxygène. Eau sanitaire, chauffage et climatisation, 10 bar jusqu’à 95 °C. La version isolée évite la condensation en faux plafond.',
      'Welded aluminium core between two layers of cross-linked polyethylene: keeps the bend it is given and bars oxygen. Potable water, heating and cooling, 10 bar up to 95 °C. The insulated version avoids condensation in ceiling voids.',
      'Alma de aluminio soldada entre dos capas de polietileno reticulado: conserva la curva y es barrera de oxígeno. Agua sanitaria, calefacción y climatización, 10 bar hasta 95 °C. La versión aislada evita condensaciones en falso techo.',
    ),
    axes: {
      diametre: [16, 20, 26, 32],
      epaisseur: [2, 3],
      'gaine-tube': ['nu', 'bleu', 'rouge', 'isole'],
      'longueur-tube': [100, 50, 25],
    },
    existe: (v) =>
      selon(v.diametre, EPAISSEURS_MULTICOUCHE) === v.epaisseur &&
      (v.diametre !== 32 || (v['gaine-tube'] === 'nu' && v['longueur-tube'] !== 100)) &&
      (v['longueur-tube'] === 50 ||
        (Number(v.diametre) > 20
          ? v['longueur-tube'] === 25
          : v['longueur-tube'] === 100 && v['gaine-tube'] === 'nu')),
    marques: ['tubeo', 'aquanor', 'robinel'],
    conditionnement: (v) => ({ unite: 'rouleau', contenu: Number(v['longueur-tube']) }),
    prix: (v) =>
      Math.round(
        Number(v['longueur-tube']) *
          (Number(v.diametre) ** 1.5 * 2.05 +
            selon(v['gaine-tube'], { nu: 0, bleu: 38, rouge: 38, isole: 95 })),
      ),
    poids: (v) =>
      Math.round(
        Number(v['longueur-tube']) *
          (Math.PI * Number(v.diametre) * Number(v.epaisseur) * 1.15 +
            (v['gaine-tube'] === 'nu' ? 0 : 50)),
      ),
    suffixe: (v) =>
      `${String(v.diametre)}-${sigle(v['gaine-tube'])}-${chiffres(v['longueur-tube'], 3)}`,
    ecoParticipation: { type: 'PMCB', centimes: 20 },
    normes: ['EN ISO 21003-2', 'ACS'],
    complements: ['RSM', 'TCI'],
    metiers: ['plombier', 'maintenance'],
  },
];
