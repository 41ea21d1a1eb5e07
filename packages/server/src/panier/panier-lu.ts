/** A basket as it was read, priced. */
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';
import type { LignePanierRow, Situation } from './lecture.sql.ts';
import type { PanierPromu } from './promotions/panier-promu.ts';

export interface LigneLue {
  row: LignePanierRow;
  article: ArticlePublic;
  ligne: LignePanier;
}

export interface PanierLu {
  situation: Situation;
  version: string;
  lignes: LigneLue[];
  tarif: TarifPanier;
  change: Change;
  promotions: PanierPromu;
}
