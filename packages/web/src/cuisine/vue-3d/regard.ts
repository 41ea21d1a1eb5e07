/** Where one looks from: around the middle of the room, never under its floor. */
interface Point3 {
  x: number;
  y: number;
  z: number;
}

export interface Regard {
  read(): { oeil: Point3; cible: Point3 };
  /** Radians. */
  tourner(azimut: number, hauteur: number): void;
  approcher(facteur: number): void;
  recentrer(): void;
}

const BAS = 0.08;
const HAUT = 1.5;
const HAUTEUR_CIBLE = 1;

/** @param largeur and `profondeur` of the room, metres. */
export function createRegard(largeur: number, profondeur: number): Regard {
  const taille = Math.max(largeur, profondeur, 2);
  const depart = { azimut: 0.35, hauteur: 0.5, distance: taille * 1.75 };
  let ici = { ...depart };
  const borner = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
  return {
    read() {
      const { azimut, hauteur, distance } = ici;
      const cible = { x: largeur / 2, y: HAUTEUR_CIBLE, z: profondeur / 2 };
      const plat = Math.cos(hauteur) * distance;
      return {
        cible,
        oeil: {
          x: cible.x + Math.sin(azimut) * plat,
          y: Math.max(cible.y + Math.sin(hauteur) * distance, 0.2),
          z: cible.z + Math.cos(azimut) * plat,
        },
      };
    },
    tourner(azimut, hauteur) {
      ici.azimut += azimut;
      ici.hauteur = borner(ici.hauteur + hauteur, BAS, HAUT);
    },
    approcher(facteur) {
      ici.distance = borner(ici.distance * facteur, taille * 0.35, taille * 3);
    },
    recentrer() {
      ici = { ...depart };
    },
  };
}
