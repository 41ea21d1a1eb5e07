import type { TranslateOf } from '../words/use-texts.ts';

export function direLigne(t: TranslateOf<'cuisine'>, nom: string): string {
  return nom.startsWith('I') ? t('ligne.ilot', { nom: nom.slice(1) }) : t('ligne.mur', { nom });
}
