import { describe, expect, test } from 'vitest';
import type { Besoin, Nature } from './besoin.ts';
import { planDuModele } from './modeles.ts';
import type { TypeElement } from './modules.ts';
import { nomenclatureOf } from './nomenclature.ts';
import { plateauxOf } from './lineaire.ts';
import type { Element, Plan } from './plan.schema.ts';
import { entraxeBarre, longueurCoulisse, nombreCharnieres } from './quincaillerie.ts';

type Pose = readonly [type: TypeElement, ligne: string, position: number, largeur: number];

function plan(poses: readonly Pose[], finitions: Partial<Plan['finitions']> = {}): Plan {
  const base = planDuModele('en-i', '');
  return {
    ...base,
    finitions: { ...base.finitions, ...finitions },
    elements: poses.map(([type, ligne, position, largeur], i): Element => ({
      id: `e${i}`,
      type,
      ligne,
      position,
      largeur,
    })),
  };
}

const quantites = (of: Plan): Partial<Record<Nature, number>> =>
  Object.fromEntries(nomenclatureOf(of).besoins.map(({ nature, quantite }) => [nature, quantite]));

function coupes(of: Plan, nature: Nature): string[] {
  const besoin = nomenclatureOf(of).besoins.find((each) => each.nature === nature);
  return (besoin?.pieces ?? []).map((piece) =>
    [piece.quantite, piece.longueur, ...('largeur' in piece ? [piece.largeur] : [])].join('x'),
  );
}

describe('one base cabinet of 600 with a door', () => {
  const seul = plan([['bas-porte', 'A', 0, 600]]);

  test('is cut from white board: two sides, a bottom, two rails, a shelf', () => {
    expect(coupes(seul, 'panneau-caisson')).toEqual([
      '2x720x560',
      '1x562x560',
      '2x562x100',
      '1x560x510',
    ]);
    expect(coupes(seul, 'fond')).toEqual(['1x700x580']);
  });

  test('has a door 4 mm smaller than its place, and a plinth lower than its legs', () => {
    expect(coupes(seul, 'facade')).toEqual(['1x716x596', '1x600x140']);
  });

  test('takes what a fitter counts', () => {
    expect(quantites(seul)).toEqual({
      'panneau-caisson': 6,
      fond: 1,
      facade: 2,
      // Carcass 2 × 720 + 4 × 562, door 2 × (716 + 596), and a tenth more, in metres.
      chant: 7,
      'plan-de-travail': 1,
      silicone: 1,
      charniere: 2,
      embase: 2,
      poignee: 1,
      pied: 4,
      // Four at the bottom, two per rail.
      excentrique: 8,
      tourillon: 8,
      taquet: 4,
      // Four per hinge, four per leg.
      vis: 24,
    });
  });
});

describe('one cabinet of 800 with three drawers', () => {
  const seul = plan([['bas-tiroirs', 'A', 0, 800]]);

  test('has fronts of 140, 290 and 290 less the gaps', () => {
    expect(coupes(seul, 'facade')).toEqual(['1x800x140', '2x286x796', '1x136x796']);
  });

  test('has one low and two high metal drawers with their bottoms and backs', () => {
    const kits = nomenclatureOf(seul).besoins.filter(({ nature }) => nature === 'tiroir');
    expect(kits.map(({ cle, quantite }) => [cle, quantite])).toEqual([
      ['500x199', 2],
      ['500x84', 1],
    ]);
    expect(coupes(seul, 'panneau-tiroir')).toEqual(['3x687x490', '2x675x183', '1x675x68']);
    expect(quantites(seul).charniere).toBeUndefined();
  });

  test('has wooden boxes on a pair of runners each when they are chosen', () => {
    const bois = plan([['bas-tiroirs', 'A', 0, 800]], { tiroir: 'bois' });
    const coulisses = nomenclatureOf(bois).besoins.filter(({ nature }) => nature === 'coulisse');
    expect(coulisses.map(({ quantite, unite }) => [quantite, unite])).toEqual([[3, 'paire']]);
    expect(coupes(bois, 'panneau-tiroir')).toEqual([
      '3x720x480',
      '4x720x226',
      '2x720x76',
      '4x500x226',
      '2x500x76',
    ]);
  });
});

describe('hinges, runners and handles', () => {
  test.each([
    ['a base door', 716, 596, 2],
    ['a door too heavy for two', 900, 900, 3],
    ['a tall door', 1298, 596, 3],
    ['a very tall one', 1990, 596, 4],
    ['one from floor to ceiling', 2200, 596, 5],
  ])('%s has its hinges by height and weight', (_, hauteur, largeur, nombre) => {
    expect(nombreCharnieres({ hauteur, largeur })).toBe(nombre);
  });

  test('the runner is the longest that the cabinet is deep enough for', () => {
    expect([541, 530, 529, 330, 100].map(longueurCoulisse)).toEqual([500, 500, 450, 300, 270]);
  });

  test('a bar is about a third of its front', () => {
    expect([196, 396, 596, 796, 1196].map(entraxeBarre)).toEqual([96, 128, 192, 256, 320]);
  });

  test('a grip profile is sawn to the width of each front', () => {
    const profil = plan([['bas-tiroirs', 'A', 0, 800]], { poignee: 'profil-alu' });
    expect(coupes(profil, 'poignee')).toEqual(['3x796']);
  });
});

describe('worktops', () => {
  test('one runs through the corner, the other begins at its edge', () => {
    const enL = plan([
      ['bas-angle', 'A', 2600, 1000],
      ['bas-porte', 'A', 2000, 600],
      ['fileur-bas', 'B', 600, 50],
      ['bas-tiroirs', 'B', 650, 800],
    ]);
    expect(plateauxOf(enL)).toEqual([
      { ligne: 'A', debut: 2000, longueur: 1600, ilot: false },
      { ligne: 'B', debut: 650, longueur: 800, ilot: false },
    ]);
    expect(coupes(enL, 'plan-de-travail')).toEqual(['1x1600', '1x800']);
  });

  test('a tall cabinet parts two worktops, and an island has a wide one', () => {
    const { ilots } = planDuModele('ilot', '');
    const parti = {
      ...plan([
        ['bas-porte', 'A', 0, 600],
        ['colonne-four', 'A', 600, 600],
        ['bas-porte', 'A', 1200, 500],
        ['bas-plaque', 'I1', 0, 800],
      ]),
      ilots,
    };
    expect(coupes(parti, 'plan-de-travail')).toEqual(['1x600', '1x500']);
    expect(coupes(parti, 'plan-ilot')).toEqual(['1x800']);
  });

  test('longer than a bar, it is parted evenly; solid wood comes shorter', () => {
    const poses: Pose[] = [0, 1, 2, 3].map((i) => ['bas-porte', 'A', i * 1200, 1200]);
    expect(coupes(plan(poses), 'plan-de-travail')).toEqual(['2x2400']);
    const bois = plan(poses.slice(0, 3), { planDeTravail: 'massif-chene' });
    expect(coupes(bois, 'plan-de-travail')).toEqual(['2x1800']);
  });
});

test('what the shop does not sell is listed with the room kept for it', () => {
  const { aFournir } = nomenclatureOf(planDuModele('en-i', ''));
  expect(aFournir.map(({ appareil, largeur }) => [appareil, largeur])).toEqual([
    ['refrigerateur', 600],
    ['evier', 800],
    ['lave-vaisselle', 600],
    ['plaque', 600],
    ['hotte', 600],
  ]);
});

test('an element with a front of its own is cut from another board', () => {
  const deux = plan([
    ['bas-porte', 'A', 0, 600],
    ['bas-porte', 'A', 600, 600],
  ]);
  const [premier, second] = deux.elements;
  const mixte = {
    ...deux,
    elements: [premier, second && { ...second, facade: 'noyer' as const }].filter(
      (each) => each !== undefined,
    ),
  };
  const facades = nomenclatureOf(mixte).besoins.filter(({ nature }) => nature === 'facade');
  expect(facades.map(({ cle, choix }) => [cle, choix[0]?.noeud])).toEqual([
    ['blanc', 'melamines-unis'],
    ['noyer', 'melamines-decor-bois'],
  ]);
});

test('a kitchen of 120 elements is cut from lists that hold 500 pieces at most', () => {
  const poses: Pose[] = Array.from({ length: 120 }, (_, i) => [
    'bas-tiroirs',
    'A',
    i * 1200,
    300 + i * 5,
  ]);
  const besoins: Besoin[] = nomenclatureOf(plan(poses)).besoins.filter(({ pieces }) => pieces);
  expect(Math.max(...besoins.map(({ quantite }) => quantite))).toBeLessThanOrEqual(500);
  expect(Math.max(...besoins.map(({ pieces }) => pieces?.length ?? 0))).toBeLessThanOrEqual(100);
  const cotes = besoins.filter(({ nature }) => nature === 'panneau-caisson');
  expect(cotes.length).toBeGreaterThan(1);
  expect(cotes.reduce((sum, { quantite }) => sum + quantite, 0)).toBe(120 * 5);
});
