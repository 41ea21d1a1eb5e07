/**
 * A model as it travels from the worker that built it to the page that shows it: arrays that are
 * handed over, recipes of materials, pictures of labels. Nothing of three crosses.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  SRGBColorSpace,
  RepeatWrapping,
  Texture,
  Vector3,
  Vector4,
  type Material,
} from 'three';
import { CALQUE_SANS_OMBRE } from '../geometrie/assemblage.ts';
import { materiau, type Recette } from '../matieres/materiau.ts';
import type { PriseEntiere } from '../modele.ts';
import { isUneFace } from './face.ts';

const ATTRIBUTS = ['position', 'normal', 'uv', 'region'] as const;

interface GeometrieColis {
  attributs: Partial<Record<(typeof ATTRIBUTS)[number], { valeurs: Float32Array; par: number }>>;
  index: Uint32Array | null;
}

interface MatiereColis {
  recette: unknown;
  rugosite: number;
  image: ImageBitmap | null;
}

interface PieceColis {
  geometrie: number;
  matiere: number;
  matrice: number[];
  sansOmbre: boolean;
}

export interface Colis {
  geometries: GeometrieColis[];
  matieres: MatiereColis[];
  pieces: PieceColis[];
  prise: PriseEntiere;
  /** Only its front was made. */
  uneFace: boolean;
}

/** How a drawn label becomes a picture that can be handed over, upside down as the card wants it. */
export type Photocopie = (source: unknown) => Promise<ImageBitmap>;

export async function emballer(
  object: Group | Mesh,
  prise: PriseEntiere,
  photocopier: Photocopie,
): Promise<Colis> {
  object.updateMatrixWorld(true);
  const geometries = new Map<BufferGeometry, number>();
  const matieres = new Map<MeshPhysicalMaterial, number>();
  const pieces: PieceColis[] = [];
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const material: Material = part.material;
    if (!(material instanceof MeshPhysicalMaterial)) throw new Error('a material of another kind');
    pieces.push({
      geometrie: rang(geometries, part.geometry),
      matiere: rang(matieres, material),
      matrice: part.matrixWorld.toArray(),
      sansOmbre: part.layers.isEnabled(CALQUE_SANS_OMBRE),
    });
  });
  return {
    geometries: [...geometries.keys()].map(emballerGeometrie),
    matieres: await Promise.all(
      [...matieres.keys()].map(async ({ userData, roughness, map }) => ({
        recette: aplatir(userData.recette),
        rugosite: roughness,
        image: map ? await photocopier(map.image) : null,
      })),
    ),
    pieces,
    prise,
    uneFace: isUneFace(object),
  };
}

/** What is handed over and not copied. */
export function transferablesOf({ geometries, matieres }: Colis): Transferable[] {
  return [
    ...geometries.flatMap(({ attributs, index }) => [
      ...Object.values(attributs).map(({ valeurs }) => valeurs.buffer as ArrayBuffer),
      ...(index ? [index.buffer as ArrayBuffer] : []),
    ]),
    ...matieres.flatMap(({ image }) => image ?? []),
  ];
}

export function deballer({ geometries, matieres, pieces }: Colis): Group {
  const formes = geometries.map(deballerGeometrie);
  const faites = matieres.map(deballerMatiere);
  const group = new Group();
  for (const { geometrie, matiere, matrice, sansOmbre } of pieces) {
    const mesh = new Mesh(formes[geometrie], faites[matiere]);
    mesh.matrix.fromArray(matrice);
    mesh.matrixAutoUpdate = false;
    if (sansOmbre) mesh.layers.set(CALQUE_SANS_OMBRE);
    group.add(mesh);
  }
  return group;
}

function rang<T>(connus: Map<T, number>, chose: T): number {
  const connu = connus.get(chose);
  if (connu !== undefined) return connu;
  connus.set(chose, connus.size);
  return connus.size - 1;
}

function emballerGeometrie(geometry: BufferGeometry): GeometrieColis {
  const attributs: GeometrieColis['attributs'] = {};
  for (const nom of ATTRIBUTS) {
    if (!geometry.hasAttribute(nom)) continue;
    const { array, itemSize } = geometry.getAttribute(nom);
    // A copy: two geometries may share an array, which can be handed over once.
    attributs[nom] = { valeurs: Float32Array.from(array), par: itemSize };
  }
  return { attributs, index: geometry.index && Uint32Array.from(geometry.index.array) };
}

function deballerGeometrie({ attributs, index }: GeometrieColis): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [nom, { valeurs, par }] of Object.entries(attributs)) {
    geometry.setAttribute(nom, new BufferAttribute(valeurs, par));
  }
  if (index) geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

function deballerMatiere({ recette, rugosite, image }: MatiereColis): MeshPhysicalMaterial {
  const faite = relever(recette) as Recette;
  const texture = image && deballerImage(image);
  const material = materiau({ ...faite, image: texture });
  material.roughness = rugosite;
  return material;
}

function deballerImage(image: ImageBitmap): Texture {
  const texture = new Texture(image);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.flipY = false;
  texture.needsUpdate = true;
  return texture;
}

/** Colours and vectors as bare numbers, marked by what they were. */
function aplatir(valeur: unknown): unknown {
  if (valeur instanceof Color) return { couleur3: valeur.toArray() };
  if (valeur instanceof Vector3 || valeur instanceof Vector4) return { vecteur: valeur.toArray() };
  return parcourir(valeur, aplatir);
}

function relever(valeur: unknown): unknown {
  if (typeof valeur === 'object' && valeur !== null) {
    if ('couleur3' in valeur) return new Color().fromArray(valeur.couleur3 as number[]);
    if ('vecteur' in valeur) {
      const nombres = valeur.vecteur as number[];
      return (nombres.length === 3 ? new Vector3() : new Vector4()).fromArray(nombres);
    }
  }
  return parcourir(valeur, relever);
}

function parcourir(valeur: unknown, chacun: (partie: unknown) => unknown): unknown {
  if (typeof valeur !== 'object' || valeur === null) return valeur;
  return Object.fromEntries(Object.entries(valeur).map(([nom, part]) => [nom, chacun(part)]));
}
