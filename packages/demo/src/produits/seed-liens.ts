import {
  calculerAchatsConjoints,
  calculerLiens,
  writeRegles,
} from '@comptoir/server/produits/produits.public.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Seeder } from '../seed.ts';
import { REGLES } from './regles/regles.ts';

/** Values that make no other thing of an article: what replaces it may have others. */
export const ASPECTS = [
  'couleur',
  'revetement',
  'finition-porte',
  'finition-meuble',
  'finition-profile',
  'rangement',
  'manche',
  'gaine',
];

/** After orders, which tell what is bought together. */
export const liens: Seeder = {
  nom: 'liens',
  async seed(tx) {
    await tx.execute(sql`update attribut set distingue = not code = any (${ASPECTS})`);
    // A shop loaded before there were rules has pairs without reasons.
    await tx.execute(sql`delete from produit_lien where regle_id is null`);
    await writeRegles(tx, REGLES);
    await calculerLiens(tx);
    await calculerAchatsConjoints(tx);
    await tx.execute(sql`analyze produit_lien, achat_conjoint, regle_lien, regle_lien_condition`);
  },
};
