/**
 * Where elements may stand: along a line, to the millimetre, never in one another, in a wall or in
 * front of an opening. All boxes run along the axes, so that what is free along a line is a list of
 * intervals: the nearest free place is found exactly, never tried out.
 */
import { etenduEnHauteur, hauteursOf, MODULES } from './modules.ts';
import {
  isDansLaPiece,
  ligneOf,
  mursOf,
  nomIlot,
  rectIlot,
  rectSur,
  seTouchent,
  type Ligne,
  type Rect,
} from './piece.ts';
import type { Element, Ouverture, Piece, Plan } from './plan.schema.ts';

export interface Boite extends Rect {
  z0: number;
  z1: number;
}

/** Both ends are free. */
export interface Intervalle {
  debut: number;
  fin: number;
}

/** Where nothing stands before a door, and what a wall cabinet may not hide of a window. */
const DEVANT_PORTE = 700;
const DEVANT_FENETRE = 400;
/** A place this near is taken for the one that was meant. */
export const AIMANT = 40;

export function boiteOf(plan: Plan, element: Element): Boite | undefined {
  const ligne = ligneOf(plan, element.ligne);
  return ligne && boiteSur(plan, ligne, element);
}

function boiteSur(plan: Plan, ligne: Ligne, { type, position, largeur }: Element): Boite {
  return {
    ...rectSur(ligne, position, largeur, [0, MODULES[type].profondeur]),
    ...etenduEnHauteur(type, plan.finitions),
  };
}

export function boiteOuverture(plan: Plan, ouverture: Ouverture): Boite | undefined {
  const mur = ligneOf(plan, ouverture.mur);
  if (!mur) return undefined;
  const { type, position, largeur, hauteur, allege } = ouverture;
  const devant = type === 'porte' ? DEVANT_PORTE : DEVANT_FENETRE;
  const bas = type === 'porte' ? 0 : allege;
  return { ...rectSur(mur, position, largeur, [0, devant]), z0: bas, z1: bas + hauteur };
}

export function seHeurtent(a: Boite, b: Boite): boolean {
  return seTouchent(a, b) && a.z0 < b.z1 && b.z0 < a.z1;
}

/** What an element has to keep clear of, but itself and the island it stands in. */
function obstacles(plan: Plan, { id: sauf, ligne }: Element): Boite[] {
  const elements = plan.elements
    .filter(({ id }) => id !== sauf)
    .map((element) => boiteOf(plan, element));
  const ouvertures = plan.piece.ouvertures.map((ouverture) => boiteOuverture(plan, ouverture));
  const ilots = plan.ilots
    .filter((_, i) => nomIlot(i) !== ligne)
    .map((ilot) => ({ ...rectIlot(ilot), z0: 0, z1: hauteursOf(plan.finitions).plan }));
  return [...elements, ...ouvertures, ...ilots].filter((boite) => boite !== undefined);
}

/** Positions along its line that an element may take. */
export function positionsLibres(plan: Plan, element: Element): Intervalle[] {
  const ligne = ligneOf(plan, element.ligne);
  if (!ligne) return [];
  const { profondeur, niveau } = MODULES[element.type];
  if (element.ligne.startsWith('I') && niveau !== 'bas') return [];
  const { z0, z1 } = etenduEnHauteur(element.type, plan.finitions);
  if (z1 > plan.piece.hauteur) return [];
  const bande = { ...rectSur(ligne, 0, ligne.longueur, [0, profondeur]), z0, z1 };
  const pris = [
    ...obstacles(plan, element).filter((boite) => seHeurtent(boite, bande)),
    ...mursDansLaBande(plan, ligne, bande),
  ].map((boite) => projeter(ligne, boite));
  return libres({ debut: 0, fin: ligne.longueur - element.largeur }, element.largeur, pris);
}

/** Walls that come nearer to the line than the element is deep: where the room is narrower. */
function mursDansLaBande({ piece }: Plan, ligne: Ligne, bande: Rect): Rect[] {
  return mursOf(piece)
    .filter((mur) => mur.nom !== ligne.nom && (mur.sens.x === 0) === (ligne.sens.x === 0))
    .map((mur) => rectSur(mur, 0, mur.longueur, [0, 0]))
    .filter((mur) => {
      const horizontal = ligne.sens.y === 0;
      const dedans = horizontal
        ? mur.y0 > bande.y0 && mur.y0 < bande.y1
        : mur.x0 > bande.x0 && mur.x0 < bande.x1;
      const face = horizontal
        ? mur.x0 < bande.x1 && bande.x0 < mur.x1
        : mur.y0 < bande.y1 && bande.y0 < mur.y1;
      return dedans && face;
    });
}

/** What a box covers of a line. */
function projeter({ debut, sens }: Ligne, { x0, y0, x1, y1 }: Rect): Intervalle {
  const along = (x: number, y: number) => (x - debut.x) * sens.x + (y - debut.y) * sens.y;
  const [a, b] = [along(x0, y0), along(x1, y1)];
  return { debut: Math.min(a, b), fin: Math.max(a, b) };
}

/** An obstacle forbids every position from which the element would reach into it. */
function libres(dans: Intervalle, largeur: number, pris: readonly Intervalle[]): Intervalle[] {
  let reste = dans.fin >= dans.debut ? [dans] : [];
  for (const { debut, fin } of pris) {
    reste = reste.flatMap((libre) => [
      { debut: libre.debut, fin: Math.min(libre.fin, debut - largeur) },
      { debut: Math.max(libre.debut, fin), fin: libre.fin },
    ]);
    reste = reste.filter((libre) => libre.fin >= libre.debut);
    // Both halves are the whole where the obstacle is out of reach of it.
    reste = [...new Map(reste.map((libre) => [`${libre.debut} ${libre.fin}`, libre])).values()];
  }
  return reste.sort((a, b) => a.debut - b.debut);
}

export function plusProche(libres: readonly Intervalle[], voulue: number): number | undefined {
  let trouvee: number | undefined;
  for (const { debut, fin } of libres) {
    const ici = Math.min(Math.max(voulue, debut), fin);
    if (trouvee === undefined || Math.abs(ici - voulue) < Math.abs(trouvee - voulue)) trouvee = ici;
  }
  return trouvee;
}

/** The free position nearest to where it is held, drawn to walls, neighbours and what is below. */
export function aimanter(plan: Plan, element: Element, voulue: number): number | undefined {
  const places = positionsLibres(plan, element);
  const bords = plan.elements
    .filter(({ id, ligne }) => id !== element.id && ligne === element.ligne)
    .flatMap(({ position, largeur }) => [
      position,
      position + largeur,
      position - element.largeur,
      position + largeur - element.largeur,
    ]);
  const attraits = [...places.flatMap(({ debut, fin }) => [debut, fin]), ...bords]
    .filter((place) => Math.abs(place - voulue) <= AIMANT)
    .filter((place) => places.some(({ debut, fin }) => place >= debut && place <= fin))
    .sort((a, b) => Math.abs(a - voulue) - Math.abs(b - voulue) || a - b);
  return attraits[0] ?? plusProche(places, voulue);
}

/** A step along the line: up to what is in the way, then past it. */
export function pas(plan: Plan, element: Element, de: number): number {
  const places = positionsLibres(plan, element);
  const { position } = element;
  const devant = places.flatMap(({ debut, fin }) => {
    const [a, b] =
      de > 0 ? [Math.max(debut, position + 1), fin] : [debut, Math.min(fin, position - 1)];
    return a <= b ? [{ debut: a, fin: b }] : [];
  });
  const voulue = position + de;
  const ici = places.find(({ debut, fin }) => position >= debut && position <= fin);
  const dansIci = ici && Math.min(Math.max(voulue, ici.debut), ici.fin);
  if (dansIci !== undefined && dansIci !== position) return dansIci;
  return plusProche(devant, voulue) ?? position;
}

export function isLibre(plan: Plan, element: Element): boolean {
  return positionsLibres(plan, element).some(
    ({ debut, fin }) => element.position >= debut && element.position <= fin,
  );
}

/** Elements that are not where they may be; a plan that was only changed by these rules has none. */
export function malPlaces(plan: Plan): string[] {
  return plan.elements.filter((element) => !isLibre(plan, element)).map(({ id }) => id);
}

/** Puts each element near where it was, after the room or openings changed; returns the rest. */
export function ranger(plan: Plan): { plan: Plan; retires: Element[] } {
  const sansElements = { ...plan, piece: ramener(plan.piece), elements: [] };
  const ilots = plan.ilots.every((_, i) => isIlotLibre(sansElements, i)) ? plan.ilots : [];
  const retires: Element[] = [];
  let range: Plan = { ...sansElements, ilots };
  for (const element of plan.elements) {
    const position = plusProche(positionsLibres(range, element), element.position);
    if (position === undefined) retires.push(element);
    else range = { ...range, elements: [...range.elements, { ...element, position }] };
  }
  return { plan: range, retires };
}

/** Openings and pipes stay in their wall; one that has become too wide for it goes. */
function ramener(piece: Piece): Piece {
  const longueurs = new Map(mursOf(piece).map(({ nom, longueur }) => [nom, longueur]));
  const dansLeMur = <T extends { mur: string; position: number }>(
    each: T,
    largeur: number,
  ): T[] => {
    const reste = (longueurs.get(each.mur) ?? -1) - largeur;
    return reste < 0 ? [] : [{ ...each, position: Math.min(each.position, reste) }];
  };
  return {
    ...piece,
    ouvertures: piece.ouvertures.flatMap((each) => dansLeMur(each, each.largeur)),
    arrivees: piece.arrivees.flatMap((each) => dansLeMur(each, 0)),
  };
}

/** Islands stay in the room, off one another and off what stands along the walls. */
export function isIlotLibre(plan: Plan, index: number): boolean {
  const ilot = plan.ilots[index];
  if (!ilot) return false;
  const rect = rectIlot(ilot);
  const sienne = nomIlot(index);
  const autres = plan.elements
    .filter(({ ligne }) => ligne !== sienne)
    .map((element) => boiteOf(plan, element))
    .filter((boite) => boite !== undefined && boite.z0 < 1000);
  const portes = plan.piece.ouvertures
    .filter(({ type }) => type === 'porte')
    .map((ouverture) => boiteOuverture(plan, ouverture));
  return (
    isDansLaPiece(rect, plan.piece) &&
    !plan.ilots.some((autre, i) => i !== index && seTouchent(rect, rectIlot(autre))) &&
    ![...autres, ...portes].some((boite) => boite && seTouchent(rect, boite))
  );
}
