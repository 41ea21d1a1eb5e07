/** What the server takes of the pictures: which one an article shows, and its files. No three. */
export { cleOf } from './cles.ts';
export { aUnDessin, dessinCote, vignetteDessin } from './dessins/dessins.ts';
export { enMillimetres, type Mesure, type Mesures } from './dessins/mesures.ts';
export { A_DESSINER } from './genres/a-dessiner.ts';
export { GENRES, imageOf } from './genres/genres.ts';
export type { Image, Valeurs } from './genres/image.ts';
export { estMarque, type Marque } from './nuancier.ts';
export { planifier, type ModelePlanifie, type Plan } from './plan.ts';
export { ecartEntre } from './ressemblance.ts';
export { SECONDES } from './secondes.ts';
export {
  cheminFichier,
  listManifestes,
  readManifeste,
  type Entree,
  type Manifeste,
} from './atelier/manifeste.ts';
export { GROUPES, ILLUSTRATIONS, readIllustrations, type Groupe } from './atelier/illustrations.ts';
export { writeLogo, estDessinee } from './logos/logo.ts';
export { LARGE, TAILLES, TAILLES_GARDEES, type Taille } from './studio/tailles.ts';
