/** A kitchen as boxes, in metres of a scene whose y goes up: pure, so that it can be tested. */
import { facadesPlacees, type Surface } from '@comptoir/contract/cuisine/facades-placees.ts';
import { LARGEUR_PLAN, plateauxOf, rangeesOf } from '@comptoir/contract/cuisine/lineaire.ts';
import {
  EPAISSEUR_PLAN,
  etenduEnHauteur,
  hauteursOf,
  MODULES,
  PROFONDEUR_BAS,
} from '@comptoir/contract/cuisine/modules.ts';
import { DEBORD_ILOT, lignesOf, pointSur, type Ligne } from '@comptoir/contract/cuisine/piece.ts';
import type { Element, Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { materiauPoignee, type NomMateriau } from './materiaux.ts';

export interface Bloc {
  materiau: NomMateriau;
  /** Middle, metres. */
  x: number;
  y: number;
  z: number;
  /** Along the line, up, and off the wall. */
  longueur: number;
  hauteur: number;
  profondeur: number;
  /** Radians about the upright. */
  angle: number;
  elementId?: string;
}

const FACADE = 20;
const PLINTHE_RETRAIT = 60;

export function blocsOf(plan: Plan): Bloc[] {
  const lignes = new Map(lignesOf(plan).map((ligne) => [ligne.nom, ligne]));
  return [
    ...plan.elements.flatMap((element) => {
      const ligne = lignes.get(element.ligne);
      return ligne ? blocsElement(plan, element, ligne) : [];
    }),
    ...plateauxOf(plan).flatMap(({ ligne: nom, debut, longueur, ilot }) => {
      const ligne = lignes.get(nom);
      const { dessusBas } = hauteursOf(plan.finitions);
      const profondeurs = [
        ilot ? -DEBORD_ILOT : 0,
        ilot ? PROFONDEUR_BAS + 30 : LARGEUR_PLAN,
      ] as const;
      const surface = { x: debut, z: dessusBas, largeur: longueur, hauteur: EPAISSEUR_PLAN };
      const materiau = `decor ${plan.finitions.planDeTravail}` as const;
      return ligne ? [bloc(ligne, surface, profondeurs, materiau)] : [];
    }),
    ...plinthes(plan, lignes),
  ];
}

function bloc(
  ligne: Ligne,
  { x, z, largeur, hauteur }: Surface,
  [pres, loin]: readonly [number, number],
  materiau: NomMateriau,
  elementId?: string,
): Bloc {
  const milieu = pointSur(ligne, x + largeur / 2, (pres + loin) / 2);
  return {
    materiau,
    x: milieu.x / 1000,
    y: (z + hauteur / 2) / 1000,
    z: milieu.y / 1000,
    longueur: largeur / 1000,
    hauteur: hauteur / 1000,
    profondeur: (loin - pres) / 1000,
    angle: Math.atan2(-ligne.sens.y, ligne.sens.x),
    ...(elementId === undefined ? {} : { elementId }),
  };
}

function blocsElement(plan: Plan, element: Element, ligne: Ligne): Bloc[] {
  const { id, type, position, largeur } = element;
  const { finitions } = plan;
  const { z0, z1 } = etenduEnHauteur(type, finitions);
  const { profondeur, niveau } = MODULES[type];
  const face = (surface: Surface, profondeurs: readonly [number, number], materiau: NomMateriau) =>
    bloc(ligne, { ...surface, x: surface.x + position }, profondeurs, materiau, id);
  const entier = (bas: number, haut: number): Surface => ({
    x: 0,
    z: bas,
    largeur,
    hauteur: haut - bas,
  });
  if (type === 'hotte') {
    return [
      face({ ...entier(z0, z0 + 60), x: 0 }, [0, profondeur + 120], 'inox'),
      face(
        { x: largeur / 2 - 140, z: z0 + 60, largeur: 280, hauteur: z1 - z0 - 60 },
        [0, 280],
        'inox',
      ),
    ];
  }
  if (type === 'refrigerateur') return [face(entier(10, z1), [20, profondeur], 'inox')];
  const bas = niveau === 'haut' ? z0 : finitions.pieds;
  const facade = `decor ${element.facade ?? finitions.facade}` as const;
  const poignee = materiauPoignee(element.poignee ?? finitions.poignee);
  return [
    face(
      entier(bas, z1),
      [0, profondeur - FACADE - 2],
      ligne.nom.startsWith('I') ? facade : 'caisson',
    ),
    // What one sees between two fronts.
    face(
      { ...entier(bas, z1), x: 1, largeur: largeur - 2 },
      [profondeur - FACADE - 2, profondeur - FACADE - 1],
      'joint',
    ),
    ...facadesPlacees(element, finitions).flatMap((each) => [
      face(each, [profondeur - FACADE, profondeur], facade),
      ...(each.poignee ? [face(each.poignee, [profondeur, profondeur + 28], poignee)] : []),
    ]),
    ...appareil(element, plan).map(([surface, profondeurs, materiau]) =>
      face(surface, profondeurs, materiau),
    ),
  ];
}

type Piece = readonly [Surface, readonly [number, number], NomMateriau];

/** What tells a sink, a hob or an oven from a plain cabinet. */
function appareil({ type, largeur }: Element, { finitions }: Plan): Piece[] {
  const { plan, dessusBas } = hauteursOf(finitions);
  const milieu = largeur / 2;
  if (type === 'bas-plaque') {
    return [[{ x: milieu - 290, z: plan, largeur: 580, hauteur: 6 }, [70, 580], 'verre']];
  }
  if (type === 'bas-evier') {
    return [
      [
        {
          x: milieu - Math.min(390, milieu - 20),
          z: plan,
          largeur: Math.min(780, largeur - 40),
          hauteur: 4,
        },
        [80, 560],
        'inox',
      ],
      [{ x: milieu - 14, z: plan, largeur: 28, hauteur: 320 }, [40, 68], 'inox'],
      [{ x: milieu - 12, z: plan + 296, largeur: 24, hauteur: 24 }, [40, 250], 'inox'],
    ];
  }
  if (type === 'bas-four') {
    return [
      [{ x: 4, z: dessusBas - 592, largeur: largeur - 8, hauteur: 588 }, [560, 602], 'verre'],
    ];
  }
  if (type === 'colonne-four') {
    const z = finitions.pieds + 722;
    return [
      [{ x: 4, z, largeur: largeur - 8, hauteur: 588 }, [560, 602], 'verre'],
      [{ x: 60, z: z + 520, largeur: largeur - 120, hauteur: 14 }, [602, 632], 'inox'],
    ];
  }
  return [];
}

function plinthes(plan: Plan, lignes: ReadonlyMap<string, Ligne>): Bloc[] {
  return rangeesOf(
    plan,
    ({ type }) => MODULES[type].niveau !== 'haut' && type !== 'refrigerateur',
  ).flatMap(({ ligne: nom, debut, fin }) => {
    const ligne = lignes.get(nom);
    const surface = { x: debut, z: 0, largeur: fin - debut, hauteur: plan.finitions.pieds };
    const loin = PROFONDEUR_BAS - PLINTHE_RETRAIT;
    return ligne ? [bloc(ligne, surface, [0, loin], 'plinthe')] : [];
  });
}

/** Walls in pieces around their openings, and the panes. */
export function blocsMurs(plan: Plan): { mur: string; bloc: Bloc }[] {
  const { hauteur, ouvertures } = plan.piece;
  return lignesOf({ piece: plan.piece, ilots: [] }).flatMap((ligne) => {
    const siennes = ouvertures
      .filter(({ mur }) => mur === ligne.nom)
      .sort((a, b) => a.position - b.position);
    const epaisseur = [-100, 0] as const;
    const pan = (
      x: number,
      largeur: number,
      z: number,
      haut: number,
      materiau: NomMateriau = 'mur',
    ) =>
      largeur > 0 && haut > 0
        ? [
            {
              mur: ligne.nom,
              bloc: bloc(ligne, { x, z, largeur, hauteur: haut }, epaisseur, materiau),
            },
          ]
        : [];
    let fin = 0;
    const parts = siennes.flatMap(({ type, position, largeur, hauteur: h, allege }) => {
      const bas = type === 'porte' ? 0 : allege;
      const avant = pan(fin, position - fin, 0, hauteur);
      fin = position + largeur;
      return [
        ...avant,
        ...pan(position, largeur, 0, bas),
        ...pan(
          position,
          largeur,
          bas,
          Math.min(h, hauteur - bas),
          type === 'porte' ? 'bois' : 'vitre',
        ),
        ...pan(position, largeur, bas + h, hauteur - bas - h),
      ];
    });
    return [...parts, ...pan(fin, ligne.longueur - fin, 0, hauteur)];
  });
}
