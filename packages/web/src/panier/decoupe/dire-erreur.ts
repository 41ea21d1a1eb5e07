/** What is wrong with a part of a cut list, in words. */
import type { Decoupe } from '@comptoir/contract/decoupe/decoupe.contract.ts';
import { METRE_MAX } from '@comptoir/contract/decoupe/piece.ts';
import { utileOf } from '@comptoir/contract/decoupe/panneau.ts';
import type { ErreurCoupe } from '@comptoir/contract/decoupe/trait-coupe.ts';
import { panneauOf } from '@comptoir/contract/decoupe/travail-coupe.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export function useDireErreur({ matiere }: Decoupe): (erreur: ErreurCoupe) => string {
  const t = useTexts('decoupe');
  const locale = useLocale();
  const isPanneau = matiere.debit === 'panneau';
  return ({ code, texte }) => {
    switch (code) {
      case 'illisible':
        return t(isPanneau ? 'erreurs.illisiblePanneau' : 'erreurs.illisible', { texte });
      case 'nombre-de-cotes':
        return t(isPanneau ? 'erreurs.nombre-de-cotesPanneau' : 'erreurs.nombre-de-cotes', {
          texte,
        });
      default:
        return t(`erreurs.${code}`, { texte, maximum: maximumOf(matiere, locale) });
    }
  };
}

/** The largest piece, within the trimmed edges of a sheet. */
function maximumOf(matiere: Decoupe['matiere'], locale: Locale): string {
  const mm = (size: number) => formatNombre(locale, size);
  if (matiere.debit !== 'panneau') return mm(matiere.longueur ?? METRE_MAX);
  const { dx, dy } = utileOf(panneauOf(matiere));
  return `${mm(dx)} × ${mm(dy)}`;
}
