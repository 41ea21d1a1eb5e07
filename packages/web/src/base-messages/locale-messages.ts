import type { Catalogue } from '@comptoir/contract/words/texts.ts';
import type { BaseNamespace } from '../words/texts.ts';

/** The words of one language: what every page says, and where to find the rest. */
export interface LocaleMessages {
  base: Record<BaseNamespace, Catalogue>;
  /** By path of the file; those that only the server writes are left out. */
  others: Record<string, () => Promise<Catalogue>>;
}
