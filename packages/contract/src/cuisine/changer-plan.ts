/** What is done to a plan: each returns the next one, or undefined where it has no room. */
import { LIMITES } from './limites-plan.ts';
import { MODULES, type TypeElement } from './modules.ts';
import { ligneOf, lignesOf, nomDuMur, nomIlot } from './piece.ts';
import { aimanter, isIlotLibre, pas, plusProche, positionsLibres, ranger } from './placement.ts';
import type { Element, Ilot, Piece, Plan } from './plan.schema.ts';

/** Where a new element is wanted: a line, and a place along it. */
export interface Souhait {
  ligne?: string | undefined;
  position?: number | undefined;
}

export interface Ajoute {
  plan: Plan;
  id: string;
}

/** On the line wanted or the first one with room; narrower widths of the trade before giving up. */
export function ajouterElement(
  plan: Plan,
  type: TypeElement,
  souhait: Souhait = {},
): Ajoute | undefined {
  if (plan.elements.length >= LIMITES.elements[1]) return undefined;
  const { defaut, usuelles } = MODULES[type];
  const noms = lignesOf(plan).map(({ nom }) => nom);
  const ordre = [...noms].sort((a, b) => Number(b === souhait.ligne) - Number(a === souhait.ligne));
  const largeurs = [defaut, ...usuelles.filter((largeur) => largeur < defaut).reverse()];
  const id = prochainId(plan.elements);
  for (const ligne of ordre) {
    for (const largeur of largeurs) {
      const element: Element = { id, type, ligne, position: 0, largeur };
      const voulue = ligne === souhait.ligne ? (souhait.position ?? 0) : 0;
      const position = plusProche(positionsLibres(plan, element), voulue);
      if (position !== undefined) {
        return {
          plan: { ...plan, elements: [...plan.elements, orienter(plan, { ...element, position })] },
          id,
        };
      }
    }
  }
  return undefined;
}

export function modifierElement(
  plan: Plan,
  id: string,
  change: (element: Element) => Element | undefined,
): Plan | undefined {
  const element = plan.elements.find((each) => each.id === id);
  const modifie = element && change(element);
  if (!modifie) return undefined;
  return { ...plan, elements: plan.elements.map((each) => (each.id === id ? modifie : each)) };
}

/** Held at a place of a line: it goes to the nearest free one. */
export function deplacerElement(
  plan: Plan,
  id: string,
  ligne: string,
  voulue: number,
): Plan | undefined {
  return modifierElement(plan, id, (element) => {
    const deplace = { ...element, ligne };
    const position = aimanter(plan, deplace, voulue);
    return position === undefined ? undefined : orienter(plan, { ...deplace, position });
  });
}

export function pousserElement(plan: Plan, id: string, de: number): Plan | undefined {
  return modifierElement(plan, id, (element) => {
    const position = pas(plan, element, de);
    return position === element.position ? undefined : { ...element, position };
  });
}

/** Its left edge stays where it is if there is room. */
export function elargirElement(plan: Plan, id: string, largeur: number): Plan | undefined {
  return modifierElement(plan, id, (element) => {
    const { min, max } = MODULES[element.type];
    if (!Number.isInteger(largeur) || largeur < min || largeur > max) return undefined;
    const elargi = { ...element, largeur };
    const position = plusProche(positionsLibres(plan, elargi), element.position);
    return position === undefined ? undefined : { ...elargi, position };
  });
}

export function retirerElement(plan: Plan, id: string): Plan {
  return { ...plan, elements: plan.elements.filter((element) => element.id !== id) };
}

/** The same once more, beside it. */
export function doublerElement(plan: Plan, id: string): Ajoute | undefined {
  const element = plan.elements.find((each) => each.id === id);
  if (!element || plan.elements.length >= LIMITES.elements[1]) return undefined;
  const double = { ...element, id: prochainId(plan.elements) };
  const position = plusProche(positionsLibres(plan, double), element.position + element.largeur);
  if (position === undefined) return undefined;
  return {
    plan: { ...plan, elements: [...plan.elements, { ...double, position }] },
    id: double.id,
  };
}

/** Elements follow; `retires` are those that have no room any more. */
export function changerPiece(plan: Plan, piece: Piece): ReturnType<typeof ranger> {
  return ranger({ ...plan, piece });
}

export function deplacerIlot(plan: Plan, index: number, change: Partial<Ilot>): Plan | undefined {
  const ilots = plan.ilots.map((ilot, i) => (i === index ? { ...ilot, ...change } : ilot));
  const deplace = { ...plan, ilots };
  if (!isIlotLibre(deplace, index)) return undefined;
  const { plan: range, retires } = ranger(deplace);
  return retires.length > 0 ? undefined : range;
}

/** What stood in it goes with it; the other island takes its name. */
export function retirerIlot(plan: Plan, index: number): Plan {
  const nom = nomIlot(index);
  return {
    ...plan,
    ilots: plan.ilots.filter((_, i) => i !== index),
    elements: plan.elements
      .filter(({ ligne }) => ligne !== nom)
      .map((element) =>
        element.ligne > nom && element.ligne.startsWith('I') ? { ...element, ligne: nom } : element,
      ),
  };
}

/** Walls after a corner that was cut are named anew, and what stood along them follows. */
export function couperAngle(plan: Plan, piece: Piece, index: number): ReturnType<typeof ranger> {
  const coupe = ligneOf(plan, nomDuMur(index))?.longueur ?? 0;
  const reste = ligneOf({ piece, ilots: [] }, nomDuMur(index + 2))?.longueur ?? 0;
  const renommer = (nom: string, position: number): [nom: string, position: number] => {
    const rang = nom.charCodeAt(0) - 'A'.charCodeAt(0);
    if (nom.startsWith('I') || rang < index) return [nom, position];
    // The wall that begins at the corner begins further on.
    const debut = rang === index ? coupe - reste : 0;
    return [nomDuMur(rang + 2), Math.max(0, position - debut)];
  };
  const surMur = <T extends { mur: string; position: number }>(each: T): T => {
    const [mur, position] = renommer(each.mur, each.position);
    return { ...each, mur, position };
  };
  return ranger({
    ...plan,
    piece: {
      ...piece,
      ouvertures: piece.ouvertures.map(surMur),
      arrivees: piece.arrivees.map(surMur),
    },
    elements: plan.elements.map((each) => {
      const [ligne, position] = renommer(each.ligne, each.position);
      return { ...each, ligne, position };
    }),
  });
}

/** The blind part of a corner cabinet lies in the corner it is nearer to. */
function orienter(plan: Plan, element: Element): Element {
  if (element.type !== 'bas-angle') return element;
  const longueur = ligneOf(plan, element.ligne)?.longueur ?? 0;
  const { sens: _, ...sans } = element;
  const aGauche = element.position + element.largeur / 2 < longueur / 2;
  return aGauche ? { ...sans, sens: 'droite' } : sans;
}

/** Short, and not yet taken. */
export function prochainId(list: readonly { id: string }[]): string {
  const pris = new Set(list.map(({ id }) => id));
  let n = list.length + 1;
  while (pris.has(`e${n}`)) n += 1;
  return `e${n}`;
}
