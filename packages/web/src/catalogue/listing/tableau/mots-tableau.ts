import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { TranslateOf } from '../../../words/use-texts.ts';
import type { TranslateListing } from '../facettes/noms-facettes.ts';

export interface MotsTableau {
  t: TranslateListing;
  tArticles: TranslateOf<'articles'>;
  locale: Locale;
  jour: string;
}
