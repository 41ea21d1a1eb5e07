/**
 * Reads a plan from anything: a link, the memory of a browser. The bundles of the pages have no
 * schemas, so the rules of `plan.schema.ts` are written a second time here; a test holds the two
 * together. What a schema cannot say comes last: names that exist, sizes of the module.
 */
import { CHARNIERES, FACADES, PIEDS, PLANS_DE_TRAVAIL, POIGNEES, TIROIRS } from './finitions.ts';
import { ANGLES, LIMITES, TYPES_ARRIVEE, TYPES_OUVERTURE, VERSION_PLAN } from './limites-plan.ts';
import { MODULES, TYPES_ELEMENT } from './modules.ts';
import { isPieceFermee, nomsDesLignes } from './piece.ts';
import type { Plan } from './plan.schema.ts';

type Test = (value: unknown) => boolean;

/** Undefined: it is no plan. */
export function readPlan(value: unknown): Plan | undefined {
  return isFormeDePlan(value) && isPlanTenu(value) ? value : undefined;
}

/** What the schema says, to the letter. */
export function isFormeDePlan(value: unknown): value is Plan {
  return isPlan(value);
}

/** What a schema cannot say. */
export function isPlanTenu({ piece, ilots, elements }: Plan): boolean {
  if (!isPieceFermee(piece)) return false;
  const lignes = new Set(nomsDesLignes({ piece, ilots }));
  const murs = [...piece.ouvertures, ...piece.arrivees].every(({ mur }) => lignes.has(mur));
  const uniques = [piece.ouvertures, piece.arrivees, elements].every(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
  );
  const tailles = elements.every(({ type, ligne, largeur }) => {
    const { min, max, niveau } = MODULES[type];
    const surIlot = ligne.startsWith('I');
    return lignes.has(ligne) && largeur >= min && largeur <= max && !(surIlot && niveau !== 'bas');
  });
  return murs && uniques && tailles;
}

const entier =
  ([min, max]: readonly [number, number]): Test =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const parmi =
  (values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);

const motif = (pattern: string): Test => {
  const expression = new RegExp(pattern, 'u');
  return (value) => typeof value === 'string' && expression.test(value);
};

const liste =
  ([min, max]: readonly [number, number], test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every(test);

/** Every field and no other; those of `facultatifs` may be absent. */
function objet(tests: Record<string, Test>, facultatifs: Record<string, Test> = {}): Test {
  const all: Record<string, Test> = { ...tests, ...facultatifs };
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = Object.entries(value);
    return (
      Object.keys(tests).every((name) => Object.hasOwn(value, name)) &&
      fields.every(([name, field]) => Object.hasOwn(all, name) && all[name]?.(field))
    );
  };
}

const id = motif(LIMITES.id);
const mur = motif(LIMITES.mur);
const position = entier(LIMITES.position);
const coin = entier(LIMITES.coin);

const isPlan = objet({
  version: parmi([VERSION_PLAN]),
  // Code points, as a schema counts them.
  nom: (value) => typeof value === 'string' && Array.from(value).length <= LIMITES.nom,
  piece: objet({
    coins: liste(LIMITES.coins, objet({ x: coin, y: coin })),
    hauteur: entier(LIMITES.hauteurPiece),
    ouvertures: liste(
      LIMITES.ouvertures,
      objet({
        id,
        type: parmi(TYPES_OUVERTURE),
        mur,
        position,
        largeur: entier(LIMITES.largeurOuverture),
        hauteur: entier(LIMITES.hauteurOuverture),
        allege: entier(LIMITES.allege),
      }),
    ),
    arrivees: liste(
      LIMITES.arrivees,
      objet({
        id,
        type: parmi(TYPES_ARRIVEE),
        mur,
        position,
        hauteur: entier(LIMITES.hauteurArrivee),
      }),
    ),
  }),
  ilots: liste(
    LIMITES.ilots,
    objet({
      x: coin,
      y: coin,
      longueur: entier(LIMITES.longueurIlot),
      angle: parmi(ANGLES),
    }),
  ),
  finitions: objet({
    facade: parmi(FACADES),
    planDeTravail: parmi(PLANS_DE_TRAVAIL),
    poignee: parmi(POIGNEES),
    charniere: parmi(CHARNIERES),
    tiroir: parmi(TIROIRS),
    pieds: parmi(PIEDS),
  }),
  elements: liste(
    LIMITES.elements,
    objet(
      {
        id,
        type: parmi(TYPES_ELEMENT),
        ligne: motif(LIMITES.ligne),
        position,
        largeur: entier(LIMITES.largeurElement),
      },
      { sens: parmi(['gauche', 'droite']), facade: parmi(FACADES), poignee: parmi(POIGNEES) },
    ),
  ),
});
