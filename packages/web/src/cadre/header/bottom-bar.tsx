import {
  House,
  LayoutGrid,
  List,
  Package,
  Percent,
  ShoppingCart,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import { isPageOuverte } from '../../page/page-ouverte.ts';
import { useNombrePanier } from '../../panier/nombre-panier.public.ts';
import { useFrameTexts, type Translate } from '../use-frame-texts.ts';
import { useTexts } from '../../words/use-texts.ts';

interface Place {
  code: 'accueil' | 'catalogue' | 'achat-rapide' | 'listes' | 'commandes' | 'offres' | 'panier';
  libelle: string;
  href: string;
  icon: LucideIcon;
  /** Paths that lie inside it. */
  within: RegExp;
}

const barTexts = (t: Translate, locale: Locale) => ({
  label: t('barre'),
  places: [
    place('accueil', t('accueil.titre'), liens.accueil(locale), House, /^\/(?:[?#]|$)/),
    place(
      'catalogue',
      t('catalogue.court'),
      liens.planDuSite(locale),
      LayoutGrid,
      /^\/(?:c|f|sf|g|sg|fp|recherche|marques|offres|promos|plan-du-site|univers-metier-[^/]+)(?:[/?#]|$)/,
    ),
    place('achat-rapide', t('achatRapide'), liens.achatRapide(locale), Zap, /^\/achat-rapide\b/),
    place(
      'listes',
      t('listes'),
      liens.listesAchats(locale),
      List,
      /^\/mon-compte\/listes-achats\b/,
    ),
    place(
      'commandes',
      t('liens.commandes'),
      liens.commandes(locale),
      Package,
      /^\/mon-compte\/commandes\b/,
    ),
    place('offres', t('liens.offres'), liens.offres(locale), Percent, /^\/(?:offres|promos)\b/),
    place('panier', t('panier.titre'), liens.panier(locale), ShoppingCart, /^\/panier\b/),
  ],
});

function place(
  code: Place['code'],
  libelle: string,
  href: string,
  icon: LucideIcon,
  within: RegExp,
): Place {
  return { code, libelle, href, icon, within };
}

/** The five places of the shop under the thumb. A page's own action stands directly above it. */
export function BottomBar() {
  const { label, places } = useFrameTexts(barTexts);
  const t = useTexts('cadre');
  const { locale, path, session } = usePage();
  const shown = places.filter(fourth(places, session.compte !== undefined));
  // Where two places hold the page, the nearer one is current.
  const current = shown.findLast(({ within }) => within.test(path))?.code;
  const count = useNombrePanier();
  return (
    <nav
      aria-label={label}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 grid h-[calc(4rem+env(safe-area-inset-bottom))] grid-cols-[1fr_1fr_auto_1fr_1fr] border-t bg-bg pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      {shown.map(({ code, libelle, href, icon: Icon }) => (
        <Lien
          key={code}
          href={href}
          aria-current={code === current ? 'page' : undefined}
          onClick={code === 'catalogue' ? openArbre : undefined}
          className="relative flex flex-col items-center justify-center gap-1 px-1 type-caption whitespace-nowrap text-text-2 -outline-offset-2 aria-[current]:font-[660] aria-[current]:text-text aria-[current]:before:absolute aria-[current]:before:inset-x-0 aria-[current]:before:-top-px aria-[current]:before:border-t-3 aria-[current]:before:border-text"
        >
          <span className="relative">
            <Icon size={24} aria-hidden />
            {code === 'panier' && count > 0 && (
              <span
                aria-hidden
                className="absolute -top-1.5 left-4 h-4.5 min-w-4.5 rounded-full bg-ink-solid px-1 text-center text-[0.6875rem] leading-4.5 font-[620] text-on"
              >
                {formatNombre(locale, count)}
              </span>
            )}
          </span>
          {code === 'panier' && count > 0 && (
            <span className="sr-only">{t('panier.articles', { count })}</span>
          )}
          <span aria-hidden={code === 'panier' && count > 0}>{libelle}</span>
        </Lien>
      ))}
    </nav>
  );
}

/** The place beside the basket: one's lists, else one's orders, else what is on offer. */
function fourth(places: readonly Place[], isBuyer: boolean): (place: Place) => boolean {
  const listes = places.find(({ code }) => code === 'listes');
  const kept = listes && isPageOuverte(listes.href) ? 'listes' : isBuyer ? 'commandes' : 'offres';
  return ({ code }) => code === kept || !['listes', 'commandes', 'offres'].includes(code);
}

function openArbre(event: { preventDefault: () => void }) {
  event.preventDefault();
  openOverlay('arbre-categories');
}
