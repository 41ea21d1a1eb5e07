/**
 * Runs that whoever tries a trade shop asks for first. Written out by hand: what the models say is
 * what is tried.
 */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadCategories } from './catalogue.ts';
import { listDeclinaisons } from './declinaisons.ts';
import { genererCatalogue, type ArticleGenere } from './generer.ts';
import type { Valeur, Valeurs } from './modele.ts';

interface Vendu extends Pick<ArticleGenere, 'reference' | 'prix'> {
  modele: string;
  index: number;
  contenu: number;
  valeurs: Valeurs;
}

let vendus: Vendu[];
beforeAll(async () => {
  const categories = await loadCategories();
  const { articles } = genererCatalogue(categories, 'usuelle');
  const combinaisons = new Map(
    categories.flatMap(({ modeles }) =>
      modeles.map((modele) => [modele, listDeclinaisons(modele)] as const),
    ),
  );
  vendus = articles()
    .filter(({ retire }) => !retire)
    .map(({ reference, prix, produit, declinaison }) => ({
      reference,
      prix,
      modele: produit.modele.code,
      index: produit.index,
      contenu: declinaison.contenu,
      valeurs: combinaisons.get(produit.modele)?.[declinaison.index] ?? {},
    }))
    .toArray();
});

const pas = (de: number, a: number, de1: number): number[] =>
  Array.from({ length: Math.round((a - de) / de1) + 1 }, (_, i) => de + i * de1);

type Voulues = Readonly<Record<string, readonly Valeur[]>>;

/** Every combination of the values asked for. */
function combiner(voulues: Voulues): Valeurs[] {
  return Object.entries(voulues).reduce<Valeurs[]>(
    (all, [code, valeurs]) =>
      all.flatMap((chosen) => valeurs.map((valeur) => ({ ...chosen, [code]: valeur }))),
    [{}],
  );
}

const porte = (valeurs: Valeurs, voulue: Valeurs) =>
  Object.entries(voulue).every(([code, valeur]) => valeurs[code] === valeur);

function absentes(modele: string, voulues: Voulues): Valeurs[] {
  const siens = vendus.filter((vendu) => vendu.modele === modele && vendu.index === 0);
  return combiner(voulues).filter((voulue) => !siens.some(({ valeurs }) => porte(valeurs, voulue)));
}

const ZINC = ['zingue-jaune', 'zingue-blanc'];
const A2_A4 = ['inox-a2', 'inox-a4'];
const LONGUES = pas(120, 300, 20);
const TAILLES = ['s', 'm', 'l', 'xl', 'xxl', '3xl', '4xl'];
const METRIQUES = ['m4', 'm5', 'm6', 'm8', 'm10', 'm12', 'm16', 'm20'];

const GAMMES: readonly (readonly [quoi: string, modele: string, voulues: Voulues])[] = [
  [
    'wood screws Ø 3',
    'VBF',
    { diametre: [3], longueur: [16, 20, 25, 30, 35, 40], revetement: ZINC },
  ],
  [
    'wood screws Ø 3.5',
    'VBF',
    { diametre: [3.5], longueur: [16, 20, 25, 30, 35, 40, 45, 50], revetement: ZINC },
  ],
  [
    'wood screws Ø 4',
    'VBF',
    { diametre: [4], longueur: [16, 20, 25, 30, 35, 40, 45, 50, 60, 70], revetement: ZINC },
  ],
  [
    'wood screws Ø 4.5',
    'VBF',
    { diametre: [4.5], longueur: [30, 35, 40, 45, 50, 60, 70, 80], revetement: ZINC },
  ],
  [
    'wood screws Ø 5',
    'VBF',
    { diametre: [5], longueur: [30, 40, 50, 60, 70, 80, 90, 100, 120], revetement: ZINC },
  ],
  ['wood screws Ø 6', 'VBF', { diametre: [6], longueur: [40, 60, 80, 100, ...LONGUES] }],
  ['wood screws Ø 8', 'VBF', { diametre: [8], longueur: [80, 100, ...LONGUES], revetement: ZINC }],
  ['wood screws Ø 10', 'VBF', { diametre: [10], longueur: [100, ...LONGUES], revetement: ZINC }],
  ['buckets Ø 4', 'VBS', { diametre: [4], longueur: [30, 40, 50, 60, 70] }],
  ['buckets Ø 5', 'VBS', { diametre: [5], longueur: [40, 50, 60, 70, 80, 100] }],
  [
    'stainless wood screws Ø 4 and 5',
    'VXA',
    { diametre: [4, 5], longueur: [40, 50, 60, 70], revetement: ['inox-a2', 'inox-a4'] },
  ],
  [
    'nuts',
    'BEC',
    {
      'filetage-metrique': METRIQUES,
      revetement: ['zingue-blanc', 'inox-a2', 'inox-a4'],
    },
  ],
  ['lock nuts', 'BEF', { 'filetage-metrique': METRIQUES, revetement: ['zingue-blanc', 'inox-a2'] }],
  [
    'washers',
    'BRP',
    {
      'filetage-metrique': METRIQUES,
      'serie-rondelle': ['moyenne'],
      revetement: ['zingue-blanc', 'inox-a2', 'inox-a4'],
    },
  ],
  ['bolts M4', 'BTH', { 'filetage-metrique': ['m4'], longueur: [10, 16, 20, 30, 40] }],
  [
    'bolts M8 to M12',
    'BTH',
    {
      'filetage-metrique': ['m8', 'm10', 'm12'],
      longueur: [30, 40, 50, 60, 70, 80, 100],
      revetement: ['zingue-blanc', ...A2_A4],
    },
  ],
  ['bolts M20', 'BTH', { 'filetage-metrique': ['m20'], longueur: [40, 60, 80, 100] }],
  ['cap screws', 'VMX', { 'filetage-metrique': METRIQUES, longueur: [40] }],
  ['threaded rods', 'BTF', { 'filetage-metrique': METRIQUES, 'longueur-barre': [1] }],
  ['cobalt drills by half a millimetre', 'FHC', { diametre: pas(1, 13, 0.5) }],
  ['HSS drills by half a millimetre', 'FHS', { diametre: pas(1, 13, 0.5) }],
  ['cutting discs', 'BDT', { diametre: [115, 125, 180, 230, 300, 350] }],
  ['flap discs', 'BDL', { diametre: [115, 125, 180], grain: [40, 60, 80, 120] }],
  ['saw blades', 'BLC', { diametre: [160, 165, 190, 210, 216, 230, 250, 300, 305, 315] }],
  ['hole saws', 'BSC', { diametre: [16, 20, 22, 25, 32, 35, 40, 44, 51, 60, 64, 68, 76, 102] }],
  ['low shoes', 'GSB', { pointure: pas(36, 48, 1), couleur: ['noir'] }],
  ['high shoes', 'GSH', { pointure: pas(36, 48, 1), couleur: ['noir'] }],
  ['boots', 'GBO', { pointure: pas(37, 48, 1), couleur: ['vert'] }],
  ['nitrile gloves', 'GNI', { 'taille-gant': pas(6, 12, 1), couleur: ['noir'] }],
  ['precision gloves', 'GPU', { 'taille-gant': pas(6, 12, 1) }],
  ['cut gloves', 'GAC', { 'taille-gant': pas(6, 12, 1), 'niveau-coupure': ['b', 'c', 'd', 'f'] }],
  ['T-shirts', 'HTS', { taille: TAILLES, couleur: ['noir', 'marine', 'gris'] }],
  ['polos', 'HPO', { taille: TAILLES, couleur: ['noir', 'marine'] }],
  ['softshells', 'HSO', { taille: TAILLES, couleur: ['noir', 'marine'] }],
  ['high-visibility waistcoats', 'HGI', { taille: TAILLES, couleur: ['jaune-fluo'] }],
  ['trousers', 'HPG', { 'taille-pantalon': pas(36, 56, 2), couleur: ['gris-noir', 'noir'] }],
  [
    'hinges',
    'AGC',
    {
      'pose-de-porte': ['applique', 'semi-applique', 'rentrante'],
      'fermeture-meuble': ['amortie', 'ressort', 'sans-ressort'],
    },
  ],
  ['ball runners', 'ACB', { longueur: pas(250, 600, 50) }],
  ['concealed runners', 'ACI', { longueur: [270, 300, 350, 400, 450, 500, 550] }],
  [
    'bar handles',
    'APB',
    {
      entraxe: [96, 128, 160, 192, 224, 256, 320, 448],
      'finition-meuble': ['aspect-inox', 'noir-mat'],
    },
  ],
  ['MDF', 'PMD', { epaisseur: [3, 6, 8, 10, 12, 16, 19, 22, 25, 30] }],
  ['plywood', 'PCP', { epaisseur: [3, 5, 8, 10, 12, 15, 18] }],
  [
    'worktops',
    'PWS',
    { longueur: [2050, 3050, 4100], 'decor-panneau': ['blanc', 'chene-naturel'] },
  ],
];

describe('the range of a first start', () => {
  test.each(GAMMES)('has all %s (%s)', (_, modele, voulues) => {
    expect(absentes(modele, voulues)).toEqual([]);
  });

  it('sells nothing that is not made', () => {
    const vus = vendus.filter(({ modele }) => modele === 'VBF');
    const longue = (diametre: number) =>
      Math.max(
        ...vus.flatMap(({ valeurs: v }) => (v.diametre === diametre ? Number(v.longueur) : 0)),
      );
    expect([3, 3.5, 4, 4.5, 5, 6].map(longue)).toEqual([40, 50, 70, 80, 120, 300]);
  });

  it('finds a 4 × 40 screw in a box and in a bucket, in several finishes', () => {
    const vis = vendus.filter(({ valeurs }) => porte(valeurs, { diametre: 4, longueur: 40 }));
    const modeles = new Set(vis.map(({ modele }) => modele));
    expect(modeles).toContain('VBF');
    expect(modeles).toContain('VBS');
    expect(new Set(vis.map(({ valeurs }) => valeurs.revetement)).size).toBeGreaterThan(3);
  });
});

describe('prices of the range', () => {
  it('are lower by the piece in a bucket than in a box', () => {
    const boites = vendus.filter(({ modele }) => modele === 'VBF');
    const seaux = vendus.filter(({ modele, index }) => modele === 'VBS' && index === 0);
    expect(seaux.length).toBeGreaterThan(12);
    const cher = seaux.filter((seau) => {
      const boite = boites.find(({ valeurs }) => porte(valeurs, seau.valeurs));
      return !boite || seau.prix / seau.contenu >= boite.prix / boite.contenu;
    });
    expect(cher.map(({ reference }) => reference)).toEqual([]);
  });

  it('grow with the size, by the piece', () => {
    const parModele = Map.groupBy(
      vendus.filter(({ modele, index }) => index === 0 && !SELON_AUTRE_CHOSE.has(modele)),
      ({ modele }) => modele,
    );
    const faux = [...parModele.values()].flatMap((siens) =>
      siens.flatMap((petit) =>
        siens
          .filter((grand) => grand.prix / grand.contenu < (petit.prix / petit.contenu) * 0.995)
          .filter((grand) => estPlusGrand(grand.valeurs, petit.valeurs))
          .map((grand) => `${petit.reference} > ${grand.reference}`),
      ),
    );
    expect(faux).toEqual([]);
  });
});

/**
 * Nails by the kilo: thin ones cost more. Thin worktops and narrow frames are the dear ones.
 */
const SELON_AUTRE_CHOSE = new Set(['FPT', 'PWS', 'TBS']);
const DIMENSIONS = ['diametre', 'longueur', 'epaisseur', 'largeur', 'hauteur'];
// They follow the diameter and the finish.
const SUIVENT = ['empreinte-vis', 'classe-acier'];

/** No dimension smaller, all the rest equal. */
function estPlusGrand(grand: Valeurs, petit: Valeurs): boolean {
  return Object.entries(petit).every(([code, valeur]) => {
    if (SUIVENT.includes(code)) return true;
    if (DIMENSIONS.includes(code)) return Number(grand[code]) >= Number(valeur);
    if (code === 'filetage-metrique') return filet(grand[code]) >= filet(valeur);
    return grand[code] === valeur;
  });
}

function filet(valeur: Valeur | undefined): number {
  return Number(String(valeur).slice(1));
}
