/** Message catalogues on the server: all of them, in memory, shared by every request. */
import type { Catalogue } from '@comptoir/contract/words/texts.ts';
import { createTexts } from './texts.ts';

const catalogues = import.meta.glob<Catalogue>('../../../contract/messages/*/*.json', {
  eager: true,
  import: 'default',
});

// Shared because nothing changes an instance once its texts are in: a request cannot leak into another.
export const texts = createTexts((locale, namespace) => {
  const found = catalogues[`../../../contract/messages/${locale}/${namespace}.json`];
  if (!found) throw new Error(`no messages ${locale}/${namespace}`);
  return found;
});
