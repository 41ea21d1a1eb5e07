/** The one material everything is made of: three's physical one, with our skin, wood and light. */
import {
  Color,
  DoubleSide,
  LinearSRGBColorSpace,
  MeshPhysicalMaterial,
  Vector3,
  Vector4,
  type ColorRepresentation,
  type IUniform,
  type Texture,
} from 'three';
import { ECLAIRAGE } from './eclairage.ts';
import {
  FRAGMENT_COULEUR,
  FRAGMENT_DECLARATIONS,
  FRAGMENT_DEVELOPPEMENT,
  FRAGMENT_LUMIERE,
  FRAGMENT_NORMALE,
  FRAGMENT_RUGOSITE,
  VERTEX_DECLARATIONS,
  VERTEX_PLACE,
} from './nuanceurs.ts';

export type Axe = 'x' | 'y' | 'z';

export const RELIEFS = ['aucun', 'grain', 'brosse', 'tricot', 'toile', 'cuir', 'serge'] as const;

export interface Relief {
  sorte: (typeof RELIEFS)[number];
  /** Features per millimetre. */
  echelle: number;
  /** 0.03 is felt, 0.5 is a thick knit. */
  force: number;
  /** Along the brushing; for cloth, the axis of its thickness. */
  axe?: Axe;
}

/** Sharply parted colours of one moulded piece; the geometry carries their distances. */
export interface Regions {
  couleurB: ColorRepresentation;
  couleurC?: ColorRepresentation;
  rugositeB: number;
  rugositeC?: number;
  /** Width of the dark joint, millimetres; 0 for none. */
  joint?: number;
  /** How much of the relief B and C keep. */
  relief?: number;
}

export interface Recette {
  couleur: ColorRepresentation;
  metal?: number;
  rugosite?: number;
  /** Clear varnish over it, 0 to 1, and its roughness. */
  vernis?: number;
  rugositeVernis?: number;
  /** Coloured film of yellow passivation. */
  iris?: number;
  /** Down of cloth. */
  duvet?: number;
  eclat?: number;
  relief?: Relief;
  regions?: Regions;
  /** Drawn picture over the colour; null where nothing can be drawn. */
  image?: Texture | null;
  /** Below 1: seen through, throws no shadow. */
  opacite?: number;
  verre?: boolean;
  /** Cut-out picture laid on a surface. */
  decalque?: boolean;
  /** Further defines and uniforms: solid wood, grains. */
  fond?: { define: 'BOIS' | 'GRAINS'; uniforms: Record<string, IUniform> };
}

/** Linear light, as measured on metals; screen colours are written '#rrggbb'. */
export function lin(r: number, g: number, b: number): Color {
  return new Color().setRGB(r, g, b, LinearSRGBColorSpace);
}

export function materiau(recette: Recette): MeshPhysicalMaterial {
  const transparent = (recette.opacite ?? 1) < 1 || recette.decalque === true;
  const material = new MeshPhysicalMaterial({
    color: recette.image ? '#ffffff' : recette.couleur,
    metalness: recette.metal ?? 0,
    roughness: recette.rugosite ?? 0.45,
    clearcoat: recette.vernis ?? 0,
    clearcoatRoughness: recette.rugositeVernis ?? 0.12,
    iridescence: recette.iris ?? 0,
    iridescenceIOR: 1.45,
    sheen: recette.duvet ?? 0,
    sheenRoughness: 0.6,
    sheenColor: new Color(recette.couleur),
    specularIntensity: recette.eclat ?? 0.9,
    map: recette.image ?? null,
    side: DoubleSide,
    transparent,
    opacity: recette.opacite ?? 1,
    depthWrite: !transparent,
    polygonOffset: recette.decalque === true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  material.iridescenceThicknessMaximum = 300;
  const uniforms = uniformsOf(recette);
  if (recette.regions) material.defines = { ...material.defines, REGIONS: '' };
  if (recette.fond) material.defines = { ...material.defines, [recette.fond.define]: '' };
  material.userData = { recette: { ...recette, image: undefined } };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = patch(shader.vertexShader, [
      ['#include <common>', VERTEX_DECLARATIONS],
      ['#include <begin_vertex>', VERTEX_PLACE],
    ]);
    shader.fragmentShader = patch(shader.fragmentShader, [
      ['#include <common>', FRAGMENT_DECLARATIONS],
      ['#include <color_fragment>', FRAGMENT_COULEUR],
      ['#include <roughnessmap_fragment>', FRAGMENT_RUGOSITE],
      ['#include <normal_fragment_maps>', FRAGMENT_NORMALE],
      ['#include <aomap_fragment>', FRAGMENT_LUMIERE],
      ['#include <colorspace_fragment>', FRAGMENT_DEVELOPPEMENT],
    ]);
  };
  // What is added is the same for all; what differs is in the defines, which three counts itself.
  material.customProgramCacheKey = () => 'comptoir';
  return material;
}

function patch(source: string, parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((text, [chunk, added]) => {
    if (!text.includes(chunk)) throw new Error(`three no longer has ${chunk}`);
    return text.replace(chunk, `${chunk}\n${added}`);
  }, source);
}

function uniformsOf({ relief, regions, verre, fond }: Recette): Record<string, IUniform> {
  return {
    uVisibilite: ECLAIRAGE.visibilite,
    uStudio: ECLAIRAGE.studio,
    uExposition: ECLAIRAGE.exposition,
    uVerre: { value: verre ? 1 : 0 },
    uRelief: { value: RELIEFS.indexOf(relief?.sorte ?? 'aucun') },
    uEchelle: { value: relief?.echelle ?? 1 },
    uForce: { value: relief?.force ?? 0 },
    uFil: { value: filOf(relief) },
    ...(regions && {
      uRegionB: { value: new Color(regions.couleurB) },
      uRegionC: { value: new Color(regions.couleurC ?? regions.couleurB) },
      uRegion: {
        value: new Vector4(
          regions.rugositeB,
          regions.rugositeC ?? regions.rugositeB,
          regions.joint ?? 0.45,
          regions.relief ?? 1,
        ),
      },
    }),
    ...fond?.uniforms,
  };
}

/** Brushing stretches noise along its axis; cloth is 0 on the axis of its thickness. */
function filOf(relief: Relief | undefined): Vector3 {
  const along = relief?.sorte === 'brosse' ? 0.02 : 0;
  const axe = relief?.axe ?? (relief?.sorte === 'brosse' ? 'x' : 'z');
  return new Vector3(axe === 'x' ? along : 1, axe === 'y' ? along : 1, axe === 'z' ? along : 1);
}
