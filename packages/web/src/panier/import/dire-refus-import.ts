/** Why nothing of a text or a file was taken. */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import {
  DOCUMENTS_INATTENDUS,
  MAX_LIGNES_IMPORT,
} from '@comptoir/contract/panier/import.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { formatBytes, FILE_MAX_BYTES } from '../../ui/field/file-rules.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

interface Mots {
  t: TranslateOf<'panier'>;
  tErreurs: TranslateOf<'erreurs'>;
  locale: Locale;
}

export function direRefusImport(
  { t, tErreurs, locale }: Mots,
  { code, data }: { code: CodeErreur; data: Record<string, unknown> },
): string {
  const document = DOCUMENTS_INATTENDUS.find((nom) => nom === data['document']);
  return tErreurs(code, {
    maximum: formatNombre(locale, MAX_LIGNES_IMPORT),
    limite: formatBytes(FILE_MAX_BYTES, locale),
    document: t(`import.documents.${document ?? 'autre-xml'}`),
  });
}
