import { clsx } from 'clsx';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { Logo } from '../logo.tsx';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';

const homeTexts = (t: Translate, locale: Locale) => ({
  label: t('accueil.lien', { nom: enseigne.nom }),
  href: liens.accueil(locale),
});

/** The logo of the header, which leads home. */
export function HomeLink({ className }: { className?: string }) {
  const { label, href } = useFrameTexts(homeTexts);
  return (
    <Lien
      href={href}
      aria-label={label}
      className={clsx('flex shrink-0 items-center rounded-control', className)}
    >
      <Logo className="w-28 sm:w-33" />
    </Lien>
  );
}
