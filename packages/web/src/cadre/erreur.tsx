import { useRouterState } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { isNetworkFailure, isSignInAsked, requestIdOf } from './failure.ts';
import { HorsLigne } from './hors-ligne.tsx';
import { StatePage } from './state-page.tsx';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';
import { useTexts } from '../words/use-texts.ts';

const errorTexts = (t: Translate, locale: Locale) => ({
  kicker: t('erreur.sousTitre'),
  title: t('erreur.titre'),
  text: t('erreur.texte'),
  kept: t('erreur.garde'),
  reload: t('erreur.recharger'),
  home: { libelle: t('erreur.accueil'), href: liens.accueil(locale) },
  contact: { libelle: t('erreur.contact'), href: liens.contact(locale) },
});

/** Shown in the place of a page that could not be prepared or reached. */
export function ErreurPage({ error }: { error: unknown }) {
  if (isSignInAsked(error)) return null;
  return isNetworkFailure(error) ? <HorsLigne /> : <ErreurServeur error={error} />;
}

function ErreurServeur({ error }: { error: unknown }) {
  const texts = useFrameTexts(errorTexts);
  const t = useTexts('cadre');
  const href = useRouterState({ select: (state) => state.location.publicHref });
  const id = requestIdOf(error);
  return (
    <StatePage kicker={texts.kicker} title={texts.title}>
      <p className="mt-4 max-w-160 text-[1.125rem] leading-7 text-text-2">
        {texts.text}
        <br />
        {texts.kept}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        {/* A document load, not a navigation in place: it also brings fresh scripts. */}
        <a href={href} className={buttonClass({ kind: 'primary', size: 'lg' })}>
          {texts.reload}
        </a>
        {[texts.home, texts.contact].map((lien) => (
          <Lien
            key={lien.href}
            href={lien.href}
            className={buttonClass({ kind: 'quiet', size: 'lg' })}
          >
            {lien.libelle}
          </Lien>
        ))}
      </div>
      {id && <p className="mt-6 type-meta text-text-2">{t('erreur.numero', { id })}</p>}
    </StatePage>
  );
}
