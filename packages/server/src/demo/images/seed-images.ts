/**
 * The pictures of the demo's articles. A part of the demo by its own name and digest: a shop loaded
 * before, or with other pictures, gets the new ones when it starts again.
 */
import {
  estMarque,
  imageDe,
  type Entree,
  type Image,
  type Marque,
  type Valeurs,
} from '@comptoir/images/images.public.ts';
import type { TailleDemo } from '../../config.ts';
import { copyRows } from '../../db/copy.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import { troisColonnes, troisTextes } from '../catalogue/colonnes.ts';
import { listDeclinaisons } from '../catalogue/declinaisons.ts';
import { genererCatalogue, type ProduitGenere } from '../catalogue/generer.ts';
import type { ModeleArticle } from '../catalogue/modele.ts';
import type { Seeder } from '../seed.ts';
import { readPhotos, type Photos } from './photos.ts';

const COLONNES = [
  'produit_id',
  'article_id',
  'type',
  'fichier',
  'largeur',
  'hauteur',
  'couleur',
  ...troisColonnes('alt'),
] as const;

const COTE = 800;

export function createImages(photos: Photos = readPhotos()): Seeder {
  return {
    nom: `images-${photos.empreinte}`,
    seed: (tx, taille) => seedImages(tx, taille, photos),
  };
}

async function seedImages(tx: Tx, taille: TailleDemo, photos: Photos): Promise<void> {
  const { produits } = genererCatalogue(await loadCategories(), taille);
  // Those of before, known by their name; what others have put in stays.
  await tx.execute(
    sql`delete from media where type = 'image' and fichier ~ '^[a-z0-9-]+[.][a-z0-9-]+-[0-9a-f]{8}$'`,
  );
  await copyRows(tx, 'media', COLONNES, listPhotos(produits, photos));
  await tx.execute(sql`analyze media`);
}

/** One for the product, that of its most usual article; one for each article that looks otherwise. */
function* listPhotos(produits: readonly ProduitGenere[], photos: Photos) {
  const valeursDe = memoize((modele: ModeleArticle) => listDeclinaisons(modele));
  for (const { id, modele, fabrication, gamme, nombre, premierArticleId, nom } of produits) {
    const { code } = fabrication.marque;
    const marque = estMarque(code) && modele.marques.includes(code) ? code : 'neutre';
    const photoDe = (place: number): Entree | undefined => {
      const valeurs: Valeurs | undefined = valeursDe(modele)[gamme[place]?.index ?? -1];
      const image = valeurs && imageOuRien(modele.genre, valeurs, marque);
      return image && photos.find(image);
    };
    const premiere = photoDe(0);
    if (!premiere) continue;
    const ligne = (articleId: number | null, { fichier, couleur }: Entree) =>
      [id, articleId, 'image', fichier, COTE, COTE, couleur, ...troisTextes(nom)] as const;
    yield ligne(null, premiere);
    for (let place = 1; place < nombre; place++) {
      const photo = photoDe(place);
      if (photo && photo.fichier !== premiere.fichier) yield ligne(premierArticleId + place, photo);
    }
  }
}

/** A value no picture was thought of for shows the stand-in: a shop starts all the same. */
function imageOuRien(genre: string, valeurs: Valeurs, marque: Marque): Image | undefined {
  try {
    return imageDe(genre, valeurs, marque);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
