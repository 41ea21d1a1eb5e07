/**
 * A kitchen as one document: what is kept, shared by link, printed and put into the basket. Whole
 * millimetres. `lire-plan.ts` reads the same without this schema, for the browser.
 */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { CHARNIERES, FACADES, PIEDS, PLANS_DE_TRAVAIL, POIGNEES, TIROIRS } from './finitions.ts';
import { TYPES_ELEMENT } from './modules.ts';
import { ANGLES, LIMITES, TYPES_ARRIVEE, TYPES_OUVERTURE, VERSION_PLAN } from './limites-plan.ts';

type Borne = readonly [minimum: number, maximum: number];

const entier = ([minimum, maximum]: Borne) => Type.Integer({ minimum, maximum });
const liste = <T extends Type.TSchema>(schema: T, [minItems, maxItems]: Borne) =>
  Type.Array(schema, { minItems, maxItems });
const FERME = { additionalProperties: false } as const;

/** Named by whoever made it; unique in its list. */
const IdElement = Type.String({ pattern: LIMITES.id });
/** Walls by letter, from the top left corner clockwise. */
const NomMur = Type.String({ pattern: LIMITES.mur });

export const Ouverture = Type.Object(
  {
    id: IdElement,
    type: Type.Enum(TYPES_OUVERTURE),
    mur: NomMur,
    position: entier(LIMITES.position),
    largeur: entier(LIMITES.largeurOuverture),
    hauteur: entier(LIMITES.hauteurOuverture),
    /** The sill of a window, from the floor. */
    allege: entier(LIMITES.allege),
  },
  FERME,
);
export type Ouverture = Static<typeof Ouverture>;

/** Where water, waste, power or gas comes out of a wall. */
export const Arrivee = Type.Object(
  {
    id: IdElement,
    type: Type.Enum(TYPES_ARRIVEE),
    mur: NomMur,
    position: entier(LIMITES.position),
    hauteur: entier(LIMITES.hauteurArrivee),
  },
  FERME,
);
export type Arrivee = Static<typeof Arrivee>;

export const Piece = Type.Object(
  {
    /** Corners clockwise; walls run along the sheet, so that every angle is right. */
    coins: liste(
      Type.Object({ x: entier(LIMITES.coin), y: entier(LIMITES.coin) }, FERME),
      LIMITES.coins,
    ),
    hauteur: entier(LIMITES.hauteurPiece),
    ouvertures: liste(Ouverture, LIMITES.ouvertures),
    arrivees: liste(Arrivee, LIMITES.arrivees),
  },
  FERME,
);
export type Piece = Static<typeof Piece>;

/** A row of base cabinets away from the walls; its line is the back of the cabinets. */
export const Ilot = Type.Object(
  {
    x: entier(LIMITES.coin),
    y: entier(LIMITES.coin),
    longueur: entier(LIMITES.longueurIlot),
    /** Degrees clockwise; at 0 it runs to the right and is served from below. */
    angle: Type.Unsafe<(typeof ANGLES)[number]>({ enum: ANGLES }),
  },
  FERME,
);
export type Ilot = Static<typeof Ilot>;

export const Element = Type.Object(
  {
    id: IdElement,
    type: Type.Enum(TYPES_ELEMENT),
    /** A wall, or an island: `I1`. */
    ligne: Type.String({ pattern: LIMITES.ligne }),
    /** Where its left edge is, seen from the room, along its line. */
    position: entier(LIMITES.position),
    largeur: entier(LIMITES.largeurElement),
    /** Which side a single door is hinged on; left by default. */
    sens: Type.Optional(Type.Enum(['gauche', 'droite'])),
    /** Otherwise than the rest of the kitchen. */
    facade: Type.Optional(Type.Enum(FACADES)),
    poignee: Type.Optional(Type.Enum(POIGNEES)),
  },
  FERME,
);
export type Element = Static<typeof Element>;

export const Plan = Type.Object(
  {
    version: Type.Literal(VERSION_PLAN),
    nom: Type.String({ maxLength: LIMITES.nom }),
    piece: Piece,
    ilots: liste(Ilot, LIMITES.ilots),
    finitions: Type.Object(
      {
        facade: Type.Enum(FACADES),
        planDeTravail: Type.Enum(PLANS_DE_TRAVAIL),
        poignee: Type.Enum(POIGNEES),
        charniere: Type.Enum(CHARNIERES),
        tiroir: Type.Enum(TIROIRS),
        pieds: Type.Unsafe<(typeof PIEDS)[number]>({ enum: PIEDS }),
      },
      FERME,
    ),
    elements: liste(Element, LIMITES.elements),
  },
  FERME,
);
export type Plan = Static<typeof Plan>;
