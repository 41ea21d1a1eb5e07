import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ajouterElement,
  changerPiece,
  couperAngle,
  deplacerElement,
  deplacerIlot,
  doublerElement,
  elargirElement,
  pousserElement,
  retirerElement,
} from './changer-plan.ts';
import { readPlan } from './read-plan.ts';
import { MODELES, planDuModele } from './modeles.ts';
import { MODULES, TYPES_ELEMENT } from './modules.ts';
import { changerLongueur, couperCoin, isDansLaPiece, lignesOf, rectIlot } from './piece.ts';
import { aimanter, boiteOf, boiteOuverture, malPlaces, pas, seHeurtent } from './placement.ts';
import type { Element, Plan } from './plan.schema.ts';

/** By boxes alone, without the intervals that placing works with. */
function defauts(plan: Plan): string[] {
  const boites = plan.elements.map((element) => ({
    id: element.id,
    boite: boiteOf(plan, element),
  }));
  const ouvertures = plan.piece.ouvertures.map((each) => boiteOuverture(plan, each));
  const ilots = plan.ilots.map(rectIlot);
  return [
    ...boites.flatMap(({ id, boite }, i) => {
      if (!boite) return [`${id} stands nowhere`];
      const heurtes = boites
        .slice(i + 1)
        .filter((autre) => autre.boite && seHeurtent(boite, autre.boite))
        .map((autre) => `${id} in ${autre.id}`);
      const devant = ouvertures.some((each) => each && seHeurtent(boite, each));
      return [
        ...heurtes,
        ...(devant ? [`${id} before an opening`] : []),
        ...(isDansLaPiece(boite, plan.piece) ? [] : [`${id} out of the room`]),
        ...(boite.z1 > plan.piece.hauteur ? [`${id} through the ceiling`] : []),
      ];
    }),
    ...plan.piece.ouvertures
      .filter(({ mur, position, largeur }) => {
        const longueur = lignesOf(plan).find(({ nom }) => nom === mur)?.longueur ?? 0;
        return position + largeur > longueur;
      })
      .map(({ id }) => `opening ${id} past its wall`),
    ...ilots.filter((rect) => !isDansLaPiece(rect, plan.piece)).map(() => 'island out of the room'),
  ];
}

type Geste = (plan: Plan) => Plan | undefined;

const lignes = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'I1');
const unElement = (plan: Plan, n: number): Element | undefined =>
  plan.elements[n % Math.max(plan.elements.length, 1)];

const geste: fc.Arbitrary<Geste> = fc.oneof(
  fc.tuple(fc.constantFrom(...TYPES_ELEMENT), lignes, fc.integer({ min: -500, max: 6000 })).map(
    ([type, ligne, position]): Geste =>
      (plan) =>
        ajouterElement(plan, type, { ligne, position })?.plan,
  ),
  fc.tuple(fc.nat(200), lignes, fc.integer({ min: -500, max: 6000 })).map(
    ([n, ligne, voulue]): Geste =>
      (plan) =>
        deplacerElement(plan, unElement(plan, n)?.id ?? '', ligne, voulue),
  ),
  fc.tuple(fc.nat(200), fc.constantFrom(-100, -10, 10, 100, 1)).map(
    ([n, de]): Geste =>
      (plan) =>
        pousserElement(plan, unElement(plan, n)?.id ?? '', de),
  ),
  fc.tuple(fc.nat(200), fc.integer({ min: 10, max: 1300 })).map(
    ([n, largeur]): Geste =>
      (plan) =>
        elargirElement(plan, unElement(plan, n)?.id ?? '', largeur),
  ),
  fc.nat(200).map(
    (n): Geste =>
      (plan) =>
        doublerElement(plan, unElement(plan, n)?.id ?? '')?.plan,
  ),
  fc.nat(200).map(
    (n): Geste =>
      (plan) =>
        retirerElement(plan, unElement(plan, n)?.id ?? ''),
  ),
  fc.tuple(lignes, fc.integer({ min: 100, max: 7000 })).map(([mur, longueur]): Geste => (plan) => {
    const piece = changerLongueur(plan.piece, mur, longueur);
    return piece && changerPiece(plan, piece).plan;
  }),
  fc
    .tuple(fc.nat(3), fc.integer({ min: 100, max: 1500 }), fc.integer({ min: 100, max: 1500 }))
    .map(([coin, x, y]): Geste => (plan) => {
      const piece = couperCoin(plan.piece, coin, { x, y });
      return piece && changerPiece(plan, piece).plan;
    }),
  fc.tuple(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 6000 })).map(
    ([x, y]): Geste =>
      (plan) =>
        plan.ilots.length > 0 ? deplacerIlot(plan, 0, { x, y }) : undefined,
  ),
);

describe('placing', () => {
  test.each(MODELES)('the room « %s » is a plan without a fault', (modele) => {
    const plan = planDuModele(modele, '');
    expect(defauts(plan)).toEqual([]);
    expect(malPlaces(plan)).toEqual([]);
    expect(readPlan(structuredClone(plan))).toBeDefined();
  });

  test('nothing ever overlaps, leaves the room or stands before an opening, whatever is done', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MODELES),
        fc.array(geste, { maxLength: 25 }),
        (modele, gestes) => {
          let plan = planDuModele(modele, '');
          for (const agir of gestes) plan = agir(plan) ?? plan;
          expect(defauts(plan)).toEqual([]);
          expect(malPlaces(plan)).toEqual([]);
          expect(readPlan(structuredClone(plan))).toBeDefined();
        },
      ),
      { numRuns: 150 },
    );
  });

  test('the place found is the nearest free one, to the millimetre', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MODELES),
        fc.constantFrom(...TYPES_ELEMENT),
        fc.constantFrom('A', 'B', 'C', 'D'),
        fc.integer({ min: 0, max: 4200 }),
        (modele, type, ligne, voulue) => {
          const plan = planDuModele(modele, '');
          const { defaut: largeur } = MODULES[type];
          const element = { id: 'x', type, ligne, position: 0, largeur };
          const longueur = lignesOf(plan).find(({ nom }) => nom === ligne)?.longueur ?? 0;
          const trouvee = aimanter(plan, element, voulue);
          const libre = (position: number) =>
            defauts({ ...plan, elements: [...plan.elements, { ...element, position }] }).length ===
            0;
          const tentees = Array.from({ length: longueur - largeur + 1 }, (_, i) => i).filter(
            (position) => position % 50 === 0 || position === trouvee,
          );
          const bonnes = tentees.filter(libre);
          if (trouvee === undefined) {
            expect(bonnes).toEqual([]);
            return;
          }
          expect(bonnes).toContain(trouvee);
          // Drawn 40 mm at most off the nearest free place.
          const ecart = Math.min(...bonnes.map((each) => Math.abs(each - voulue)));
          expect(Math.abs(trouvee - voulue)).toBeLessThanOrEqual(Math.max(ecart, 40));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('snapping', () => {
  const plan = { ...planDuModele('en-i', ''), elements: [] as Element[] };
  const [meuble] =
    ajouterElement(plan, 'bas-porte', { ligne: 'A', position: 1000 })?.plan.elements ?? [];
  const avec = { ...plan, elements: meuble ? [meuble] : [] };
  const autre: Element = { id: 'x', type: 'bas-tiroirs', ligne: 'A', position: 0, largeur: 500 };

  test('joins a neighbour within 40 mm, on either side, and the end of a wall', () => {
    expect(aimanter(avec, autre, 1630)).toBe(1600);
    expect(aimanter(avec, autre, 470)).toBe(500);
    expect(aimanter(avec, autre, 3080)).toBe(3100);
    expect(aimanter(avec, autre, 12)).toBe(0);
  });

  test('goes where it is held when nothing is near', () => {
    expect(aimanter(avec, autre, 2247)).toBe(2247);
  });

  test('goes to the nearer side of what is in the way', () => {
    expect(aimanter(avec, autre, 1390)).toBe(1600);
    expect(aimanter(avec, autre, 900)).toBe(500);
  });

  test('lines a wall cabinet up with the one below it', () => {
    expect(aimanter(avec, { ...autre, type: 'haut-porte', largeur: 600 }, 1021)).toBe(1000);
  });

  test('steps up to a neighbour, then past it', () => {
    const pose = { ...autre, position: 430 };
    expect(pas(avec, pose, 100)).toBe(500);
    expect(pas(avec, { ...pose, position: 500 }, 10)).toBe(1600);
    expect(pas(avec, { ...pose, position: 0 }, -10)).toBe(0);
  });
});

test('an element that has no room any more is told when a wall moves', () => {
  const plan = planDuModele('en-i', '');
  const piece = changerLongueur(plan.piece, 'A', 3000);
  expect(piece?.coins).toEqual([
    { x: 0, y: 0 },
    { x: 3000, y: 0 },
    { x: 3000, y: 2600 },
    { x: 0, y: 2600 },
  ]);
  const { plan: range, retires } = changerPiece(plan, piece ?? plan.piece);
  expect(retires.map(({ type }) => type)).toEqual(['bas-plaque', 'hotte']);
  expect(defauts(range)).toEqual([]);
});

test('a corner cut away leaves what stands elsewhere where it was', () => {
  const plan = planDuModele('en-u', '');
  // The free corner between the door's wall and the right one.
  const piece = couperCoin(plan.piece, 2, { x: 300, y: 300 });
  const { plan: coupe, retires } = couperAngle(plan, piece ?? plan.piece, 2);
  expect(retires).toEqual([]);
  expect(coupe.piece.coins).toHaveLength(6);
  expect(coupe.piece.ouvertures.map(({ mur, position }) => [mur, position])).toEqual([
    // Wall C became wall E, and begins 300 mm further on.
    ['E', 1000],
    ['A', 1100],
  ]);
  const avant = plan.elements.map((element) => boiteOf(plan, element));
  expect(coupe.elements.map((element) => boiteOf(coupe, element))).toEqual(avant);
  expect(defauts(coupe)).toEqual([]);
});
