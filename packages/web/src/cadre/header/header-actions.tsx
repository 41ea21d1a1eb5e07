import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { List, ShoppingCart, User, Zap, type LucideIcon } from 'lucide-react';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { BoutonCompte } from '../../identite/bouton-compte.public.tsx';
import { latePart } from '../../loading/late-part.tsx';
import { usePage } from '../../page/page-context.ts';
import { useMontantPanier } from '../../panier/montant-panier.public.ts';
import { useNombreConnu } from '../../panier/nombre-panier.public.ts';
import { HeaderStore } from './header-store.tsx';
import { isPageOuverte } from '../../page/page-ouverte.ts';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';
import { useTexts } from '../../words/use-texts.ts';

/** Without its code the link still leads to the page. */
const mini = latePart({ load: () => import('../../panier/mini/mini-panier.public.tsx') });

const actionTexts = (t: Translate, locale: Locale) => ({
  achatRapide: t('achatRapide'),
  listes: t('listes'),
  seConnecter: t('compte.seConnecter'),
  panier: t('panier.titre'),
  panierVide: t('panier.vide'),
  href: {
    achatRapide: liens.achatRapide(locale),
    listes: liens.listesAchats(locale),
    panier: liens.panier(locale),
  },
});

export function HeaderActions() {
  const texts = useFrameTexts(actionTexts);
  const { href } = texts;
  return (
    <div className="ml-auto flex shrink-0 items-center max-sm:-mr-2.5 lg:ml-2 xl:ml-3">
      <HeaderStore />
      <Action href={href.achatRapide} icon={Zap} className="max-sm:hidden">
        {texts.achatRapide}
      </Action>
      {isPageOuverte(href.listes) && (
        <Action href={href.listes} icon={List} className="max-sm:hidden">
          {texts.listes}
        </Action>
      )}
      <AccountAction texts={texts} />
      <BasketAction texts={texts} />
    </div>
  );
}

interface ActionProps {
  href: string;
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

const ACTION =
  'flex h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-control px-2 hover:bg-ink-2 xl:min-w-14';

/** An icon over its word; the word is only read aloud where there is no room for it. */
function Action({ href, icon: Icon, className, children }: ActionProps) {
  return (
    <Lien href={href} className={clsx(ACTION, className)}>
      <Icon size={20} aria-hidden className="slim-icon max-sm:size-6" />
      <span className="slim-label max-w-24 truncate type-caption max-xl:sr-only">{children}</span>
    </Lien>
  );
}

interface SessionActionProps {
  texts: ReturnType<typeof actionTexts>;
}

function AccountAction({ texts }: SessionActionProps) {
  const { locale, path, session } = usePage();
  if (session.isAuthenticated) return <BoutonCompte className={`${ACTION} xl:min-w-26`} />;
  // Signing in from the sign-in page would only lead back to it.
  const redirectUrl = path.startsWith('/connexion') ? undefined : withLocale(locale, path);
  return (
    <Action href={liens.connexion(locale, { redirectUrl })} icon={User}>
      {texts.seConnecter}
    </Action>
  );
}

/** On a desk, pointing at it or reaching it by keyboard shows what it holds; the code comes then. */
function BasketAction({ texts }: SessionActionProps) {
  const t = useTexts('cadre');
  const connu = useNombreConnu();
  const count = connu ?? 0;
  const montant = useMontantPanier(count);
  const { locale } = usePage();
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => setIsAsked(true);
  return (
    <div
      onPointerEnter={ask}
      onFocus={ask}
      className="slim-control relative ml-2 h-11 max-sm:hidden"
    >
      <Lien
        href={texts.href.panier}
        data-entete="panier"
        // As wide empty as with an amount: the field beside it keeps its place.
        className="flex h-full min-w-36 xl:min-w-44 items-center justify-center gap-2.5 rounded-control border border-on-line px-3 type-button hover:bg-ink-2"
      >
        <ShoppingCart size={20} aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            data-compte-lignes
            className="min-w-6.5 rounded-full bg-on px-1.5 text-center type-label text-ink"
          >
            {formatNombre(locale, count)}
          </span>
        )}
        {count > 0 && <span className="sr-only">{t('panier.articles', { count })}</span>}
        <span aria-hidden={count > 0 && !montant} className="whitespace-nowrap">
          {connu === 0 ? texts.panierVide : montant ? formatArgent(locale, montant) : texts.panier}
        </span>
      </Lien>
      {isAsked && <mini.Part nombre={count} />}
    </div>
  );
}
