import { clsx } from 'clsx';
import { ArrowLeft, Phone } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { ConditionsProposees } from '../../identite/conditions-proposees.public.tsx';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { pageTexts } from '../../app/page-head.ts';
import {
  EtapesTunnel,
  RangEtape,
  useEtape,
  useRetour,
} from '../../piece-ouverte/etapes.public.tsx';
import { HomeLink } from './home-link.tsx';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';
import { useLocaleTexts } from '../../words/use-texts.ts';

const tunnelTexts = (t: Translate, locale: Locale) => ({
  help: t('tunnel.aide'),
  back: t('tunnel.retour'),
  before: t('tunnel.precedent'),
  basketHref: liens.panier(locale),
});

/** While one orders: the steps, help and the way back, nothing else to go to. */
export default function TunnelHeaderContent() {
  const texts = useFrameTexts(tunnelTexts);
  const etape = useEtape();
  const retour = useRetour();
  const { telephone } = enseigne.contact;
  // Whoever was sent a quote by a company has nothing to order here.
  const isInvite = usePage().route?.nom === 'devis-recu';
  if (isInvite) {
    return (
      <header className="on-ink bg-ink text-on print:hidden">
        <div className="page-wide flex h-14 items-center sm:h-18">
          <HomeLink className="h-11" />
        </div>
        <ConditionsProposees />
      </header>
    );
  }
  return (
    <header className="on-ink bg-ink text-on print:hidden">
      <div className="page-wide flex h-14 items-center gap-2 sm:h-18 sm:gap-4">
        <Lien
          href={retour}
          aria-label={retour === texts.basketHref ? texts.back : texts.before}
          className="-ml-2.5 flex size-11 items-center justify-center rounded-control sm:hidden"
        >
          <ArrowLeft size={24} aria-hidden />
        </Lien>
        <div className="min-w-0 sm:hidden">
          <PageTitle />
          {etape && <RangEtape courante={etape} />}
        </div>
        <HomeLink className="h-11 max-sm:hidden" />
        {etape && <EtapesTunnel courante={etape} />}
        <a
          href={`tel:${telephone.international}`}
          className={clsx(
            'ml-auto flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-ink-2 max-sm:-mr-2.5',
            // The steps stand in the middle and push it aside by themselves.
            etape && 'lg:ml-0',
          )}
        >
          <Phone size={20} aria-hidden className="max-sm:size-6" />
          <span className="max-lg:sr-only">
            <span className="block type-label">{telephone.libelle}</span>
            <span className="block type-caption text-on-2">{texts.help}</span>
          </span>
        </a>
        <Lien
          href={texts.basketHref}
          className="flex min-h-11 items-center gap-2 rounded-control px-2 type-label hover:bg-ink-2 max-sm:hidden"
        >
          <ArrowLeft size={16} aria-hidden />
          {texts.back}
        </Lien>
      </div>
      <ConditionsProposees />
    </header>
  );
}

function PageTitle() {
  const pageWords = useLocaleTexts();
  const { route } = usePage();
  if (!route) return null;
  return (
    <span className="block truncate type-h3" aria-hidden>
      {pageTexts(pageWords, route).titre}
    </span>
  );
}
