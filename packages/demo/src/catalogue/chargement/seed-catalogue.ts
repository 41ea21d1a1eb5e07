import type { TailleDemo } from '@comptoir/server/config.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import type { Seeder } from '../../seed.ts';
import { withoutForeignKeys } from '../../without-foreign-keys.ts';
import { loadCategories } from '../catalogue.ts';
import { copyArticles, copyTarifs } from './copy-articles.ts';
import { copyProduits } from './copy-produits.ts';
import { copyReferentiel } from './copy-referentiel.ts';
import { genererCatalogue } from '../generer.ts';

export const catalogue: Seeder = { nom: 'catalogue', seed: seedCatalogue };

async function seedCatalogue(tx: Tx, taille: TailleDemo): Promise<void> {
  const genere = genererCatalogue(await loadCategories(), taille);
  await copyReferentiel(tx, genere);
  await copyProduits(tx, genere.produits, genere.dictionnaire);
  await withoutForeignKeys(tx, ['article', 'tarif', 'tarif_palier'], async () => {
    await copyArticles(tx, genere);
    await copyTarifs(tx, genere);
  });
  // Rows were loaded with their identifiers: the next one given out must be free.
  for (const statement of [
    sql`select setval('noeud_id_seq', max(id)) from noeud`,
    sql`select setval('marque_id_seq', max(id)) from marque`,
    sql`select setval('attribut_id_seq', max(id)) from attribut`,
    sql`select setval('attribut_valeur_id_seq', max(id)) from attribut_valeur`,
    sql`select setval('produit_id_seq', max(id)) from produit`,
    sql`select setval('article_id_seq', max(id)) from article`,
    sql`select setval('pictogramme_id_seq', max(id)) from pictogramme`,
    sql`select setval('univers_metier_id_seq', max(id)) from univers_metier`,
    sql`analyze noeud, marque, attribut_valeur, produit, article, tarif, tarif_palier`,
  ]) {
    await tx.execute(statement);
  }
}
