/**
 * An arrangement: several models on one table, photographed together. Data and a function that
 * builds them; no DOM, so that tests build them too.
 */
import { Box3, Group, Vector3, type Object3D } from 'three';
import type { Static, TObject } from 'typebox';
import * as Value from 'typebox/value';
import type { NomFormat } from '@comptoir/contract/illustrations/illustrations.ts';
import { PRISE_USUELLE, type Modele, type Prise, type PriseEntiere } from '../modele.ts';
import type { Point3 } from '../geometrie/balayage.ts';

/** Where a thing stands: millimetres from the middle of the table, z towards the viewer. */
export interface Place {
  x: number;
  z: number;
  /** Height of its lowest point: what it stands on. */
  y?: number;
  /** Turned about the vertical; positive shows its left side. */
  tour?: number;
  /** How it is laid before it is turned: about x, y, z, in this order. */
  couche?: Point3;
  /** Small things are shown larger than they are, ladders smaller. */
  echelle?: number;
}

/** A model with its parameters at its place. */
export interface Objet {
  modele: Modele;
  params: Record<string, unknown>;
  place: Place;
}

export interface Composition {
  format: NomFormat;
  prise?: Prise;
  objets: readonly Objet[];
}

export function defineComposition(composition: Composition): Composition {
  return composition;
}

export function prisePour({ prise }: Composition): PriseEntiere {
  return { ...PRISE_USUELLE, azimut: 0, elevation: 0.26, cadre: 0.9, ...prise };
}

export function objet<Schema extends TObject>(
  modele: Modele<string, Schema>,
  params: Static<Schema>,
  place: Place,
): Objet {
  // Parameters are checked against the schema of their own model, here and when it is built.
  return { modele: modele as unknown as Modele, params: params as Record<string, unknown>, place };
}

/** All of them, each at its place. */
export function composer({ objets }: Composition): Group {
  const group = new Group();
  for (const { modele, params, place } of objets) {
    if (!Value.Check(modele.params, params)) {
      const [erreur] = Value.Errors(modele.params, params);
      throw new Error(`${modele.nom}: ${erreur?.instancePath} ${erreur?.message}`);
    }
    group.add(installer(modele.construire(params), place));
  }
  return group;
}

/** Laid, turned, sized, then moved so that its middle and its lowest point are where they are said. */
function installer(object: Object3D, { x, z, y = 0, tour = 0, couche, echelle = 1 }: Place) {
  const laid = new Group();
  laid.add(object);
  if (couche) laid.rotation.set(...couche);
  const stand = new Group();
  stand.add(laid);
  stand.rotation.y = tour;
  stand.scale.setScalar(echelle);
  stand.updateMatrixWorld(true);
  const boite = new Box3().setFromObject(stand, true);
  const milieu = boite.getCenter(new Vector3());
  stand.position.set(x - milieu.x, y - boite.min.y, z - milieu.z);
  stand.updateMatrixWorld(true);
  return stand;
}
