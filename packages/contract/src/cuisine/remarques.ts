/** What a fitter would say of a plan: gaps to close, what is far from its pipe, what is missing. */
import { isFileur, isSousPlan, MODULES, type Niveau, type TypeElement } from './modules.ts';
import { lignesOf, nomIlot, pointSur, rectIlot, rectSur, seTouchent, type Ligne } from './piece.ts';
import { boiteOf, positionsLibres } from './placement.ts';
import type { Element, Plan } from './plan.schema.ts';

export interface FileurPropose {
  type: TypeElement;
  ligne: string;
  position: number;
  largeur: number;
}

/** Narrower, a joint of sealant closes it; wider, a cabinet fits. */
const FILEUR_MIN = 20;
const FILEUR_MAX = 150;

/** Each with the level it has nothing to do with. */
const FILEURS: readonly (readonly [type: TypeElement, sans: Niveau])[] = [
  ['fileur-bas', 'haut'],
  ['fileur-haut', 'bas'],
];

/** Gaps between cabinets, or between the last one and its wall. */
export function fileursProposes(plan: Plan): FileurPropose[] {
  return lignesOf(plan).flatMap(({ nom: ligne }) =>
    FILEURS.flatMap(([type, sans]) => {
      const siens = plan.elements.filter(
        (element) => element.ligne === ligne && MODULES[element.type].niveau !== sans,
      );
      const temoin = { id: '', type, ligne, position: 0, largeur: FILEUR_MIN };
      const ouverts = bordsOuverts(plan, ligne);
      return positionsLibres(plan, temoin)
        .map(({ debut, fin }) => ({ position: debut, largeur: fin - debut + FILEUR_MIN }))
        .filter(({ position, largeur }) => {
          const bouts = [position, position + largeur];
          return (
            largeur < FILEUR_MAX &&
            siens.some((voisin) => bords(voisin).some((bord) => bouts.includes(bord))) &&
            !ouverts.some((bord) => bouts.includes(bord))
          );
        })
        .map((gap) => ({ type, ligne, ...gap }));
    }),
  );
}

function bords({ position, largeur }: { position: number; largeur: number }): number[] {
  return [position, position + largeur];
}

/** Beside a window or a hood, the wall is meant to show. */
function bordsOuverts({ piece, elements }: Plan, nom: string): number[] {
  return [
    ...piece.ouvertures.filter(({ mur }) => mur === nom),
    ...elements.filter(({ type, ligne }) => ligne === nom && type === 'hotte'),
  ].flatMap(bords);
}

export const REMARQUES = [
  'sans-evier',
  'sans-plaque',
  'eau-loin',
  'angle-serre',
  'plaque-evier',
  'passage-etroit',
  'hotte-decalee',
] as const;
export type CodeRemarque = (typeof REMARQUES)[number];

export interface Remarque {
  code: CodeRemarque;
  elementId?: string;
  /** Millimetres. */
  mesure?: number;
}

const EAU_MAX = 2000;
const ENTRE_EVIER_ET_PLAQUE = 300;
const PASSAGE_MIN = 900;

export function remarquesOf(plan: Plan): Remarque[] {
  if (plan.elements.length === 0) return [];
  const eviers = plan.elements.filter(({ type }) => type === 'bas-evier');
  const plaques = plan.elements.filter(({ type }) => type === 'bas-plaque' || type === 'bas-four');
  return [
    ...(eviers.length === 0 ? [{ code: 'sans-evier' } as const] : []),
    ...(plaques.length === 0 ? [{ code: 'sans-plaque' } as const] : []),
    ...eviers.flatMap((evier) => loinDeLEau(plan, evier)),
    ...anglesSerres(plan),
    ...eviers.flatMap((evier) => presDeLaPlaque(evier, plaques)),
    ...hottesDecalees(plan, plaques),
    ...passagesEtroits(plan),
  ];
}

function loinDeLEau(plan: Plan, evier: Element): Remarque[] {
  const lignes = new Map(lignesOf(plan).map((ligne) => [ligne.nom, ligne]));
  const centre = pointOf(lignes.get(evier.ligne), evier.position + evier.largeur / 2);
  const distances = plan.piece.arrivees
    .filter(({ type }) => type === 'eau' || type === 'evacuation')
    .flatMap(({ mur, position }) => {
      const ici = pointOf(lignes.get(mur), position);
      // Pipes follow the walls.
      return centre && ici ? [Math.abs(ici.x - centre.x) + Math.abs(ici.y - centre.y)] : [];
    });
  const mesure = Math.round(Math.max(...distances));
  return distances.length > 0 && mesure > EAU_MAX
    ? [{ code: 'eau-loin', elementId: evier.id, mesure }]
    : [];
}

function pointOf(ligne: Ligne | undefined, position: number) {
  return ligne && pointSur(ligne, position);
}

/** Drawers and doors of two rows that meet in a corner open into one another's handles. */
function anglesSerres(plan: Plan): Remarque[] {
  const bas = plan.elements.filter(({ type }) => isSousPlan(type));
  return bas.flatMap((element) => {
    const ligne = lignesOf(plan).find(({ nom }) => nom === element.ligne);
    if (!ligne || isFileur(element.type) || element.type === 'bas-angle') return [];
    const { profondeur } = MODULES[element.type];
    const bouts = [element.position - 1, element.position + element.largeur].map((position) =>
      rectSur(ligne, position, 1, [0, profondeur]),
    );
    const serre = bas.some((voisin) => {
      const boite = voisin.ligne === element.ligne ? undefined : boiteOf(plan, voisin);
      return boite && bouts.some((bout) => seTouchent(bout, boite));
    });
    return serre ? [{ code: 'angle-serre', elementId: element.id } as const] : [];
  });
}

function presDeLaPlaque(evier: Element, plaques: readonly Element[]): Remarque[] {
  return plaques.flatMap(({ ligne, position, largeur }) => {
    if (ligne !== evier.ligne) return [];
    const mesure =
      position > evier.position
        ? position - evier.position - evier.largeur
        : evier.position - position - largeur;
    return mesure < ENTRE_EVIER_ET_PLAQUE
      ? [{ code: 'plaque-evier', elementId: evier.id, mesure } as const]
      : [];
  });
}

function hottesDecalees(plan: Plan, plaques: readonly Element[]): Remarque[] {
  return plan.elements
    .filter(({ type }) => type === 'hotte')
    .filter((hotte) => {
      const milieu = hotte.position + hotte.largeur / 2;
      return !plaques.some(
        ({ ligne, position, largeur }) =>
          ligne === hotte.ligne && Math.abs(position + largeur / 2 - milieu) <= 50,
      );
    })
    .map(({ id }) => ({ code: 'hotte-decalee', elementId: id }) as const);
}

/** Between an island and what stands around it. */
function passagesEtroits(plan: Plan): Remarque[] {
  return plan.ilots.flatMap((ilot, i) => {
    const rect = rectIlot(ilot);
    const distances = plan.elements
      .filter(({ ligne, type }) => ligne !== nomIlot(i) && MODULES[type].niveau !== 'haut')
      .flatMap((element) => {
        const boite = boiteOf(plan, element);
        if (!boite) return [];
        const dx = Math.max(boite.x0 - rect.x1, rect.x0 - boite.x1, 0);
        const dy = Math.max(boite.y0 - rect.y1, rect.y0 - boite.y1, 0);
        return [Math.max(dx, dy)];
      });
    const mesure = Math.min(...distances);
    return distances.length > 0 && mesure < PASSAGE_MIN
      ? [{ code: 'passage-etroit', mesure } as const]
      : [];
  });
}
