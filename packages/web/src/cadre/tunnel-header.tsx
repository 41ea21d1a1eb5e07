import { ArrowLeft, Phone } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { Lien } from '../lien.tsx';
import { usePage } from '../page-context.ts';
import { pageTexts } from '../page-head.ts';
import { HomeLink } from './home-link.tsx';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';
import { useLocaleTexts } from '../use-texts.ts';

const tunnelTexts = (t: Translate, locale: Locale) => ({
  help: t('tunnel.aide'),
  back: t('tunnel.retour'),
  backHref: liens.panier(locale),
});

/** While one orders: help and the way back, nothing else to go to. */
export function TunnelHeader() {
  const texts = useFrameTexts(tunnelTexts);
  const { telephone } = enseigne.contact;
  return (
    <header data-header="still" className="on-ink bg-ink text-on print:hidden">
      <div className="page-wide flex h-14 items-center gap-2 sm:h-18 sm:gap-4">
        <Lien
          href={texts.backHref}
          aria-label={texts.back}
          className="-ml-2.5 flex size-11 items-center justify-center rounded-control sm:hidden"
        >
          <ArrowLeft size={24} aria-hidden />
        </Lien>
        <PageTitle />
        <HomeLink className="h-11 max-sm:hidden" />
        <a
          href={`tel:${telephone.international}`}
          aria-label={`${texts.help}, ${telephone.libelle}`}
          className="ml-auto flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-ink-2 max-sm:-mr-2.5"
        >
          <Phone size={20} aria-hidden className="max-sm:size-6" />
          <span className="max-sm:hidden">
            <span className="block type-label">{telephone.libelle}</span>
            <span className="block type-caption text-on-2">{texts.help}</span>
          </span>
        </a>
        <Lien
          href={texts.backHref}
          className="flex min-h-11 items-center gap-2 rounded-control px-2 type-label hover:bg-ink-2 max-sm:hidden"
        >
          <ArrowLeft size={16} aria-hidden />
          {texts.back}
        </Lien>
      </div>
    </header>
  );
}

function PageTitle() {
  const pageWords = useLocaleTexts();
  const { route } = usePage();
  if (!route) return null;
  return (
    <span className="type-h3 sm:hidden" aria-hidden>
      {pageTexts(pageWords, route).titre}
    </span>
  );
}
