/**
 * The pictures of the demo's articles. A part of the demo by its own name and digest: a shop loaded
 * before, or with other pictures, gets the new ones when it starts again.
 */
import { LARGE, type Entree } from '@comptoir/images/images.public.ts';
import type { TailleDemo } from '@comptoir/server/config.ts';
import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import { troisColonnes, troisTextes } from '../catalogue/chargement/colonnes.ts';
import { genererCatalogue, type ProduitGenere } from '../catalogue/generer.ts';
import type { Seeder } from '../seed.ts';
import { listImages } from './images-vendues.ts';
import { readPhotos, type Photos } from './photos.ts';

type Photo = Pick<Entree, 'fichier' | 'cote' | 'couleur'>;

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

/**
 * One for the product, that of its most usual article, and a second look at it; one for each
 * article that looks otherwise.
 */
function* listPhotos(produits: readonly ProduitGenere[], photos: Photos) {
  for (const { produit, images } of listImages(produits)) {
    const { id, premierArticleId, nom } = produit;
    const [premiere, ...autres] = images.map((image) => image && photos.find(image));
    if (!premiere) continue;
    const ligne = (articleId: number | null, { fichier, cote = LARGE, couleur }: Photo) =>
      [id, articleId, 'image', fichier, cote, cote, couleur, ...troisTextes(nom)] as const;
    yield ligne(null, premiere);
    if (premiere.seconde) yield ligne(null, premiere.seconde);
    for (const [i, photo] of autres.entries()) {
      if (photo && photo.fichier !== premiere.fichier) {
        yield ligne(premierArticleId + i + 1, photo);
      }
    }
  }
}
