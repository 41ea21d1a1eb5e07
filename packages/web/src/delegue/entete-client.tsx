/** Head of the delegate's drawers: violet while they act, with the customer as the largest word. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { DelegueAffiche, SessionAffichee } from '../app/rendering.ts';
import type { OverlayHeaderProps } from '../ui/section/overlay-header.tsx';
import type { TranslateOf } from '../words/use-texts.ts';
import { precisions } from './bandeau/bandeau-deplie.tsx';

export function enteteClient(
  t: TranslateOf<'delegue'>,
  locale: Locale,
  { compte }: SessionAffichee,
  delegue: DelegueAffiche,
): Pick<OverlayHeaderProps, 'title' | 'description' | 'headerClassName'> {
  const ground = compte ? 'bg-del [&_button:hover]:bg-del-2!' : 'bg-ink [&_button:hover]:bg-ink-2!';
  return {
    title: (
      <>
        <span className="mb-2 block type-meta font-[420]!">
          {t('bandeau.qui', { nom: delegue.nom, code: delegue.code })}
        </span>
        {compte && <span className="block type-meta font-[420]!">{t('bandeau.agissezPour')} </span>}
        {compte?.libelle ?? t('bandeau.personne')}
      </>
    ),
    description: compte
      ? [compte.bloque && t('consultation.libelle'), precisions(t, locale, compte, delegue)]
          .filter(Boolean)
          .join(' · ')
      : t('bandeau.personneDetail'),
    headerClassName: `on-ink text-on [&_button]:text-on! ${ground} [&>div>div>p]:opacity-100!`,
  };
}
